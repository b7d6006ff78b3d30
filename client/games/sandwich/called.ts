/** What I do now, in a verb and a hint, by question. */
import { tasterOf } from '#games/sandwich';
import type { CardId } from '#kernel';
import { aboutOf, askOf, cardName, nameOf } from '../../asking.ts';
import type { Called } from '../../board.ts';
import { NOTHING, planOf, restOf } from './plan.ts';
import { answerOf, rankingOf } from './ranking.ts';
import type { Ask, OwnScene } from './scene.ts';
import { verdictOf } from './scene.ts';

/** Where nothing is asked of me the game's own words say for whom all wait. */
export function calledNow(scene: OwnScene): Called | undefined {
  const ask = askOf(scene);
  const { words, asked, said, watching } = scene;
  if (ask === undefined || watching) return undefined;
  if (ask === 'flip') return { verb: words.ready.verb, hint: words.ready.how, waiting: true };
  if (ask === 'show') return shownNow(scene);
  if (ask === 'grab' && said.length > 0) return { verb: words.reach.verb, hint: words.reach.how };
  return asked ? asking[ask](scene) : undefined;
}

const asking: Readonly<Record<Ask, (scene: OwnScene) => Called | undefined>> = {
  theme: ({ words }) => ({ verb: words.chooseTheme.verb, hint: words.chooseTheme.how }),
  flip: () => undefined,
  grab: ({ words, match }) => ({
    verb: words.grab.verb,
    hint: match.options.ownCard === 'allowed' ? words.grab.how : words.grab.notOwn,
  }),
  pick: ({ words }) => ({ verb: words.pick.verb, hint: words.pick.how }),
  place: ({ words }) => ({ verb: words.place.verb, hint: words.place.how }),
  address: ({ words }) => ({ verb: words.address.verb, hint: words.address.how }),
  trade: building,
  compose: building,
  pitch: ({ words }) => ({ verb: words.pitch.verb, hint: words.pitch.how }),
  speak: (scene) => {
    const taster = tasterOf(scene.match.seats, aboutOf(scene, 'speak').plate);
    return { verb: scene.words.speak.verb, hint: scene.words.speak.how(nameOf(scene, taster)) };
  },
  rank: ranking,
  show: shownNow,
  again: ({ words }) => ({ verb: words.again.verb, hint: words.again.how }),
};

/** A verdict or the round's page, to be seen. */
function shownNow(scene: OwnScene): Called {
  const { words, asked } = scene;
  const { taster } = aboutOf(scene, 'show');
  const verb = taster < 0 ? words.show.round : verdictOf(scene, taster);
  return asked ? { verb, hint: words.show.how } : { verb, hint: words.show.seen, waiting: true };
}

function building(scene: OwnScene): Called {
  const { words } = scene;
  const plan = planOf(scene);
  if (plan.deal.isOpen) return { verb: words.deal.verb, hint: words.deal.how };
  if (plan.held !== NOTHING) return { verb: words.put.verb(cardName(scene, plan.held as CardId)), hint: words.put.how };
  if (restOf(scene, plan).length === 0) return { verb: words.finish.verb, hint: words.finish.how };
  return { verb: words.build.verb, hint: askOf(scene) === 'trade' ? words.build.trading : words.build.how };
}

function ranking(scene: OwnScene): Called {
  const { words, match } = scene;
  if (scene.whyNot(answerOf(rankingOf(scene))) === undefined) return { verb: words.rank.serve, hint: words.canChange };
  return { verb: match.options.bleah ? words.rank.bleah : words.rank.verb, hint: words.rank.how };
}
