/** The host's manners of a table, whatever is played: spectators, faces, the order of seats, patience, how long bots think. */
import type { ReactNode } from 'react';
import { BY_SPEED } from '#house/pace';
import { say } from '../app/commands.ts';
import { app } from '../app/store.ts';
import { Select, Switch } from '../widgets/choice.tsx';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';

const PACES = ['speed', 'instant', 'quick', 'human', 'slow'] as const;
type Pace = (typeof PACES)[number];
/** Instead of what the table's speed says. */
const THINKING: Readonly<Record<Exclude<Pace, 'speed'>, number>> = {
  instant: 30,
  quick: 800,
  human: 2_000,
  slow: 4_000,
};
const PATIENCE = { short: 5_000, usual: 20_000, long: 120_000 } as const;

export function HouseRules(props: LobbyProps): ReactNode {
  const { words } = app;
  const { room } = props;
  const disabled = !isHost(props);
  return (
    <details className="fold">
      <summary>{words.house}</summary>
      <div className="stack-4">
        <Switch
          label={words.allowWatching}
          hint={words.hints.watching}
          on={room.watching}
          disabled={disabled}
          onChange={(watching) => say({ kind: 'manners', manners: { watching } })}
        />
        <Switch
          label={words.allowReactions}
          hint={words.hints.reactions}
          on={!room.muted}
          disabled={disabled}
          onChange={(on) => say({ kind: 'manners', manners: { muted: !on } })}
        />
        <Switch
          label={words.drawSeats}
          hint={words.hints.drawSeats}
          on={room.drawn === true}
          disabled={disabled}
          onChange={(drawn) => say({ kind: 'manners', manners: { drawn } })}
        />
        <Select
          label={words.pace}
          hint={words.hints.pace}
          disabled={disabled}
          value={room.thinking === BY_SPEED ? 'speed' : nearest(THINKING, room.thinking)}
          options={PACES.map((value) => ({ value, label: words.paces[value] }))}
          onChoose={(pace) => say({ kind: 'manners', manners: { thinking: thinkingAt(pace) } })}
        />
        <Select
          label={words.patience}
          hint={words.hints.patience}
          disabled={disabled}
          value={nearest(PATIENCE, room.patience)}
          options={(['short', 'usual', 'long'] as const).map((value) => ({ value, label: words.patiences[value] }))}
          onChoose={(name) => say({ kind: 'manners', manners: { patience: PATIENCE[name] } })}
        />
      </div>
    </details>
  );
}

const thinkingAt = (pace: Pace): number => (pace === 'speed' ? BY_SPEED : THINKING[pace]);

/** The name of the value that is closest to the one that holds. */
function nearest<N extends string>(named: Readonly<Record<N, number>>, value: number): N {
  const names = Object.keys(named) as N[];
  return names.reduce((best, name) => (Math.abs(named[name] - value) < Math.abs(named[best] - value) ? name : best));
}
