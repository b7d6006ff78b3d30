/** What I do now, in a verb and a hint, by question. */
import { eatersOf, shareOf } from '#games/plates-and-napkins';
import { aboutOf, askOf, cardName, nameOf, seatsAround } from '../../asking.ts';
import type { Called } from '../../board.ts';
import { listed } from '../../words/index.ts';
import { planOf } from './plan.ts';
import type { Ask, OwnScene } from './scene.ts';
import { effectOf, plain, rowOf, signed } from './scene.ts';

/** Where nothing is asked of me the game's own words say for whom all wait. A hold is everybody's. */
export function calledNow(scene: OwnScene): Called | undefined {
  const ask = askOf(scene);
  if (ask === undefined) return undefined;
  if (ask === 'count' || ask === 'napkin') return { ...asking[ask](scene), waiting: true };
  if (ask === 'meal') return { ...asking.meal(scene), waiting: !scene.asked };
  if (scene.watching) return undefined;
  if (ask === 'pass' && scene.said.length > 0) return called(scene.words.passed);
  return scene.asked ? asking[ask](scene) : undefined;
}

const called = ({ verb, how }: { verb: string; how: string }): Called => ({ verb, hint: how });

const asking: Readonly<Record<Ask, (scene: OwnScene) => Called>> = {
  build(scene) {
    const { words } = scene;
    const [card] = planOf(scene).cards;
    if (card === undefined) return called(words.build);
    const { kind } = rowOf(scene, card);
    const how = kind === 'meat' || kind === 'cheese' || kind === 'extra' ? 'filling' : kind;
    return { verb: words.where(cardName(scene, card)), hint: words.whereHow[how] };
  },
  keep(scene) {
    const { verb, how } = scene.words.keep;
    const [card] = planOf(scene).cards;
    return { verb, hint: card !== undefined && rowOf(scene, card).kind === 'napkin' ? effectOf(scene, card) : how };
  },
  trim: ({ words }) => called(words.trim),
  bid(scene) {
    const { words } = scene;
    if (aboutOf(scene, 'bid').last) return called(words.last);
    const [card] = planOf(scene).cards;
    return { verb: card === undefined ? words.bid.verb : words.bid.whom(cardName(scene, card)), hint: words.bid.how };
  },
  count: counted,
  meal(scene) {
    const { eaters, share } = aboutOf(scene, 'meal');
    const names = listed(
      scene.language,
      eaters.map((seat) => nameOf(scene, seat)),
    );
    return { verb: scene.words.ate(names, signed(share), eaters.length), hint: scene.words.mealHow };
  },
  napkin(scene) {
    const { card, seat } = aboutOf(scene, 'napkin');
    return { verb: scene.words.plays(nameOf(scene, seat), cardName(scene, card)), hint: effectOf(scene, card) };
  },
  trade: ({ words }) => called(words.trade),
  pass(scene) {
    const { amount } = rowOf(scene, aboutOf(scene, 'pass').card);
    return { verb: scene.words.pass.verb(amount), hint: scene.words.pass.how(nameOf(scene, seatsAround(scene)[0])) };
  },
  swap: ({ words }) => called(words.swap),
  choosePlate(scene) {
    return { verb: scene.words.plate.verb, hint: effectOf(scene, aboutOf(scene, 'choosePlate').card) };
  },
  choosePlayer: ({ words }) => called(words.player),
};

/** Who must eat what, and where that takes them. */
function counted(scene: OwnScene): Called {
  const { words, look, language } = scene;
  const { bids, worths, plate, points } = look.view;
  const eaters = eatersOf(bids);
  const share = shareOf(worths[plate] ?? 0, eaters.length);
  const verb = words.eats(
    listed(
      language,
      eaters.map((seat) => nameOf(scene, seat)),
    ),
    signed(share),
    eaters.length,
  );
  const [first] = eaters;
  if (eaters.length > 1) return { verb, hint: words.eatAll };
  const [from, to] = [plain(points[first]), plain(points[first] + share)];
  return { verb, hint: words.eatsHow(plain(bids[first]), nameOf(scene, first), from, to) };
}
