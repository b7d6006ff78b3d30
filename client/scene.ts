/** The moment at a table as a game's panel gets it: the look, a world imagined from it, and ways to answer. */
import type { Kinds, Look, Refusal } from '#kernel';
import { fastDice, imagine, millis, myQuestion, refuse } from '#kernel';
import type { App, Seated } from './app.ts';
import { commandId, notify, send } from './app.ts';
import { answersOf } from './fallback.ts';
import type { Scene } from './panel.ts';

export function sceneOf(app: App, seated: Seated, look: Look): Scene {
  const { match, text, who, drafts, log } = seated;
  const { seat } = look;
  const world = imagine<Kinds>(match, look, fastDice(look.now, look.seat));
  const top = look.stack.at(-1);
  const frame = top?.id ?? 0;
  const explain = (refusal: Refusal): void => notify(app, text.refusal(refusal, who));
  const whyNot = (answer: unknown): Refusal | undefined => whyNotSaid(world, { kind: 'answer', frame, answer }, look);
  const whyNotInterrupt = (name: string, answer: unknown): Refusal | undefined =>
    whyNotSaid(world, { kind: 'interrupt', frame, name, answer }, look);
  const scene: Scene = {
    ...{ match, look, world, seat, log, top, text, who, explain, whyNot, whyNotInterrupt },
    frame: world.table.stack.at(-1),
    asked: myQuestion(look) !== undefined,
    language: app.language,
    now: () => millis(Math.max(look.now, Math.floor(performance.now() - seated.ahead))),
    draft: <T>(name: string, begin: () => T): T => {
      if (!drafts.has(name)) drafts.set(name, begin());
      return drafts.get(name) as T;
    },
    refresh: app.changed,
    answer(answer) {
      const refusal = whyNot(answer);
      if (refusal !== undefined) return explain(refusal);
      send(app, { kind: 'answer', id: commandId(), frame, answer, ...reactionTo(seated, top) });
    },
    interrupt(name, answer) {
      const refusal = whyNotInterrupt(name, answer);
      if (refusal !== undefined) return explain(refusal);
      send(app, { kind: 'interrupt', id: commandId(), frame, name, answer });
    },
    takeBack: () => send(app, { kind: 'answer', id: commandId(), frame }),
    plain: () => answersOf(scene, app.words),
  };
  return scene;
}

type Said =
  | { readonly kind: 'answer'; readonly frame: number; readonly answer: unknown }
  | { readonly kind: 'interrupt'; readonly frame: number; readonly name: string; readonly answer: unknown };

/** The kernel's own judgement on the imagined world, at the moment of the look. */
function whyNotSaid(world: Scene['world'], said: Said, { now, seat }: Look): Refusal | undefined {
  return refuse(world, { ...said, at: now, seat } as Parameters<typeof refuse>[1]);
}

/** How long this question has been on the screen. */
function reactionTo({ shown }: Seated, top: Scene['top']): { reaction?: number } {
  const since = top?.mode === 'race' ? shown.get(top.id) : undefined;
  return since === undefined ? {} : { reaction: performance.now() - since };
}
