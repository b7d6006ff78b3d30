/** Sándwich Wars in German. */
import { signed } from '#wording';
import { common } from '#wording/de';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';
import { titles } from './titles.ts';

const { cards, count, ingredients, players, points } = common;
const coins = (n: number): string => count(n, 'Münze', 'Münzen');
const orders = (n: number): string => count(n, 'Bestellung', 'Bestellungen');
const actions = (n: number): string => count(n, 'Aktion', 'Aktionen');
const because = (why: string): string => (why === '' ? '' : ` (${why})`);

export const words: Words = {
  ...common,
  title: 'Sándwich Wars',
  names,
  titles,
  opportunities: {
    'helping-hand': 'Helfende Hand',
    'open-kitchen': 'Offene Küche',
    'secret-sauce': 'Geheimsoße',
    'tip-jar': 'Trinkgeldglas',
  },
  orderNames: { toast: 'Toast', bagel: 'Bagel', sub: 'Baguette', burger: 'Burger', tower: 'Turm' },
  categories: {
    meat: 'Fleisch',
    condiment: 'Soßen',
    vegetable: 'Gemüse',
    'cold-cut': 'Aufschnitt',
    egg: 'Eier',
    cheese: 'Käse',
    extra: 'Extras',
  },
  helpers: {
    meat: 'die Aushilfe für Fleisch',
    condiment: 'die Aushilfe für Soßen',
    vegetable: 'die Aushilfe für Gemüse',
    'cold-cut': 'die Aushilfe für Aufschnitt',
    egg: 'die Aushilfe für Eier',
    cheese: 'die Aushilfe für Käse',
    extra: 'die Aushilfe für Extras',
  },
  order: (sandwich, worth) => `${sandwich} (${points(worth)})`,
  titledOrder: (title, sandwich, worth) => `${title} (${sandwich}, ${points(worth)})`,
  moments: {
    play: 'Wenn du sie ausspielst: ',
    turn: 'Am Ende jedes deiner Züge: ',
    stay: 'Solange sie in deiner Auslage liegt: ',
    use: 'Wenn eine Bestellung sie verbraucht: ',
  },
  deeds: {
    coins: (n) => `nimm ${coins(n)}.`,
    cards: (n) => `zieh ${cards(n)}.`,
    points: (n) => `nimm ${points(n)}.`,
    action: (n) => `${actions(n)} mehr in diesem Zug.`,
    quality: (n, of) => `Qualität ${signed(n)} für ${of}.`,
    neighbours: (n) => `Qualität ${signed(n)} für die Zutaten direkt daneben.`,
    discount: (n, of) => `${coins(n)} Rabatt auf ${of}.`,
    wages: (n) => `Münzen nehmen bringt ${coins(n)} mehr.`,
    pair: (n, of) => `Qualität ${signed(n)}, zusammen mit ${of}.`,
    keep: () => 'sie kommt auf deine Hand zurück.',
    any: () => 'sie zählt auch als eine verlangte Kategorie, die sonst keine Zutat erfüllt.',
  },
  chances: {
    'helping-hand': () => 'Nimm eine Aushilfe umsonst; ihr Lohn ist trotzdem fällig.',
    'open-kitchen': (n) => `Leg bis zu ${ingredients(n)} aus, ohne Aktion und ohne ihre Kosten.`,
    'secret-sauce': (n) => `Die Zutaten deiner nächsten Bestellung in diesem Zug zählen zusammen ${n} Qualität mehr.`,
    'tip-jar': (n) => `Nimm ${coins(n)}.`,
  },
  kept: (worth) => `Danach geht sie nach links weiter. Am Ende auf der Hand: ${points(worth)}.`,
  ingredient: ({ category, cost, quality }) => `${category}, Kosten ${cost}, Qualität ${quality}.`,
  orderNeeds: ({ size, quality, points: worth }) => `${ingredients(size)}, Qualität ${quality}, ${points(worth)}.`,
  listed: (categories) => `Je 2 Punkte für ${categories}.`,
  rewardHelper: 'Belohnung: eine Aushilfe umsonst oder 2 Punkte.',
  rewardSplit: (due) => `Belohnung: ${due} in Münzen und Karten.`,
  presets: { rulebook: 'Wie gedruckt' },
  variants: {
    short: 'Kurzes Spiel',
    long: 'Langes Spiel',
    open: 'Offene Marken',
    head: 'Vorsprung für die Späteren',
    'first-edition': 'Karten der ersten Auflage',
  },
  options: {
    orders: 'Bestellungen bis zum Spielende',
    tokens: 'Punkte in Marken',
    startPlayer: 'Wer beginnt',
    head: 'Münzen zu Beginn',
    edition: 'Auflage der Karten',
    turnSeconds: 'Zeit für eine Aktion (Sekunden)',
    choiceSeconds: 'Zeit für eine Wahl (Sekunden)',
    showSeconds: common.toLook,
  },
  choices: {
    tokens: { hidden: 'vor den anderen verborgen', open: 'offen' },
    head: { even: 'für alle gleich', 'later-more': 'eine mehr für jeden späteren Platz' },
    edition: { 2: 'zweite Auflage', 1: 'erste Auflage' },
  },
  zero: { orders: 'so viele, wie die Karten hergeben', startPlayer: common.drawn },
  prompts: {
    turn: (left) => `Wähle eine Aktion: noch ${left}.`,
    lastChance: 'Nutze eine Gelegenheit oder beende deinen Zug.',
    replenish: 'Wirf ab, was du nicht willst, und zieh auf fünf nach.',
    rewardHelper: 'Wähle deine Belohnung: eine Aushilfe umsonst oder 2 Punkte.',
    rewardSplit: (due) => `Wähle deine Belohnung: ${due} in Münzen und Karten.`,
    helper: 'Wähle eine Aushilfe.',
    free: (left) => `Leg umsonst bis zu ${ingredients(left)} aus.`,
    freeMore: 'Leg umsonst noch eine Zutat aus oder hör auf.',
    upkeep: (helpers, n) =>
      `Bezahle ${helpers}: ${n === 1 ? '' : 'je '}2 Münzen oder 1 Punkt. Behalte sie oder gib sie zurück.`,
    discard: (n) => `Wirf ${cards(n)} ab: fünf bleiben.`,
    shown: (said) => `${said} Weiter?`,
    sheet: 'Die Abrechnung.',
  },
  moves: {
    play: (card) => `${card} ausspielen`,
    replace: (card, out) => `${card} statt ${out} ausspielen`,
    complete: (order, used) => `${order} erfüllen mit ${used}`,
    replenish: 'die Hand auffüllen',
    coins: 'Münzen nehmen',
    hire: (helper) => `${helper} anheuern`,
    use: (card) => `${card} nutzen`,
    end: 'den Zug beenden',
    discard: (thrown) => `${thrown} abwerfen`,
    discardNothing: 'nichts abwerfen',
    rewardHelper: (helper) => `${helper} nehmen`,
    rewardPoints: '2 Punkte nehmen',
    split: (money, drawn) => `${coins(money)} und ${cards(drawn)} nehmen`,
    enough: 'nichts weiter auslegen',
    payCoins: 'mit Münzen bezahlen',
    payPoints: (helpers) => `je einen Punkt zahlen für ${helpers}`,
    back: (helpers) => `${helpers} zurückgeben`,
    keepAll: 'alle behalten',
  },
  log: {
    opens: (first, row) => `Der Wettstreit beginnt. ${first} fängt an. Bestellungen: ${row}.`,
    turn: (seat, round) => `Runde ${round}: ${seat} ist am Zug.`,
    played: {
      action: ({ seat, card, cost }) => `${seat} spielt ${card} für ${coins(cost)} aus.`,
      free: ({ seat, card }) => `${seat} legt ${card} umsonst aus.`,
    },
    replaced: {
      action: ({ seat, card, out, cost }) =>
        `${seat} wirft ${out} hinaus und spielt ${card} aus, zusammen ${coins(cost)}.`,
      free: ({ seat, card, out, cost }) => `${seat} wirft ${out} für ${coins(cost)} hinaus und legt ${card} aus.`,
    },
    coins: (seat, n, why) => `${seat} nimmt ${coins(n)}${because(why)}.`,
    drew: (seat, n, why) => `${seat} zieht ${cards(n)}${because(why)}.`,
    reasons: {
      action: '',
      play: 'Zutat ausgespielt',
      turn: 'Einkommen',
      use: 'Zutat verbraucht',
      reward: 'Belohnung',
      assistant: 'Aushilfen',
      opportunity: 'Gelegenheit',
    },
    hand: (drawn) => `Du ziehst: ${drawn}.`,
    shuffled: (n) => `Der Ablagestapel wird zum Nachziehstapel: ${cards(n)}.`,
    extraAction: (seat, card) => `${card} gibt ${seat} eine weitere Aktion.`,
    replenished: (seat, thrown) => `${seat} füllt die Hand auf und wirft ${thrown} ab.`,
    replenishedOnly: (seat) => `${seat} füllt die Hand auf und wirft nichts ab.`,
    hired: {
      action: ({ seat, helper, cost }) => `${seat} heuert für ${coins(cost)} an: ${helper}.`,
      reward: ({ seat, helper }) => `${seat} bekommt als Belohnung ${helper}.`,
      opportunity: ({ seat, helper }) => `${seat} bekommt durch eine Gelegenheit ${helper}.`,
    },
    completed: ({ seat, order, cards: used, quality }) => `${seat} erfüllt ${order} mit ${used}: Qualität ${quality}.`,
    earned: ({ seat, points: n, listed, assistants, effects }) =>
      `${seat} nimmt ${points(n)}: verlangte Kategorien ${listed}, Aushilfen ${assistants}, Effekte ${effects}.`,
    twoPoints: (seat, n) => `${seat} nimmt ${points(n)} statt einer Aushilfe.`,
    kept: (seat, card) => `${card} geht zurück auf die Hand von ${seat}.`,
    used: ({ seat, card, to }) => `${seat} hat ${card} genutzt und gibt die Karte an ${to}.`,
    boosted: (seat, n) => `Die nächste Bestellung von ${seat} zählt in diesem Zug ${n} Qualität mehr.`,
    paid: ({ seat, coins: money, points: n }) => `${seat} bezahlt die Aushilfen: ${coins(money)}, ${points(n)}.`,
    goBack: (helpers) => `Zurück in der Mitte: ${helpers}.`,
    broke: ({ seat, coins: money, points: n }) =>
      `${seat} kann nicht alle Aushilfen bezahlen, zahlt ${coins(money)} und ${points(n)} und verliert alle.`,
    refilled: (row) => `Neue Bestellungen: ${row}.`,
    passed: (row) => `Dritte ihrer Art, unter den Stapel: ${row}.`,
    discarded: (seat, thrown) => `${seat} wirft ${thrown} ab.`,
    lastRound: {
      goal: (seat) => `${seat} hat alle Bestellungen. Die Runde wird zu Ende gespielt.`,
      'no-orders': (seat) => `${seat} hat die letzte Bestellung genommen. Die Runde wird zu Ende gespielt.`,
    },
    sheet: (seat, s) =>
      `${seat}: Bestellungen ${s.orders}, Marken ${s.tokens}, Gelegenheiten ${s.opportunities}, Vielfalt ${s.diversity}, zusammen ${s.total}.`,
  },
  refusals: {
    ...common.setup('Sándwich Wars'),
    'too-few-orders': ({ orders: n, least }) => `Ein Spiel bis ${orders(n)} ist zu kurz. Nimm mindestens ${least}.`,
    'too-many-orders': ({ orders: n, seats, most }) =>
      `Für ${players(seats)} gibt es nicht je ${orders(n)}. Nimm höchstens ${most}.`,
    'no-such-start-player': common.noSuchSeat,
    'not-in-hand': 'Diese Karte ist nicht auf deiner Hand. Wähle eine, die du hast.',
    'not-an-ingredient': 'Diese Karte ist keine Zutat. Wähle etwas, das in ein Sandwich passt.',
    'not-an-opportunity': 'Diese Karte ist keine Gelegenheit. Spiel sie als Zutat aus.',
    'zone-full': ({ most, fine }) =>
      `Deine Auslage ist mit ${most} voll. Sag, welche Zutat hinausfliegt, für ${coins(fine)} mehr.`,
    'zone-has-room': ({ most }) =>
      `Essen wirft man nicht weg, solange Platz für ${most} ist. Spiel sie aus, ohne eine hinauszuwerfen.`,
    'not-in-zone': 'Diese Zutat liegt nicht in deiner Auslage. Wähle eine, die dort liegt.',
    'too-few-coins': ({ price, coins: purse, missing }) =>
      `Das kostet ${coins(price)}, und du hast ${purse}: Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${missing}. Wähle etwas Billigeres.`,
    'order-gone': 'Diese Bestellung liegt nicht in der Reihe. Wähle eine, die dort liegt.',
    'wrong-number': ({ count: n, due }) => `Diese Bestellung braucht genau ${ingredients(due)}. Du hast ${n} gewählt.`,
    'too-little-quality': ({ quality, due, missing }) =>
      `Zusammen haben sie Qualität ${quality}, und die Bestellung will ${due}. Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${missing}.`,
    'no-actions-left': 'Deine Aktionen sind verbraucht. Nutze eine Gelegenheit oder beende deinen Zug.',
    'actions-left': ({ left }) => `Du hast noch ${actions(left)}. Nutze sie, bevor du deinen Zug beendest.`,
    'assistant-taken': ({ helper, seat }) => `${seat} hat schon ${helper}. Wähle eine aus der Mitte.`,
    'no-assistant-left': 'In der Mitte ist keine Aushilfe mehr. Behalte diese Gelegenheit.',
    'nothing-to-put-down': 'Du hast keine Zutat, die du auslegen könntest. Behalte diese Gelegenheit.',
    'no-order-ahead': 'Du kannst in diesem Zug keine Bestellung mehr erfüllen. Behalte diese Gelegenheit.',
    'put-down-one': 'Die Gelegenheit legt mindestens eine Zutat aus. Wähle sie.',
    'other-reward': 'Diese Bestellung hat eine andere Belohnung. Wähle die aufgedruckte.',
    'wrong-split': ({ coins: money, cards: drawn, due }) =>
      `${coins(money)} und ${cards(drawn)} ergeben nicht ${due}. Teile genau ${due} auf.`,
    'too-many-cards': ({ cards: n, most }) => `${cards(n)} kann man nicht ziehen, nur ${most}. Nimm mehr Münzen.`,
    'not-your-assistant': ({ helper }) => `Du hast ${helper} nicht. Nenne nur deine eigenen.`,
    'wages-in-coins': ({ price, coins: purse }) =>
      `Das wären ${coins(price)}, und du hast ${purse}. Bezahle mehr von ihnen mit Punkten.`,
    'wages-in-points': ({ price, points: purse }) =>
      `Das wären ${points(price)}, und du hast ${purse}. Bezahle mehr von ihnen mit Münzen.`,
    'wrong-discard': ({ count: n, due, hand }) =>
      `Du hast ${cards(n)} gewählt. Wirf genau ${due} ab, damit ${hand} bleiben.`,
  },
  closer: {
    'not-asked': {
      turn: 'Du bist nicht am Zug. Aktionen und Gelegenheiten warten so lange.',
      replenish: 'Jemand anders füllt die Hand auf. Warte, bis du dran bist.',
      reward: 'Jemand anders wählt eine Belohnung. Warte, bis du dran bist.',
      helper: 'Jemand anders wählt eine Aushilfe. Warte, bis du dran bist.',
      free: 'Jemand anders legt Zutaten aus. Warte, bis du dran bist.',
      upkeep: 'Jemand anders bezahlt Aushilfen. Warte, bis du dran bist.',
      discard: 'Jemand anders wirft Karten ab. Warte, bis du dran bist.',
    },
    'bad-form': {
      turn: 'Das ist keine Aktion und keine Gelegenheit. Wähle etwas, das leuchtet.',
      replenish: 'Du füllst die Hand auf. Sag zuerst, was du abwirfst.',
      reward: 'Zuerst kommt deine Belohnung. Wähle sie.',
      helper: 'Deine Gelegenheit bringt eine Aushilfe. Wähle sie zuerst.',
      free: 'Deine Gelegenheit läuft noch. Leg eine Zutat aus oder hör auf.',
      upkeep: 'Dein Zug geht zu Ende, auszuspielen ist nichts mehr. Bezahle deine Aushilfen.',
      discard: 'Dein Zug geht zu Ende, auszuspielen ist nichts mehr. Wirf Karten ab.',
    },
    'nothing-to-take-back': {
      turn: 'Was getan ist, ist getan. Mach von hier aus weiter.',
      replenish: 'Du hast das Auffüllen gewählt. Sag, was du abwirfst.',
      reward: 'Die Bestellung ist erfüllt. Wähle deine Belohnung.',
      helper: 'Die Gelegenheit ist gespielt. Wähle eine Aushilfe.',
      free: 'Die Gelegenheit ist gespielt. Leg eine Zutat aus.',
      upkeep: 'Dein Zug ist zu Ende. Bezahle deine Aushilfen.',
      discard: 'Dein Zug ist zu Ende. Wirf Karten ab.',
    },
  },
};

export const text = wording(words);
