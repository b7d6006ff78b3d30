/** The short way into each part of a turn of Sándwich Wars, in every language: a sentence and a few steps. */
import type { Language } from '#kernel';

/** Parts that have a picture have a caption too. */
export interface Way {
  readonly lead: string;
  readonly caption?: string;
  /** By the name of a picture: what to remember, and the rest of the sentence. */
  readonly steps: readonly (readonly [sign: string, bold: string, rest: string])[];
}

export const PHASES = ['turn', 'play', 'complete', 'replenish', 'hire', 'opportunities', 'end', 'score'] as const;
export type Ways = Readonly<Record<(typeof PHASES)[number], Way>>;

const en: Ways = {
  turn: {
    lead: 'Two actions, in any order, even the same one twice. Then you end your turn.',
    steps: [
      ['raised-hand', 'Five to choose from:', 'play, complete, refill, coins, hire.'],
      ['sparkles', 'Opportunities are free.', 'Before, between and after your actions.'],
      ['bell', 'Say when you are done.', 'Income, pay and new orders come by themselves.'],
    ],
  },
  play: {
    lead: 'Pay what the card costs and put it into your zone. Five have room there.',
    caption: 'In the coin what it costs, beside the star how good it is, in between what it does.',
    steps: [
      ['sandwich', 'Tap a card, tap the free place.', 'The price stands there before you pay it.'],
      ['knife', 'Full?', 'One of the five goes out, for 2 coins more.'],
      [
        'bulb',
        'Look at the small sign.',
        'Hand: when played. Arrows: every turn. Clock: while it lies there. Tick: when used.',
      ],
    ],
  },
  complete: {
    lead: 'Exactly as many ingredients as the order says, together at least as good as it asks.',
    caption: 'Three of your zone: any categories will do, the listed ones bring 2 points each.',
    steps: [
      ['star', 'Green means ready.', 'Otherwise the foot of the order says what is missing.'],
      ['gift', 'First the reward,', 'then points for listed categories and for your assistants.'],
      ['recycle', 'What was used is gone.', 'A few ingredients come back to your hand.'],
    ],
  },
  replenish: {
    lead: 'Throw away what you do not like, and draw until you have five cards.',
    steps: [
      ['recycle', 'Any number,', 'also none.'],
      ['die', 'Deck empty?', 'The discard pile is shuffled.'],
    ],
  },
  hire: {
    lead: 'Four coins for an action. Or pay five and take one of the seven assistants.',
    steps: [
      ['handshake', 'One category each:', 'its ingredients cost 2 less and have 2 more quality.'],
      ['plate', 'A card every turn', 'for each assistant you have.'],
      ['bell', 'They want pay,', '2 coins or 1 point each, at the end of every turn.'],
    ],
  },
  opportunities: {
    lead: 'They cost no action. Use one and it goes to your left neighbour, who may use it too.',
    steps: [
      ['sparkles', 'Use it', 'when it helps: help, coins, quality, free ingredients.'],
      ['lock', 'Or keep it:', 'in your hand at the end it is worth 4 points.'],
      ['eyes', 'Everybody sees', 'to whom it goes.'],
    ],
  },
  end: {
    lead: 'Five steps, and you are only asked where there is something to decide.',
    steps: [
      ['gift', 'Income,', 'and a card for each assistant.'],
      ['handshake', 'Pay them,', 'and keep or return each. Who cannot pay loses all.'],
      ['bell', 'New orders', 'for those that were completed.'],
      ['recycle', 'More than five cards?', 'Throw away down to five.'],
      ['trophy', 'All orders done?', 'The round is played to its end.'],
    ],
  },
  score: {
    lead: 'Printed points, tokens, opportunities in hand, and a bonus for different orders.',
    steps: [
      ['star', '1, 4, 8 or 15', 'for two, three, four or five types of orders.'],
      ['trophy', 'Equal?', 'More in tokens, then more coins, then you share the win.'],
    ],
  },
};

const fr: Ways = {
  turn: {
    lead: 'Deux actions, dans l’ordre voulu, même deux fois la même. Puis vous finissez votre tour.',
    steps: [
      ['raised-hand', 'Cinq au choix\u00a0:', 'jouer, servir, piocher, pièces, engager.'],
      ['sparkles', 'Les opportunités sont gratuites.', 'Avant, entre et après vos actions.'],
      ['bell', 'Dites que vous avez fini.', 'Revenus, salaires et commandes suivent d’eux-mêmes.'],
    ],
  },
  play: {
    lead: 'Payez le prix de la carte et posez-la dans votre zone. Il y a place pour cinq.',
    caption: 'Dans la pièce le prix, près de l’étoile la qualité, entre les deux l’effet.',
    steps: [
      ['sandwich', 'Touchez une carte, puis la place libre.', 'Le prix y figure avant que vous le payiez.'],
      ['knife', 'C’est plein\u00a0?', 'L’un des cinq s’en va, pour 2 pièces de plus.'],
      [
        'bulb',
        'Regardez le petit signe.',
        'Main\u00a0: en jouant. Flèches\u00a0: à chaque tour. Horloge\u00a0: tant qu’il est là. Coche\u00a0: à l’usage.',
      ],
    ],
  },
  complete: {
    lead: 'Exactement le nombre d’ingrédients demandé, et ensemble au moins la qualité voulue.',
    caption: 'Trois de votre zone\u00a0: toutes les catégories vont, celles demandées rapportent 2 points chacune.',
    steps: [
      ['star', 'Vert, c’est prêt.', 'Sinon, le pied de la commande dit ce qui manque.'],
      ['gift', 'D’abord la prime,', 'puis les points des catégories demandées et de vos assistants.'],
      ['recycle', 'Ce qui a servi s’en va.', 'Quelques ingrédients reviennent en main.'],
    ],
  },
  replenish: {
    lead: 'Jetez ce qui ne vous plaît pas et piochez jusqu’à cinq cartes.',
    steps: [
      ['recycle', 'Autant que vous voulez,', 'ou aucune.'],
      ['die', 'Plus de pioche\u00a0?', 'On mélange la défausse.'],
    ],
  },
  hire: {
    lead: 'Quatre pièces pour une action. Ou payez-en cinq et prenez l’un des sept assistants.',
    steps: [
      ['handshake', 'Une catégorie chacun\u00a0:', 'ses ingrédients coûtent 2 de moins et ont 2 de qualité en plus.'],
      ['plate', 'Une carte à chaque tour', 'par assistant.'],
      ['bell', 'Ils veulent être payés,', '2 pièces ou 1 point chacun, à la fin de chaque tour.'],
    ],
  },
  opportunities: {
    lead: 'Elles ne coûtent pas d’action. Utilisée, elle passe au voisin de gauche, qui peut s’en servir aussi.',
    steps: [
      ['sparkles', 'Utilisez-la', 'au bon moment\u00a0: aide, pièces, qualité, ingrédients gratuits.'],
      ['lock', 'Ou gardez-la\u00a0:', 'en main à la fin, elle vaut 4 points.'],
      ['eyes', 'Tous voient', 'à qui elle va.'],
    ],
  },
  end: {
    lead: 'Cinq étapes, et l’on ne vous demande rien là où il n’y a rien à décider.',
    steps: [
      ['gift', 'Les revenus,', 'et une carte par assistant.'],
      ['handshake', 'Payez-les,', 'gardez ou rendez chacun. Qui ne peut payer les perd tous.'],
      ['bell', 'De nouvelles commandes', 'remplacent celles qui sont servies.'],
      ['recycle', 'Plus de cinq cartes\u00a0?', 'Jetez jusqu’à cinq.'],
      ['trophy', 'Toutes servies\u00a0?', 'La manche va à son terme.'],
    ],
  },
  score: {
    lead: 'Points imprimés, jetons, opportunités en main, et une prime à la diversité.',
    steps: [
      ['star', '1, 4, 8 ou 15', 'pour deux, trois, quatre ou cinq types de commandes.'],
      ['trophy', 'Égalité\u00a0?', 'Plus de jetons, puis plus de pièces, puis victoire partagée.'],
    ],
  },
};

const es: Ways = {
  turn: {
    lead: 'Dos acciones, en el orden que quieras, incluso dos veces la misma. Luego terminas el turno.',
    steps: [
      ['raised-hand', 'Cinco para elegir:', 'jugar, completar, reponer, monedas, contratar.'],
      ['sparkles', 'Las oportunidades son gratis.', 'Antes, entre y después de tus acciones.'],
      ['bell', 'Di cuándo has acabado.', 'Ingresos, sueldos y pedidos nuevos llegan solos.'],
    ],
  },
  play: {
    lead: 'Paga lo que cuesta la carta y ponla en tu zona. Caben cinco.',
    caption: 'En la moneda, el precio; junto a la estrella, la calidad; en medio, lo que hace.',
    steps: [
      ['sandwich', 'Toca una carta y luego el hueco.', 'El precio está ahí antes de que pagues.'],
      ['knife', '¿Está llena?', 'Sale uno de los cinco, por 2 monedas más.'],
      [
        'bulb',
        'Mira el signo pequeño.',
        'Mano: al jugarla. Flechas: cada turno. Reloj: mientras está. Marca: al usarla.',
      ],
    ],
  },
  complete: {
    lead: 'Justo tantos ingredientes como dice el pedido, y entre todos al menos la calidad que pide.',
    caption: 'Tres de tu zona: vale cualquier categoría, y las del pedido dan 2 puntos cada una.',
    steps: [
      ['star', 'En verde, está listo.', 'Si no, al pie del pedido pone lo que falta.'],
      ['gift', 'Primero el premio,', 'luego los puntos por categorías del pedido y por tus asistentes.'],
      ['recycle', 'Lo usado se va.', 'Algunos ingredientes vuelven a tu mano.'],
    ],
  },
  replenish: {
    lead: 'Descarta lo que no te guste y roba hasta tener cinco cartas.',
    steps: [
      ['recycle', 'Las que quieras,', 'o ninguna.'],
      ['die', '¿No hay mazo?', 'Se barajan los descartes.'],
    ],
  },
  hire: {
    lead: 'Cuatro monedas por una acción. O paga cinco y toma uno de los siete asistentes.',
    steps: [
      ['handshake', 'Cada uno, una categoría:', 'sus ingredientes cuestan 2 menos y tienen 2 más de calidad.'],
      ['plate', 'Una carta cada turno', 'por cada asistente que tengas.'],
      ['bell', 'Quieren cobrar,', '2 monedas o 1 punto cada uno, al final de cada turno.'],
    ],
  },
  opportunities: {
    lead: 'No gastan acción. Al usar una, pasa a quien tienes a la izquierda, que también puede usarla.',
    steps: [
      ['sparkles', 'Úsala', 'cuando te sirva: ayuda, monedas, calidad, ingredientes gratis.'],
      ['lock', 'O guárdala:', 'en tu mano al final vale 4 puntos.'],
      ['eyes', 'Todos ven', 'a quién va.'],
    ],
  },
  end: {
    lead: 'Cinco pasos, y solo se te pregunta donde hay algo que decidir.',
    steps: [
      ['gift', 'Ingresos,', 'y una carta por asistente.'],
      ['handshake', 'Págales,', 'y quédate o devuelve a cada uno. Quien no puede pagar los pierde todos.'],
      ['bell', 'Pedidos nuevos', 'en lugar de los completados.'],
      ['recycle', '¿Más de cinco cartas?', 'Descarta hasta quedarte con cinco.'],
      ['trophy', '¿Todos los pedidos?', 'Se juega la ronda hasta el final.'],
    ],
  },
  score: {
    lead: 'Puntos impresos, fichas, oportunidades en mano y un extra por pedidos distintos.',
    steps: [
      ['star', '1, 4, 8 o 15', 'por dos, tres, cuatro o cinco tipos de pedidos.'],
      ['trophy', '¿Empate?', 'Más en fichas, luego más monedas, luego se comparte la victoria.'],
    ],
  },
};

const de: Ways = {
  turn: {
    lead: 'Zwei Aktionen in beliebiger Reihenfolge, auch zweimal dieselbe. Dann beendest du den Zug.',
    steps: [
      ['raised-hand', 'Fünf zur Wahl:', 'legen, liefern, ziehen, Münzen, heuern.'],
      ['sparkles', 'Gelegenheiten sind frei.', 'Vor, zwischen und nach deinen Aktionen.'],
      ['bell', 'Sag, wenn du fertig bist.', 'Einkommen, Lohn und neue Bestellungen kommen von selbst.'],
    ],
  },
  play: {
    lead: 'Zahle, was die Karte kostet, und lege sie in deine Zone. Fünf haben dort Platz.',
    caption: 'In der Münze der Preis, beim Stern die Qualität, dazwischen, was sie bewirkt.',
    steps: [
      ['sandwich', 'Karte antippen, freien Platz antippen.', 'Der Preis steht da, bevor du ihn zahlst.'],
      ['knife', 'Voll?', 'Eine der fünf weicht, für 2 Münzen mehr.'],
      [
        'bulb',
        'Sieh auf das kleine Zeichen.',
        'Hand: beim Legen. Pfeile: in jedem Zug. Uhr: solange sie liegt. Haken: beim Verwenden.',
      ],
    ],
  },
  complete: {
    lead: 'Genau so viele Zutaten, wie die Bestellung sagt, zusammen mindestens so gut, wie sie verlangt.',
    caption: 'Drei aus deiner Zone: Jede Kategorie geht, die gewünschten bringen je 2 Punkte.',
    steps: [
      ['star', 'Grün heißt bereit.', 'Sonst steht unten an der Bestellung, was fehlt.'],
      ['gift', 'Erst die Belohnung,', 'dann Punkte für gewünschte Kategorien und für deine Aushilfen.'],
      ['recycle', 'Was verwendet ist, geht weg.', 'Wenige Zutaten kommen auf die Hand zurück.'],
    ],
  },
  replenish: {
    lead: 'Wirf ab, was dir nicht gefällt, und ziehe, bis du fünf Karten hast.',
    steps: [
      ['recycle', 'Beliebig viele,', 'auch keine.'],
      ['die', 'Stapel leer?', 'Die abgeworfenen Karten werden gemischt.'],
    ],
  },
  hire: {
    lead: 'Vier Münzen für eine Aktion. Oder zahle fünf und nimm eine der sieben Aushilfen.',
    steps: [
      ['handshake', 'Jede für eine Kategorie:', 'Deren Zutaten kosten 2 weniger und haben 2 mehr Qualität.'],
      ['plate', 'Eine Karte in jedem Zug', 'für jede Aushilfe, die du hast.'],
      ['bell', 'Sie wollen Lohn,', 'je 2 Münzen oder 1 Punkt am Ende jedes Zuges.'],
    ],
  },
  opportunities: {
    lead: 'Sie kosten keine Aktion. Genutzt geht eine an die linke Person weiter, die sie auch nutzen darf.',
    steps: [
      ['sparkles', 'Nutze sie,', 'wenn sie hilft: Aushilfe, Münzen, Qualität, Zutaten umsonst.'],
      ['lock', 'Oder behalte sie:', 'Am Ende auf der Hand ist sie 4 Punkte wert.'],
      ['eyes', 'Alle sehen,', 'an wen sie geht.'],
    ],
  },
  end: {
    lead: 'Fünf Schritte, und gefragt wirst du nur, wo es etwas zu entscheiden gibt.',
    steps: [
      ['gift', 'Einkommen', 'und eine Karte für jede Aushilfe.'],
      ['handshake', 'Zahle sie,', 'behalte jede oder gib sie zurück. Wer nicht alle zahlen kann, verliert alle.'],
      ['bell', 'Neue Bestellungen', 'für die erfüllten.'],
      ['recycle', 'Mehr als fünf Karten?', 'Wirf ab bis auf fünf.'],
      ['trophy', 'Alle Bestellungen erfüllt?', 'Die Runde wird zu Ende gespielt.'],
    ],
  },
  score: {
    lead: 'Gedruckte Punkte, Marken, Gelegenheiten auf der Hand und ein Bonus für Vielfalt.',
    steps: [
      ['star', '1, 4, 8 oder 15', 'für zwei, drei, vier oder fünf Sorten von Bestellungen.'],
      ['trophy', 'Gleichstand?', 'Mehr in Marken, dann mehr Münzen, dann geteilter Sieg.'],
    ],
  },
};

export const ways: Readonly<Record<Language, Ways>> = { en, fr, es, de };
