/** The short way into each phase of Sandwich Masters, in every language: a sentence and a few steps. */
import type { Language } from '#kernel';

/** Phases that have a picture have a caption too. */
export interface Way {
  readonly lead: string;
  readonly caption?: string;
  /** By the name of a picture: what to remember, and the rest of the sentence. */
  readonly steps: readonly (readonly [sign: string, bold: string, rest: string])[];
}

export const PHASES = ['turn', 'play', 'claim', 'move', 'inspectors', 'events', 'end'] as const;
export type Ways = Readonly<Record<(typeof PHASES)[number], Way>>;

const en: Ways = {
  turn: {
    lead: 'One thing a turn: play cards of one symbol, move a card, or throw some away.',
    steps: [
      ['raised-hand', 'Seven cards.', 'After every turn your hand is full again.'],
      ['recycle', 'Nothing useful?', 'Throw away what you like and draw anew.'],
    ],
  },
  play: {
    lead: 'As many cards of one symbol as you like, each to its own place.',
    caption: 'Two of one symbol and Special Sauce in one turn: the black ones are bad.',
    steps: [
      ['sandwich', 'Bread first.', 'It opens one of your four places.'],
      ['star', 'Special Sauce', 'joins any symbol and stands for anything but Bread.'],
      ['knife', 'Attack condiments', 'go onto the sandwiches of others.'],
    ],
  },
  claim: {
    lead: 'Exactly what an order asks for between two Breads, and the Noshdosh is yours.',
    steps: [
      ['bell', 'Close with Bread', 'in the turn in which you claim.'],
      ['eyes', 'Nothing too much,', 'but in any sequence, good or bad.'],
      ['plate', 'Several at once', 'are paid in one turn, each order once.'],
    ],
  },
  move: {
    lead: 'Instead of playing, the top card of one of your sandwiches goes onto another.',
    steps: [
      ['recycle', 'Tidy up.', 'Even an attack condiment may be moved.'],
      ['bell', 'Moved Bread', 'may close a sandwich.'],
    ],
  },
  inspectors: {
    lead: 'Sent to somebody with bad cards in open sandwiches: pay the bribe, or lose something.',
    caption: 'Three of them, each dearer and worse than the one before.',
    steps: [
      ['handshake', 'The bribe', 'goes to the bank, in full or not at all.'],
      ['magnifier', 'Only the table counts.', 'Bad cards in a hand are never found.'],
    ],
  },
  events: {
    lead: 'When one is dealt onto the Bar, it happens at once, to everybody.',
    steps: [
      ['speech', 'All choose together', 'where there is something to choose.'],
      ['die', 'Then hands are filled', 'and the next card is dealt.'],
    ],
  },
  end: {
    lead: 'By the clock, at a target or after some rounds: most Noshdosh wins.',
    steps: [
      ['stopwatch', 'Time is up?', 'The round is finished, so that all had as many turns.'],
      ['trophy', 'Equal sums', 'share the win.'],
    ],
  },
};

const fr: Ways = {
  turn: {
    lead: 'Une seule chose par tour : jouer des cartes d’un symbole, déplacer une carte ou en jeter.',
    steps: [
      ['raised-hand', 'Sept cartes.', 'Après chaque tour, votre main est complétée.'],
      ['recycle', 'Rien d’utile ?', 'Jetez ce que vous voulez et piochez.'],
    ],
  },
  play: {
    lead: 'Autant de cartes d’un même symbole que vous voulez, chacune à sa place.',
    caption: 'Deux d’un symbole et la sauce spéciale en un tour : les noires sont avariées.',
    steps: [
      ['sandwich', 'Le pain d’abord.', 'Il ouvre une de vos quatre places.'],
      ['star', 'La sauce spéciale', 'va avec tout symbole et remplace tout sauf le pain.'],
      ['knife', 'Les condiments d’attaque', 'vont sur les sandwichs des autres.'],
    ],
  },
  claim: {
    lead: 'Exactement ce que demande une commande entre deux pains, et les Noshdosh sont à vous.',
    steps: [
      ['bell', 'Fermez avec du pain', 'dans le tour où vous encaissez.'],
      ['eyes', 'Rien de trop,', 'mais dans n’importe quel ordre, bon ou avarié.'],
      ['plate', 'Plusieurs à la fois', 'sont payés en un tour, chaque commande une fois.'],
    ],
  },
  move: {
    lead: 'Au lieu de jouer, la carte du dessus d’un de vos sandwichs passe sur un autre.',
    steps: [
      ['recycle', 'Du rangement.', 'Même un condiment d’attaque se déplace.'],
      ['bell', 'Un pain déplacé', 'peut fermer un sandwich.'],
    ],
  },
  inspectors: {
    lead: 'Envoyé chez qui a des cartes avariées sur la table : payer le pot-de-vin ou perdre quelque chose.',
    caption: 'Ils sont trois, chacun plus cher et plus dur que le précédent.',
    steps: [
      ['handshake', 'Le pot-de-vin', 'va à la banque, en entier ou pas du tout.'],
      ['magnifier', 'Seule la table compte.', 'Dans une main, rien n’est jamais trouvé.'],
    ],
  },
  events: {
    lead: 'Dès qu’il arrive au comptoir, l’événement touche tout le monde.',
    steps: [
      ['speech', 'Tous choisissent ensemble', 'quand il y a à choisir.'],
      ['die', 'Puis on complète les mains', 'et la carte suivante arrive.'],
    ],
  },
  end: {
    lead: 'Au temps, à un objectif ou après des manches : le plus de Noshdosh gagne.',
    steps: [
      ['stopwatch', 'Temps écoulé ?', 'On finit la manche : tous ont joué autant de tours.'],
      ['trophy', 'À égalité,', 'la victoire se partage.'],
    ],
  },
};

const es: Ways = {
  turn: {
    lead: 'Una sola cosa por turno: jugar cartas de un símbolo, mover una carta o tirar algunas.',
    steps: [
      ['raised-hand', 'Siete cartas.', 'Tras cada turno tu mano se completa.'],
      ['recycle', '¿Nada útil?', 'Tira lo que quieras y roba.'],
    ],
  },
  play: {
    lead: 'Cuantas cartas quieras de un mismo símbolo, cada una a su sitio.',
    caption: 'Dos de un símbolo y salsa especial en un turno: las negras son malas.',
    steps: [
      ['sandwich', 'Primero el pan.', 'Abre uno de tus cuatro sitios.'],
      ['star', 'La salsa especial', 'va con cualquier símbolo y vale por todo menos el pan.'],
      ['knife', 'Los condimentos de ataque', 'van a los sándwiches ajenos.'],
    ],
  },
  claim: {
    lead: 'Justo lo que pide un pedido entre dos panes, y los Noshdosh son tuyos.',
    steps: [
      ['bell', 'Cierra con pan', 'en el turno en que cobras.'],
      ['eyes', 'Sin que sobre nada,', 'pero en cualquier orden, bueno o malo.'],
      ['plate', 'Varios a la vez', 'se pagan en un turno, cada pedido una vez.'],
    ],
  },
  move: {
    lead: 'En vez de jugar, la carta de arriba de un sándwich tuyo pasa a otro.',
    steps: [
      ['recycle', 'Pon orden.', 'Hasta un condimento de ataque se puede mover.'],
      ['bell', 'Un pan movido', 'puede cerrar un sándwich.'],
    ],
  },
  inspectors: {
    lead: 'Visita a quien tenga cartas malas en la mesa: paga el soborno o pierde algo.',
    caption: 'Son tres, cada uno más caro y peor que el anterior.',
    steps: [
      ['handshake', 'El soborno', 'va al banco, entero o nada.'],
      ['magnifier', 'Solo cuenta la mesa.', 'En la mano nunca encuentran nada.'],
    ],
  },
  events: {
    lead: 'Cuando sale uno a la barra, ocurre al momento y a todos.',
    steps: [
      ['speech', 'Todos eligen a la vez', 'donde hay algo que elegir.'],
      ['die', 'Luego se completan las manos', 'y sale la carta siguiente.'],
    ],
  },
  end: {
    lead: 'Por reloj, por meta o por rondas: gana quien tenga más Noshdosh.',
    steps: [
      ['stopwatch', '¿Se acabó el tiempo?', 'Se termina la ronda, para que todos jueguen igual.'],
      ['trophy', 'A sumas iguales', 'se comparte la victoria.'],
    ],
  },
};

const de: Ways = {
  turn: {
    lead: 'Eins je Zug: Karten eines Symbols spielen, eine Karte umlegen oder welche abwerfen.',
    steps: [
      ['raised-hand', 'Sieben Karten.', 'Nach jedem Zug ist die Hand wieder voll.'],
      ['recycle', 'Nichts Brauchbares?', 'Wirf ab, was du willst, und zieh nach.'],
    ],
  },
  play: {
    lead: 'Beliebig viele Karten eines Symbols, jede an ihren Platz.',
    caption: 'Zwei von einem Symbol und Spezialsoße in einem Zug: Die schwarzen sind verdorben.',
    steps: [
      ['sandwich', 'Erst Brot.', 'Es eröffnet einen deiner vier Plätze.'],
      ['star', 'Spezialsoße', 'geht mit jedem Symbol und steht für alles außer Brot.'],
      ['knife', 'Angriffssoßen', 'kommen auf die Sandwiches der anderen.'],
    ],
  },
  claim: {
    lead: 'Genau das zwischen zwei Broten, was eine Bestellung verlangt, und die Noshdosh sind dein.',
    steps: [
      ['bell', 'Mit Brot schließen', 'in dem Zug, in dem du lieferst.'],
      ['eyes', 'Nichts zu viel,', 'aber in jeder Reihenfolge, gut oder verdorben.'],
      ['plate', 'Mehrere auf einmal', 'werden in einem Zug bezahlt, jede Bestellung einmal.'],
    ],
  },
  move: {
    lead: 'Statt zu spielen kommt die oberste Karte eines deiner Sandwiches auf ein anderes.',
    steps: [
      ['recycle', 'Aufräumen.', 'Auch eine Angriffssoße darf umziehen.'],
      ['bell', 'Umgelegtes Brot', 'kann ein Sandwich schließen.'],
    ],
  },
  inspectors: {
    lead: 'Er besucht jemanden mit verdorbenen Karten auf dem Tisch: zahlen oder etwas verlieren.',
    caption: 'Drei gibt es, jeder teurer und schlimmer als der vorige.',
    steps: [
      ['handshake', 'Die Bestechung', 'geht an die Bank, ganz oder gar nicht.'],
      ['magnifier', 'Nur der Tisch zählt.', 'In der Hand wird nie etwas gefunden.'],
    ],
  },
  events: {
    lead: 'Kommt eines auf die Theke, geschieht es sofort und allen.',
    steps: [
      ['speech', 'Alle wählen zugleich,', 'wo es etwas zu wählen gibt.'],
      ['die', 'Dann werden die Hände voll', 'und die nächste Karte kommt.'],
    ],
  },
  end: {
    lead: 'Nach der Uhr, bei einem Ziel oder nach Runden: Die meisten Noshdosh gewinnen.',
    steps: [
      ['stopwatch', 'Zeit um?', 'Die Runde wird beendet, damit alle gleich oft dran waren.'],
      ['trophy', 'Gleiche Summen', 'teilen den Sieg.'],
    ],
  },
};

export const ways: Readonly<Record<Language, Ways>> = { en, fr, es, de };
