/** The short way into each phase of a round of Sandwich, in every language: a sentence and a few steps. */
import type { Language } from '#kernel';

/** Phases that have a picture have a caption too. */
export interface Way {
  readonly lead: string;
  readonly caption?: string;
  /** By the name of a picture: what to remember, and the rest of the sentence. */
  readonly steps: readonly (readonly [sign: string, bold: string, rest: string])[];
}

export const PHASES = ['deal', 'market', 'trade', 'compose', 'give', 'taste', 'score'] as const;
export type Ways = Readonly<Record<(typeof PHASES)[number], Way>>;

const en: Ways = {
  deal: {
    lead: 'Everyone gets a face-down pile. Nobody looks, not even into their own.',
    steps: [
      ['die', 'Nine cards each.', 'Twelve with three players, six at a big table.'],
      ['lock', 'No peeking.', 'What is in a pile shows itself card by card in the market.'],
    ],
  },
  market: {
    lead: 'Everyone flips one card at the same moment. Grab one. First come, first served.',
    caption: 'Four players, four cards. Léo was faster. The ringed tomato is yours for a tap.',
    steps: [
      ['raised-hand', 'Tap a card to take it.', 'It is yours at once; everyone sees it.'],
      ['stopwatch', 'Too slow?', 'When the clock runs out you get a random card of those left.'],
      ['recycle', 'Nine flips,', 'so nine cards in your tray. With three players, twelve.'],
    ],
  },
  trade: {
    lead: 'Something missing? Offer one of your cards for one of somebody else’s.',
    caption: 'Your pickle for Léo’s cheese: Léo says yes or no.',
    steps: [
      ['handshake', 'One for one.', 'Everyone keeps as many cards as before.'],
      ['knife', 'Build meanwhile.', 'Even a card that lies in a sandwich may still be traded.'],
      ['bell', 'Ready?', 'Say so when all your sandwiches are done. You can take it back.'],
    ],
  },
  compose: {
    lead: 'Make three sandwiches of three out of your nine cards, and say who gets which.',
    caption: 'One of your three: bold, but somebody may love it.',
    steps: [
      ['sandwich', 'Tap a card, tap a sandwich.', 'Bottom to top, in the order you like.'],
      ['eyes', 'Think of the eater.', 'What did they grab for themselves?'],
      ['lock', 'Secret', 'until it is tasted.'],
    ],
  },
  give: {
    lead: 'Each of your three neighbours on the left gets one of your sandwiches, face down.',
    steps: [
      ['gift', 'Three in front of everyone,', 'from the three neighbours on the right.'],
      ['recycle', 'Three players?', 'Then everyone gives two to each of the others.'],
    ],
  },
  taste: {
    lead: 'Your plate is turned over. Put the sandwiches in order, from best to last.',
    steps: [
      ['plate', 'Tap 1, 2, 3.', 'Or drag them; no ties.'],
      ['speech', 'Read them out.', 'The table can do it for you, in the cook’s order.'],
      ['eyes', 'All rank at once,', 'and are revealed one after another.'],
    ],
  },
  score: {
    lead: 'Your best-liked sandwich brings you 3 points, the second 2, the last none.',
    steps: [
      ['star', 'Most points win.', 'Equal points share the win.'],
      ['trophy', 'Three rounds', 'in the first edition, one in that of 2013.'],
    ],
  },
};

const fr: Ways = {
  deal: {
    lead: 'Chacun reçoit une pile face cachée. Personne ne regarde, pas même dans la sienne.',
    steps: [
      ['die', 'Neuf cartes chacun.', 'Douze à trois joueurs, six à une grande tablée.'],
      ['lock', 'On ne regarde pas.', 'La pile se montre carte par carte au marché.'],
    ],
  },
  market: {
    lead: 'Tout le monde retourne une carte au même instant. Prenez-en une. Premier arrivé, premier servi.',
    caption: 'Quatre joueurs, quatre cartes. Léo a été plus rapide. La tomate cerclée est à vous d’un toucher.',
    steps: [
      ['raised-hand', 'Touchez une carte pour la prendre.', 'Elle est à vous aussitôt\u00a0; tout le monde le voit.'],
      [
        'stopwatch',
        'Trop lent\u00a0?',
        'Quand l’horloge s’arrête, vous recevez une carte au hasard parmi celles qui restent.',
      ],
      ['recycle', 'Neuf tours,', 'donc neuf cartes devant vous. À trois joueurs, douze.'],
    ],
  },
  trade: {
    lead: 'Il vous manque quelque chose\u00a0? Proposez une de vos cartes contre celle d’un autre.',
    caption: 'Votre cornichon contre le fromage de Léo\u00a0: Léo dit oui ou non.',
    steps: [
      ['handshake', 'Une contre une.', 'Chacun garde autant de cartes qu’avant.'],
      ['knife', 'Préparez en même temps.', 'Même une carte déjà posée dans un sandwich peut encore s’échanger.'],
      ['bell', 'Prêt\u00a0?', 'Dites-le quand tous vos sandwichs sont finis. Vous pouvez revenir dessus.'],
    ],
  },
  compose: {
    lead: 'Avec vos neuf cartes, faites trois sandwichs de trois, et dites à qui va chacun.',
    caption: 'L’un de vos trois\u00a0: osé, mais quelqu’un l’aimera peut-être.',
    steps: [
      ['sandwich', 'Touchez une carte, puis un sandwich.', 'De bas en haut, dans l’ordre que vous voulez.'],
      ['eyes', 'Pensez à qui le mange.', 'Qu’a-t-il pris pour lui-même\u00a0?'],
      ['lock', 'Secret', 'jusqu’à la dégustation.'],
    ],
  },
  give: {
    lead: 'Chacun de vos trois voisins de gauche reçoit un de vos sandwichs, face cachée.',
    steps: [
      ['gift', 'Trois devant chacun,', 'venus des trois voisins de droite.'],
      ['recycle', 'Trois joueurs\u00a0?', 'Alors chacun en donne deux à chaque autre.'],
    ],
  },
  taste: {
    lead: 'On retourne votre assiette. Classez les sandwichs, du meilleur au dernier.',
    steps: [
      ['plate', 'Touchez 1, 2, 3.', 'Ou glissez-les\u00a0; pas d’ex æquo.'],
      ['speech', 'Lisez-les à voix haute.', 'La table peut le faire pour vous, dans l’ordre du cuisinier.'],
      ['eyes', 'Tous classent en même temps,', 'et on révèle l’un après l’autre.'],
    ],
  },
  score: {
    lead: 'Votre sandwich le plus aimé vous rapporte 3 points, le deuxième 2, le dernier rien.',
    steps: [
      ['star', 'Le plus de points gagne.', 'À égalité, la victoire est partagée.'],
      ['trophy', 'Trois manches', 'dans la première édition, une dans celle de 2013.'],
    ],
  },
};

const es: Ways = {
  deal: {
    lead: 'Cada cual recibe un mazo boca abajo. Nadie mira, ni siquiera en el suyo.',
    steps: [
      ['die', 'Nueve cartas cada uno.', 'Doce con tres jugadores, seis en una mesa grande.'],
      ['lock', 'Sin mirar.', 'El mazo se muestra carta a carta en el mercado.'],
    ],
  },
  market: {
    lead: 'Todos descubren una carta en el mismo instante. Coge una. Quien llega primero, se la lleva.',
    caption: 'Cuatro jugadores, cuatro cartas. Léo fue más rápido. El tomate con anillo es tuyo con un toque.',
    steps: [
      ['raised-hand', 'Toca una carta para cogerla.', 'Es tuya al instante; todos lo ven.'],
      ['stopwatch', '¿Demasiado lento?', 'Cuando se acaba el reloj, recibes una carta al azar de las que quedan.'],
      ['recycle', 'Nueve tandas,', 'así que nueve cartas para ti. Con tres jugadores, doce.'],
    ],
  },
  trade: {
    lead: '¿Te falta algo? Ofrece una de tus cartas por una de otra persona.',
    caption: 'Tu pepinillo por el queso de Léo: Léo dice sí o no.',
    steps: [
      ['handshake', 'Una por una.', 'Todos conservan tantas cartas como antes.'],
      ['knife', 'Prepara mientras tanto.', 'También una carta que ya está en un sándwich se puede cambiar.'],
      ['bell', '¿Listo?', 'Dilo cuando todos tus sándwiches estén hechos. Puedes retirarlo.'],
    ],
  },
  compose: {
    lead: 'Con tus nueve cartas haz tres sándwiches de tres, y di para quién es cada uno.',
    caption: 'Uno de tus tres: atrevido, pero quizá a alguien le encante.',
    steps: [
      ['sandwich', 'Toca una carta, toca un sándwich.', 'De abajo arriba, en el orden que quieras.'],
      ['eyes', 'Piensa en quien lo come.', '¿Qué cogió para sí?'],
      ['lock', 'Secreto', 'hasta la cata.'],
    ],
  },
  give: {
    lead: 'Cada uno de tus tres vecinos de la izquierda recibe un sándwich tuyo, boca abajo.',
    steps: [
      ['gift', 'Tres delante de cada cual,', 'de los tres vecinos de la derecha.'],
      ['recycle', '¿Tres jugadores?', 'Entonces cada uno da dos a cada otro.'],
    ],
  },
  taste: {
    lead: 'Se descubre tu plato. Ordena los sándwiches, del mejor al último.',
    steps: [
      ['plate', 'Toca 1, 2, 3.', 'O arrástralos; sin empates.'],
      ['speech', 'Léelos en voz alta.', 'La mesa puede hacerlo por ti, en el orden del cocinero.'],
      ['eyes', 'Todos ordenan a la vez,', 'y se revela uno tras otro.'],
    ],
  },
  score: {
    lead: 'Tu sándwich preferido te da 3 puntos, el segundo 2, el último ninguno.',
    steps: [
      ['star', 'Ganan más puntos.', 'Con los mismos puntos se comparte la victoria.'],
      ['trophy', 'Tres rondas', 'en la primera edición, una en la de 2013.'],
    ],
  },
};

const de: Ways = {
  deal: {
    lead: 'Alle bekommen einen verdeckten Stapel. Niemand schaut hinein, auch nicht in den eigenen.',
    steps: [
      ['die', 'Neun Karten für jeden.', 'Zwölf zu dritt, sechs an einer großen Tafel.'],
      ['lock', 'Nicht spicken.', 'Der Stapel zeigt sich Karte für Karte auf dem Markt.'],
    ],
  },
  market: {
    lead: 'Alle decken im selben Augenblick eine Karte auf. Schnapp dir eine. Wer zuerst kommt, mahlt zuerst.',
    caption: 'Vier Spieler, vier Karten. Léo war schneller. Die umringte Tomate gehört dir mit einem Tipp.',
    steps: [
      ['raised-hand', 'Tippe auf eine Karte, um sie zu nehmen.', 'Sie gehört dir sofort; alle sehen es.'],
      ['stopwatch', 'Zu langsam?', 'Läuft die Uhr ab, bekommst du eine zufällige von denen, die übrig sind.'],
      ['recycle', 'Neun Auslagen,', 'also neun Karten vor dir. Zu dritt zwölf.'],
    ],
  },
  trade: {
    lead: 'Fehlt dir etwas? Biete eine deiner Karten für eine von jemand anderem.',
    caption: 'Deine Essiggurke gegen Léos Käse: Léo sagt ja oder nein.',
    steps: [
      ['handshake', 'Eine gegen eine.', 'Alle behalten so viele Karten wie vorher.'],
      ['knife', 'Baue nebenbei.', 'Auch eine Karte, die schon in einem Sandwich liegt, lässt sich noch tauschen.'],
      ['bell', 'Fertig?', 'Sag es, wenn alle deine Sandwiches gebaut sind. Du kannst es zurücknehmen.'],
    ],
  },
  compose: {
    lead: 'Baue aus deinen neun Karten drei Sandwiches zu je drei, und sag, wer welches bekommt.',
    caption: 'Eins von deinen dreien: gewagt, aber vielleicht liebt es jemand.',
    steps: [
      ['sandwich', 'Tippe auf eine Karte, dann auf ein Sandwich.', 'Von unten nach oben, wie es dir gefällt.'],
      ['eyes', 'Denk an die, die es essen.', 'Was haben sie sich selbst geschnappt?'],
      ['lock', 'Geheim,', 'bis es verkostet wird.'],
    ],
  },
  give: {
    lead: 'Jeder deiner drei linken Nachbarn bekommt ein Sandwich von dir, verdeckt.',
    steps: [
      ['gift', 'Drei vor jedem,', 'von den drei rechten Nachbarn.'],
      ['recycle', 'Zu dritt?', 'Dann gibt jeder jedem anderen zwei.'],
    ],
  },
  taste: {
    lead: 'Dein Teller wird aufgedeckt. Ordne die Sandwiches, vom besten zum letzten.',
    steps: [
      ['plate', 'Tippe 1, 2, 3.', 'Oder zieh sie; ohne Gleichstand.'],
      ['speech', 'Lies sie vor.', 'Der Tisch kann es für dich tun, in der Reihenfolge des Kochs.'],
      ['eyes', 'Alle ordnen gleichzeitig,', 'aufgedeckt wird nacheinander.'],
    ],
  },
  score: {
    lead: 'Dein beliebtestes Sandwich bringt dir 3 Punkte, das zweite 2, das letzte keinen.',
    steps: [
      ['star', 'Die meisten Punkte gewinnen.', 'Bei Gleichstand teilt man sich den Sieg.'],
      ['trophy', 'Drei Runden', 'in der ersten Ausgabe, eine in der von 2013.'],
    ],
  },
};

export const ways: Readonly<Record<Language, Ways>> = { en, fr, es, de };
