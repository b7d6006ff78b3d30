/** The short way into each part of Plates & Napkins, in every language: a sentence and a few steps. */
import type { Language } from '#kernel';

/** Parts that have a picture have a caption too. */
export interface Way {
  readonly lead: string;
  readonly caption?: string;
  /** By the name of a picture: what to remember, and the rest of the sentence. */
  readonly steps: readonly (readonly [sign: string, bold: string, rest: string])[];
}

export const PHASES = ['build', 'bid', 'eat', 'napkins', 'holds', 'end'] as const;
export type Ways = Readonly<Record<(typeof PHASES)[number], Way>>;

const en: Ways = {
  build: {
    lead: 'The plates are everybody’s. On your turn you do one thing with one card.',
    caption: 'Bread below, fillings between, bread on top: then all bid for it.',
    steps: [
      ['plate', 'Start', 'with a bread on an empty plate.'],
      ['knife', 'Add', 'a filling, draw two cards and keep one of them.'],
      ['sandwich', 'Finish', 'with a bread. The bidding begins.'],
      ['recycle', 'Discard', 'one card, if nothing else pleases you.'],
    ],
  },
  bid: {
    lead: 'Round the table, each puts a card face down in front of anybody, or opts out.',
    caption: 'A high bid, a low one, and a bluff that counts nothing.',
    steps: [
      ['eyes', 'Any card will do.', 'Only bid cards count; nobody sees what you put down.'],
      ['lock', 'Out is out,', 'also with new cards. But cards can still be put in front of you.'],
      ['star', 'The last one in', 'may put down one more card.'],
    ],
  },
  eat: {
    lead: 'The highest sum of bids must eat, and gets the points of the sandwich.',
    steps: [
      ['sandwich', 'All cards count,', 'both breads too, and some of them are below zero.'],
      ['handshake', 'A tie is split', 'and rounded down, also below zero.'],
      ['bell', 'After the count', 'everybody may still play a napkin, before anybody eats.'],
    ],
  },
  napkins: {
    lead: 'A napkin can be played at any time, whoever’s turn it is. The newest works first.',
    caption: 'One napkin on another: the upper one is done first.',
    steps: [
      ['raised-hand', 'One tap', 'on the napkin plays it. What was going on waits.'],
      ['sparkles', 'Some stay', 'on the table until the next sandwich is eaten.'],
      ['recycle', 'Your plan is gone?', 'Then you choose again. Bids that lie there stay.'],
    ],
  },
  holds: {
    lead: 'After a napkin and after the count there is a short hold, for all alike.',
    steps: [
      ['stopwatch', 'It ends by the clock:', 'at half time if all let it be, otherwise at full time.'],
      ['eyes', 'It tells nothing.', 'It opens whether or not anybody holds a napkin.'],
      ['speech', 'Say once', 'whether holds wait for you always, only at the count, or never.'],
    ],
  },
  end: {
    lead: 'Two play to 25 points, three and four to 15; five eat five sandwiches.',
    steps: [
      ['trophy', 'Most points win.', 'Equal points share the win.'],
      ['star', 'It is checked', 'as the points are given.'],
    ],
  },
};

const fr: Ways = {
  build: {
    lead: 'Les assiettes sont à tout le monde. À votre tour, vous faites une seule chose avec une carte.',
    caption: 'Un pain dessous, la garniture au milieu, un pain dessus\u00a0: alors on enchérit.',
    steps: [
      ['plate', 'Entamez', 'une assiette vide avec un pain.'],
      ['knife', 'Garnissez,', 'piochez deux cartes et gardez-en une.'],
      ['sandwich', 'Fermez', 'avec un pain. Les enchères commencent.'],
      ['recycle', 'Défaussez', 'une carte, si rien d’autre ne vous plaît.'],
    ],
  },
  bid: {
    lead: 'Chacun son tour pose une carte face cachée devant qui il veut, ou passe.',
    caption: 'Une forte enchère, une faible, et un bluff qui ne compte pas.',
    steps: [
      ['eyes', 'N’importe quelle carte.', 'Seules les enchères comptent\u00a0; personne ne voit ce que vous posez.'],
      [
        'lock',
        'Qui passe, c’est pour de bon,',
        'même avec de nouvelles cartes. Mais on peut encore poser devant vous.',
      ],
      ['star', 'Le dernier en jeu', 'peut poser une carte de plus.'],
    ],
  },
  eat: {
    lead: 'La plus forte somme d’enchères doit manger et reçoit les points du sandwich.',
    steps: [
      ['sandwich', 'Toutes les cartes comptent,', 'les deux pains aussi, et certaines sont négatives.'],
      ['handshake', 'En cas d’égalité, on partage,', 'arrondi vers le bas, même sous zéro.'],
      ['bell', 'Après le décompte,', 'chacun peut encore jouer une serviette avant qu’on mange.'],
    ],
  },
  napkins: {
    lead: 'Une serviette se joue à tout moment, quel que soit le tour. La plus récente agit d’abord.',
    caption: 'Une serviette sur une autre\u00a0: celle du dessus agit d’abord.',
    steps: [
      ['raised-hand', 'Un toucher', 'sur la serviette la joue. Ce qui se passait attend.'],
      ['sparkles', 'Certaines restent', 'sur la table jusqu’au prochain sandwich mangé.'],
      ['recycle', 'Votre projet est perdu\u00a0?', 'Choisissez de nouveau. Les enchères posées restent.'],
    ],
  },
  holds: {
    lead: 'Après une serviette et après le décompte, il y a une courte pause, la même pour tous.',
    steps: [
      ['stopwatch', 'Elle finit à l’horloge\u00a0:', 'à la moitié si tous laissent faire, sinon à la fin.'],
      ['eyes', 'Elle ne révèle rien.', 'Elle s’ouvre que quelqu’un ait une serviette ou non.'],
      ['speech', 'Dites une fois', 'si les pauses vous attendent toujours, au décompte ou jamais.'],
    ],
  },
  end: {
    lead: 'À deux on joue en 25 points, à trois ou quatre en 15\u00a0; à cinq on mange cinq sandwichs.',
    steps: [
      ['trophy', 'Le plus de points gagne.', 'À égalité, on partage la victoire.'],
      ['star', 'On vérifie', 'au moment où les points sont donnés.'],
    ],
  },
};

const es: Ways = {
  build: {
    lead: 'Los platos son de todos. En tu turno haces una sola cosa con una carta.',
    caption: 'Pan debajo, relleno en medio, pan encima: entonces se puja.',
    steps: [
      ['plate', 'Empieza', 'con un pan en un plato vacío.'],
      ['knife', 'Pon', 'un relleno, roba dos cartas y quédate con una.'],
      ['sandwich', 'Cierra', 'con un pan. Empieza la puja.'],
      ['recycle', 'Descarta', 'una carta, si no te gusta otra cosa.'],
    ],
  },
  bid: {
    lead: 'Por turnos, cada cual pone una carta boca abajo delante de quien quiera, o se retira.',
    caption: 'Una puja alta, una baja y un farol que no cuenta.',
    steps: [
      ['eyes', 'Vale cualquier carta.', 'Solo cuentan las pujas; nadie ve lo que pones.'],
      ['lock', 'Quien sale, sale,', 'también con cartas nuevas. Pero aún te pueden poner cartas delante.'],
      ['star', 'Quien queda al final', 'puede poner una carta más.'],
    ],
  },
  eat: {
    lead: 'La suma de pujas más alta tiene que comer y se lleva los puntos del sándwich.',
    steps: [
      ['sandwich', 'Cuentan todas las cartas,', 'también los dos panes, y algunas son negativas.'],
      ['handshake', 'El empate se reparte', 'y se redondea hacia abajo, también bajo cero.'],
      ['bell', 'Tras el recuento', 'todavía se puede jugar una servilleta, antes de comer.'],
    ],
  },
  napkins: {
    lead: 'Una servilleta se juega en cualquier momento, sea de quien sea el turno. La más nueva actúa primero.',
    caption: 'Una servilleta sobre otra: la de arriba actúa primero.',
    steps: [
      ['raised-hand', 'Un toque', 'en la servilleta la juega. Lo que estaba en marcha espera.'],
      ['sparkles', 'Algunas se quedan', 'en la mesa hasta que se coma el próximo sándwich.'],
      ['recycle', '¿Tu plan ya no vale?', 'Entonces eliges de nuevo. Las pujas puestas se quedan.'],
    ],
  },
  holds: {
    lead: 'Tras una servilleta y tras el recuento hay una breve pausa, igual para todos.',
    steps: [
      ['stopwatch', 'Acaba por el reloj:', 'a la mitad si todos lo dejan pasar, si no al final.'],
      ['eyes', 'No revela nada.', 'Se abre tenga alguien una servilleta o no.'],
      ['speech', 'Di una vez', 'si las pausas te esperan siempre, solo al contar o nunca.'],
    ],
  },
  end: {
    lead: 'Dos juegan a 25 puntos, tres y cuatro a 15; cinco se comen cinco sándwiches.',
    steps: [
      ['trophy', 'Ganan más puntos.', 'Con los mismos puntos se comparte la victoria.'],
      ['star', 'Se comprueba', 'cuando se dan los puntos.'],
    ],
  },
};

const de: Ways = {
  build: {
    lead: 'Die Teller gehören allen. In deinem Zug tust du eine Sache mit einer Karte.',
    caption: 'Brot unten, Belag dazwischen, Brot obenauf: dann wird geboten.',
    steps: [
      ['plate', 'Beginne', 'mit einem Brot auf einem leeren Teller.'],
      ['knife', 'Belege,', 'ziehe zwei Karten und behalte eine davon.'],
      ['sandwich', 'Schließe', 'mit einem Brot. Dann beginnen die Gebote.'],
      ['recycle', 'Wirf', 'eine Karte ab, wenn dir sonst nichts gefällt.'],
    ],
  },
  bid: {
    lead: 'Reihum legt jeder eine Karte verdeckt vor irgendwen oder steigt aus.',
    caption: 'Ein hohes Gebot, ein niedriges und ein Bluff, der nichts zählt.',
    steps: [
      ['eyes', 'Jede Karte geht.', 'Nur Gebote zählen; niemand sieht, was du hinlegst.'],
      ['lock', 'Raus ist raus,', 'auch mit neuen Karten. Doch vor dich legen dürfen die anderen noch.'],
      ['star', 'Wer als Letzter dabei ist,', 'darf noch eine Karte legen.'],
    ],
  },
  eat: {
    lead: 'Die höchste Summe der Gebote muss essen und bekommt die Punkte des Sandwichs.',
    steps: [
      ['sandwich', 'Alle Karten zählen,', 'auch beide Brote, und manche sind unter null.'],
      ['handshake', 'Gleichstand wird geteilt', 'und abgerundet, auch unter null.'],
      ['bell', 'Nach dem Zählen', 'dürfen alle noch eine Serviette spielen, bevor jemand isst.'],
    ],
  },
  napkins: {
    lead: 'Eine Serviette geht jederzeit, wer auch dran ist. Die neueste wirkt zuerst.',
    caption: 'Serviette auf Serviette: Die obere wirkt zuerst.',
    steps: [
      ['raised-hand', 'Ein Tipp', 'auf die Serviette spielt sie. Was gerade lief, wartet.'],
      ['sparkles', 'Manche bleiben', 'auf dem Tisch, bis das nächste Sandwich gegessen ist.'],
      ['recycle', 'Dein Plan ist dahin?', 'Dann wählst du neu. Gebote, die liegen, bleiben.'],
    ],
  },
  holds: {
    lead: 'Nach einer Serviette und nach dem Zählen gibt es eine kurze Pause, für alle gleich.',
    steps: [
      ['stopwatch', 'Sie endet nach der Uhr:', 'zur Halbzeit, wenn alle es geschehen lassen, sonst am Ende.'],
      ['eyes', 'Sie verrät nichts.', 'Sie kommt, ob jemand eine Serviette hat oder nicht.'],
      ['speech', 'Sag einmal,', 'ob Pausen immer auf dich warten, nur beim Zählen oder nie.'],
    ],
  },
  end: {
    lead: 'Zu zweit geht es bis 25 Punkte, zu dritt und viert bis 15; zu fünft um fünf Sandwiches.',
    steps: [
      ['trophy', 'Die meisten Punkte gewinnen.', 'Bei Gleichstand teilt man den Sieg.'],
      ['star', 'Geprüft wird,', 'wenn die Punkte vergeben werden.'],
    ],
  },
};

export const ways: Readonly<Record<Language, Ways>> = { en, fr, es, de };
