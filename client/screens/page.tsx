/** Which screen is to be seen: by the address, and at a table by how far it has come. */
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { movesLess } from '../app/settings.ts';
import type { App, Visit } from '../app/store.ts';
import { changed, notify, useApp } from '../app/store.ts';
import { setMotion } from '../widgets/flip.ts';
import { Notices } from '../widgets/notices.tsx';
import { Safe } from '../widgets/safe.tsx';
import { JoinScreen } from './join.tsx';
import { late } from './late.tsx';
import { ProblemScreen, StaleBar, Stumbled, WaitingScreen } from './problem.tsx';
import { useNoticeCues, useSoundSettings } from './use-sound.ts';

const { Screen: HomeScreen } = late(async () => (await import('./home.tsx')).HomeScreen);
const { Screen: LobbyScreen } = late(async () => (await import('./lobby.tsx')).LobbyScreen);
const { Screen: BygoneScreen } = late(async () => (await import('./bygone.tsx')).BygoneScreen);
const { Screen: TableScreen, ask: askForTable } = late(async () => (await import('./table.tsx')).TableScreen);
const { Screen: EndScreen } = late(async () => (await import('./end.tsx')).EndScreen);
const { Screen: TvScreen } = late(async () => (await import('./tv.tsx')).TvScreen);
const { Screen: RulesPage } = late(async () => (await import('./rules/rules-page.tsx')).RulesPage);
const { Screen: GalleryPage } = late(async () => (await import('./gallery/gallery-page.tsx')).GalleryPage);

export function Page(): ReactNode {
  const app = useApp();
  const { settings } = app;
  useEffect(() => setMotion(movesLess(settings) ? 'less' : 'full'), [settings]);
  useSoundSettings(settings);
  useNoticeCues(app.notices);
  useFocusOn(screenOf(app));
  return (
    <>
      {app.stale ? <StaleBar /> : undefined}
      <Safe key={screenOf(app)} otherwise={<Stumbled />}>
        <Screen app={app} />
      </Safe>
      <LateDialog key={app.dialog} app={app} />
      <Notices />
    </>
  );
}

/** Loaded when it is opened, and again when that failed: without a line it says so, and the game stays on the screen. */
function LateDialog({ app }: { readonly app: App }): ReactNode {
  const { dialog, visit } = app;
  const onClose = (): void => closeDialog(app);
  const [Settings] = useState(() => lazy(async () => ({ default: (await import('./settings.tsx')).SettingsDialog })));
  const [Rules] = useState(() =>
    lazy(async () => ({ default: (await import('./rules/rules-at-hand.tsx')).RulesAtHand })),
  );
  return (
    <Safe otherwise={<Unreachable app={app} onClose={onClose} />}>
      <Suspense>
        {dialog === 'settings' ? <Settings onClose={onClose} /> : undefined}
        {dialog === 'rules' && visit !== undefined ? <Rules visit={visit} onClose={onClose} /> : undefined}
      </Suspense>
    </Safe>
  );
}

/** What was to be shown could not be loaded. */
function Unreachable({ app, onClose }: { readonly app: App; readonly onClose: () => void }): ReactNode {
  useEffect(() => {
    notify(app.words.unreachable);
    onClose();
  });
  return undefined;
}

function closeDialog(app: App): void {
  app.dialog = undefined;
  changed();
}

function Screen({ app }: { readonly app: App }): ReactNode {
  const { route, problem, visit, door } = app;
  if (problem !== undefined) return <ProblemScreen problem={problem} />;
  if (route.is === 'home') return <HomeScreen />;
  if (route.is === 'rules') return <RulesPage game={route.game} anchor={route.anchor} />;
  if (route.is === 'moment') return <GalleryPage id={route.id} at={route.at} seat={route.seat} />;
  if (route.is === 'nowhere') return <ProblemScreen problem="not-found" />;
  if (visit === undefined && door !== undefined) return <JoinScreen door={door} />;
  if (visit === undefined) return <WaitingScreen />;
  return route.is === 'tv' ? <TvScreen visit={visit} /> : <AtTable visit={visit} />;
}

/** On another screen the keyboard begins at its content, unless it is somewhere already. */
function useFocusOn(screen: string): void {
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('#main');
    if (screen === '' || main === null || document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [screen]);
}

/** A name for what is on the screen, so that a change of it is noticed. */
const screenOf = ({ route, visit, door, problem }: App): string =>
  [route.is, visit?.room?.stage, door?.code, problem].join(' ');

function AtTable({ visit }: { readonly visit: Visit }): ReactNode {
  const { room, seated } = visit;
  const stage = room?.stage;
  // So that nothing is waited for when the look comes; what fails is asked for again when it is drawn.
  useEffect(() => {
    if (stage === 'playing') askForTable().catch(() => undefined);
  }, [stage]);
  if (room === undefined) return <WaitingScreen />;
  if (room.stage === 'closed') return <ProblemScreen problem="no-table" />;
  if (room.otherVersion !== undefined) return <BygoneScreen visit={visit} room={room} />;
  if (room.stage === 'lobby') return <LobbyScreen visit={visit} room={room} />;
  if (seated?.look === undefined) return <WaitingScreen />;
  if (room.stage === 'over' || seated.look.result.over) return <EndScreen visit={visit} seated={seated} room={room} />;
  return <TableScreen key={`${seated.table.commitment} ${seated.table.seat}`} visit={visit} seated={seated} />;
}
