/** Sandwich Masters in German. */
import { sentences } from '#wording';
import { common } from '#wording/de';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';

const { cards, count } = common;
export const words: Words = {
  ...common,
  title: 'Sandwich Masters',
  names,
  symbols: {
    bread: 'Brot',
    cheese: 'Käse',
    butter: 'Butter',
    ham: 'Schinken',
    bacon: 'Speck',
    salami: 'Salami',
    lettuce: 'Salat',
    tomato: 'Tomate',
    pickle: 'Essiggurke',
    onion: 'Zwiebel',
    mayonnaise: 'Mayo',
    mustard: 'Senf',
    ketchup: 'Ketchup',
    sauce: 'Spezialsoße',
    attack: 'Angriffssoße',
    inspector: 'Prüfer',
  },
  varieties: { bread: 'Brot', dairy: 'Milchprodukte', meat: 'Fleisch', salad: 'Gemüse', condiment: 'Soßen' },
  punishments: {
    'bad-card': 'wirf eine verdorbene Karte weg',
    'bad-sandwich': 'wirf ein Sandwich mit einer verdorbenen Karte weg',
    'all-bad-sandwiches': 'wirf alle Sandwiches mit einer verdorbenen Karte weg',
  },
  presets: { book: 'Regelheft' },
  variants: {
    'attack-pack': 'Angriffspaket',
    'order-up': 'Bestellung!',
    'house-orders': 'Bestellungen des Hauses',
    target: 'Bis zu einem Ziel',
    rounds: 'Nach Runden',
    short: 'Zehn Runden',
    'first-edition': 'Karten der ersten Auflage',
  },
  options: {
    end: 'Das Spiel endet',
    minutes: 'Minuten auf der Uhr',
    target: 'Ziel in Noshdosh',
    rounds: 'Runden',
    edition: 'Auflage der Karten',
    attackPack: 'Angriffspaket',
    orderUp: 'Bestellung!',
    firstPlayer: 'Wer beginnt',
    order1: 'Eigene Bestellung 1',
    order2: 'Eigene Bestellung 2',
    order3: 'Eigene Bestellung 3',
    order4: 'Eigene Bestellung 4',
    order5: 'Eigene Bestellung 5',
    order6: 'Eigene Bestellung 6',
    turnSeconds: 'Zeit für einen Zug (Sekunden)',
    choiceSeconds: 'Zeit für eine Entscheidung (Sekunden)',
    showSeconds: common.toLook,
  },
  choices: {
    end: { clock: 'nach der Uhr', target: 'bei einem Ziel', rounds: 'nach einer Zahl von Runden' },
    edition: { 2: 'zweite Auflage', 1: 'erste Auflage' },
  },
  zero: { firstPlayer: common.drawn },
  phrases: { '': 'keine' },
  ownOrder: (number) => `Eigene Bestellung ${number}`,
  sandwich: (number) => `Sandwich ${number}`,
  theirSandwich: (seat, number) => `${seat}, Sandwich ${number}`,
  prompts: {
    turn: 'Spiel Karten eines Symbols, leg eine Karte um oder wirf ab.',
    inspect: ({ inspector, bribe, punishment }) => `${inspector}: Zahl ${bribe} Noshdosh oder ${punishment}.`,
    event: (name, does) => `${name}: ${does}`,
    done: 'Du hast dich entschieden.',
    shown: (said) => `${said} Weiter?`,
    outcomes: { clean: '', bribed: 'Das Bestechungsgeld ist bezahlt.', lost: 'Die Strafe ist vollzogen.' },
  },
  moves: {
    play: (placed) => `${placed} spielen`,
    move: (card, to) => `${card} auf Sandwich ${to} umlegen`,
    claim: (orders) => `${orders} erfüllen`,
    claimed: (sandwich, place) => `Bestellung ${place} mit Sandwich ${sandwich}`,
    discard: (thrown) => `${thrown} abwerfen`,
    pass: 'passen',
    bribe: 'das Bestechungsgeld zahlen',
    loseCard: (card) => `${card} wegwerfen`,
    loseSandwich: (sandwich) => `Sandwich ${sandwich} wegwerfen`,
    loseAll: 'alle verdorbenen Sandwiches wegwerfen',
    give: (card) => `${card} hergeben`,
    top: (sandwich) => `die oberste Karte von Sandwich ${sandwich} verlieren`,
    nothing: 'nichts herzugeben haben',
  },
  log: {
    opens: (dealer, first) => `${dealer} gibt, ${first} beginnt.`,
    round: (round) => `Runde ${round} beginnt.`,
    lastRound: 'Die Zeit ist um: Diese Runde ist die letzte.',
    played: (seat, placed) => `${seat} spielt ${placed}.`,
    moved: ({ seat, card, from, to }) => `${seat} legt ${card} von Sandwich ${from} auf Sandwich ${to} um.`,
    discarded: (seat, thrown) => `${seat} wirft ab: ${thrown}.`,
    passes: (seat) => `${seat} passt.`,
    claimed: (seat, order, pays) => `${seat} erfüllt ${order}: +${pays} Noshdosh.`,
    stands: (symbols) => `Die Spezialsoße steht für ${symbols}.`,
    ordered: (order) => `Neu auf der Theke: ${order}.`,
    event: (name, does) => `Ereignis! ${name}: ${does}`,
    found: (inspector, seat, found) =>
      `${inspector} besucht ${seat} und findet ${count(found, 'verdorbene Karte', 'verdorbene Karten')}.`,
    clean: (inspector, seat) => `${inspector} besucht ${seat} und findet nichts.`,
    bribed: (seat, bribe) => `${seat} zahlt ${bribe} Noshdosh Bestechungsgeld.`,
    lost: (seat, gone) => `${seat} verliert ${gone}.`,
    spared: (seat) => `${seat} hat nichts zu verlieren.`,
    passed: (seat, to) => `${seat} gibt eine Karte an ${to} weiter.`,
    got: (seat, to, card) => `${seat} gibt ${card} an ${to} weiter.`,
    paid: (changes) => `Kasse: ${changes}.`,
    nothingPaid: 'Niemand gewinnt oder verliert Noshdosh.',
    drew: (seat, n) => `${seat} zieht ${cards(n)}.`,
    newHands: 'Alle Hände werden weggeworfen.',
    cleared: (orders) =>
      orders === '' ? 'Auf der Theke gibt es nichts abzuräumen.' : `Von der Theke verschwindet: ${orders}.`,
    reshuffled: { white: 'Die weiße Ablage wird gemischt.', black: 'Die schwarze Ablage wird gemischt.' },
  },
  refusals: {
    ...common.setup('Sandwich Masters'),
    'no-such-first-player': common.noSuchSeat,
    'own-order-broken': ({ number }) => `Die eigene Bestellung ${number} ist nicht lesbar. Schreib sie im Editor neu.`,
    'own-order-name': ({ number, longest }) =>
      `Die eigene Bestellung ${number} braucht einen Namen aus Buchstaben, Ziffern und einfachen Zeichen, höchstens ${longest}. Gib ihr einen anderen.`,
    'own-order-price': ({ number, highest }) =>
      `Die eigene Bestellung ${number} muss 1 bis ${highest} Noshdosh bringen. Setz einen anderen Preis.`,
    'own-order-empty': ({ number }) =>
      `Die eigene Bestellung ${number} verlangt nichts. Leg etwas zwischen ihre Brote.`,
    'own-order-long': ({ number, count: asked, most }) =>
      `Die eigene Bestellung ${number} verlangt ${common.ingredients(asked)}. Nimm höchstens ${most}.`,
    'own-order-impossible': ({ number, symbol, there }) =>
      `Die eigene Bestellung ${number} ist nicht machbar: Von ${symbol} gibt es ${cards(there)}, und die Spezialsoße reicht nicht für den Rest. Verlange weniger.`,
    'own-order-same': ({ number }) =>
      `Die eigene Bestellung ${number} verlangt dasselbe wie eine andere im Stapel. Ändere ihre Zutaten.`,
    'own-orders-many': ({ count: written, most }) =>
      `Das macht ${count(written, 'eigene Bestellung', 'eigene Bestellungen')}. Ein Tisch nimmt höchstens ${most}.`,
    'orders-too-big': ({ longest }) =>
      `Das ist zu lang für eine Datei mit Bestellungen. Sie hat höchstens ${longest} Zeichen.`,
    'orders-unreadable': 'Das ist nicht als Datei mit Bestellungen lesbar. Lass sie dir noch einmal schicken.',
    'orders-other-format': ({ format, version }) =>
      `Das ist keine Datei mit Bestellungen. Darin müsste „${format}“ und Version ${version} stehen.`,
    'orders-none': 'Darin stehen keine Bestellungen. Bitte um eine andere Datei oder einen anderen Link.',
    'nothing-played': 'Es wird keine Karte gespielt, oder einer fehlt der Platz. Gib jeder Karte ihren Platz.',
    'not-in-hand': 'Diese Karte ist nicht in deiner Hand. Nimm eine, die dort ist.',
    'card-twice': 'Du nennst eine Karte zweimal. Nenne jede Karte einmal.',
    'two-symbols': ({ one, other }) =>
      `${one} und ${other} sind zwei Symbole. Spiel ein Symbol je Zug; nur Spezialsoße passt zu allem.`,
    'no-such-place': 'Diese Karte kann dort nicht hin. Wähle einen anderen Platz.',
    'inspector-on-self': 'Ein Prüfer besucht nie, wer ihn schickt. Schick ihn zu jemand anderem.',
    'attack-on-self': 'Eine Angriffssoße kommt auf ein fremdes Sandwich. Wähle eines der anderen.',
    'no-sandwich-there': 'Dort ist kein offenes Sandwich. Wähle eines, das es gibt.',
    'not-your-sandwich': 'Das kommt nur auf eigene Sandwiches. Wähle eines von deinen.',
    'fifth-sandwich': 'Mehr als vier offene Sandwiches gehen nicht. Leg das Brot auf eines davon.',
    'no-bread-under': ({ sandwich }) => `Sandwich ${sandwich} hat noch kein Brot. Beginn es mit Brot.`,
    'not-in-your-sandwiches': 'Diese Karte liegt in keinem deiner Sandwiches. Leg eine eigene um.',
    'not-on-top': 'Nur die oberste Karte eines Sandwiches lässt sich umlegen. Nimm die.',
    'move-to-another': 'Eine Karte wird auf ein anderes offenes Sandwich von dir umgelegt. Wähle eines.',
    'no-order-there': 'Dort liegt keine Bestellung. Erfülle eine, die auf der Theke liegt.',
    'order-twice': 'Du erfüllst eine Bestellung zweimal. Jede zahlt nur einmal.',
    'sandwich-twice': 'Du erfüllst zwei Bestellungen mit einem Sandwich. Wähle eine davon.',
    'not-closed': ({ sandwich }) => `Sandwich ${sandwich} wurde in diesem Zug nicht geschlossen. Leg Brot obenauf.`,
    'no-match': ({ order, own, missing, extra }) =>
      sentences(
        `Dieses Sandwich passt nicht zu ${own === '' ? order : `„${own}“`}.`,
        missing === '' ? '' : `Es fehlt: ${missing}.`,
        extra === '' ? '' : `Zu viel: ${extra}.`,
      ),
    'cannot-bribe': ({ bribe, money }) =>
      `Die Bestechung kostet ${bribe} Noshdosh, und du hast ${money}. Nimm die Strafe.`,
    'not-bad': 'Daran ist nichts verdorben. Wähle etwas Verdorbenes.',
    'other-punishment': ({ punishment }) => `Dieser Prüfer verlangt etwas anderes: ${punishment}. Tu das oder zahl.`,
    'must-give': 'Du hast etwas herzugeben. Wähle, was.',
    'wrong-reply': 'Dieses Ereignis verlangt etwas anderes. Lies es noch einmal.',
    'wrong-variety': ({ variety }) => `Diese Karte ist nicht von der Sorte ${variety}. Wähle eine andere.`,
  },
  closer: {
    'not-asked': {
      turn: 'Du bist nicht am Zug. Warte, bis du es bist.',
      inspect: 'Dieser Prüfer besucht jemand anderen. Schau zu, was geschieht.',
      event: 'Dieses Ereignis lässt dir keine Wahl. Warte auf die anderen.',
      served: 'Alle sehen sich die servierte Bestellung an. Schau mit zu.',
      visited: 'Alle sehen sich die Prüfung an. Schau mit zu.',
    },
  },
};

export const text = wording(words);
