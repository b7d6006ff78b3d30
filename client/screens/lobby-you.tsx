/** Who I am at this table: changed at any time before the game, and remembered for the next one. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ClientMessage } from '#protocol';
import { say } from '../app/commands.ts';
import { choose, openSettings } from '../app/speaking.ts';
import { app } from '../app/store.ts';
import { classes } from '../widgets/classes.ts';
import { art, Picture, Sign } from '../widgets/picture.tsx';
import { playerColour } from '../widgets/player.tsx';
import type { Who } from '../widgets/who.tsx';
import { Faces, WhoFields } from '../widgets/who.tsx';
import { HandOff } from './hand-off.tsx';
import type { LobbyProps } from './lobby-host.ts';

type Avatar = Extract<ClientMessage, { kind: 'rename' }>['avatar'];

export function You({ visit, room }: LobbyProps): ReactNode {
  const seat = room.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === visit.person);
  const chair = room.chairs[seat];
  const known = chair?.kind === 'person' ? chair : undefined;
  const [who, setWho] = useState<Who>({ name: known?.name ?? '', avatar: known?.avatar ?? 'fox' });
  const [isOpen, open] = useState(false);
  const [isHandingOff, handOff] = useState(false);
  const { name, avatar } = known ?? who;
  useEffect(() => setWho({ name, avatar }), [name, avatar]);
  const tell = (next: Who): void => {
    choose(next);
    say({ kind: 'rename', name: next.name, avatar: next.avatar as Avatar });
  };
  const change = (next: Who): void => {
    setWho(next);
    // A name is told when it is typed; an animal at once.
    if (next.avatar !== who.avatar) tell(next);
  };
  return (
    <section className={classes('panel you a-you', isOpen && 'is-open')} aria-labelledby="you">
      <h2 id="you">{app.words.thisIsYou}</h2>
      <button
        type="button"
        className="avatar avatar--l"
        aria-label={app.words.animal}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        {...playerColour(Math.max(0, seat))}
      >
        <Picture of={art(`avatar-${who.avatar}`)} />
      </button>
      <WhoFields {...who} onChange={change} onDone={() => who.name !== name && tell(who)} />
      <Faces {...who} onChange={change} />
      <button type="button" className="button button--link you__device" onClick={() => handOff(true)}>
        <Sign of="phone" />
        {app.words.otherDevice}
      </button>
      <button type="button" className="button button--link you__device" onClick={openSettings}>
        <Sign of="settings" />
        {app.words.settings}
      </button>
      {isHandingOff ? <HandOff visit={visit} onClose={() => handOff(false)} /> : undefined}
    </section>
  );
}
