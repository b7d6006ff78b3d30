/** The first game of Sándwich Wars in five sentences, beside the table. */
import type { FirstStep } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const firstSteps: readonly FirstStep[] = [
  {
    picture: `${pictures}#receipt`,
    text: {
      en: 'Five orders hang on the rail. Each says how many ingredients it takes, how good they must be together (★), and what your zone still lacks.',
      fr: 'Cinq commandes pendent au rail. Chacune dit combien d’ingrédients il faut, leur qualité totale (★) et ce qui manque à votre zone.',
      es: 'Cinco pedidos cuelgan de la barra. Cada uno dice cuántos ingredientes lleva, qué calidad suman (★) y qué le falta a tu zona.',
      de: 'Fünf Bestellungen hängen an der Leiste. Jede sagt, wie viele Zutaten sie braucht, wie gut sie zusammen sein müssen (★) und was dir noch fehlt.',
    },
  },
  {
    picture: `${pictures}#fried-egg`,
    text: {
      en: 'You have two actions a turn. Tap a card of your hand, then the free place: it costs what stands there.',
      fr: 'Vous avez deux actions par tour. Touchez une carte de votre main, puis la place libre : elle coûte ce qui y est écrit.',
      es: 'Tienes dos acciones por turno. Toca una carta de tu mano y luego el hueco: cuesta lo que pone ahí.',
      de: 'Du hast zwei Aktionen pro Zug. Tippe eine Handkarte an, dann den freien Platz: Sie kostet, was dort steht.',
    },
  },
  {
    picture: `${pictures}#coin`,
    text: {
      en: 'No money? Take coins. No good cards? Refill your hand. Both are actions too.',
      fr: 'Plus d’argent ? Prenez des pièces. De mauvaises cartes ? Renouvelez votre main. Ce sont aussi des actions.',
      es: '¿Sin dinero? Toma monedas. ¿Malas cartas? Repón la mano. También son acciones.',
      de: 'Kein Geld? Nimm Münzen. Schlechte Karten? Fülle die Hand auf. Auch das sind Aktionen.',
    },
  },
  {
    picture: `${pictures}#cook`,
    text: {
      en: 'An assistant makes the ingredients of one category cheaper and better, but wants pay at the end of every turn.',
      fr: 'Un assistant rend les ingrédients d’une catégorie moins chers et meilleurs, mais il veut être payé à la fin de chaque tour.',
      es: 'Un asistente abarata y mejora los ingredientes de una categoría, pero cobra al final de cada turno.',
      de: 'Eine Aushilfe macht die Zutaten einer Kategorie billiger und besser, will aber am Ende jedes Zuges ihren Lohn.',
    },
  },
  {
    picture: `${pictures}#tomato`,
    text: {
      en: 'Is an order green? Tap it, look at what it brings, complete it. Different orders bring more at the end.',
      fr: 'Une commande est verte ? Touchez-la, voyez ce qu’elle rapporte, servez-la. Des commandes variées rapportent plus à la fin.',
      es: '¿Un pedido está en verde? Tócalo, mira lo que da y complétalo. Los pedidos distintos dan más al final.',
      de: 'Ist eine Bestellung grün? Tippe sie an, sieh nach, was sie bringt, und erfülle sie. Verschiedene Bestellungen bringen am Ende mehr.',
    },
  },
];
