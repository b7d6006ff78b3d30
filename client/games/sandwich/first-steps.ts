/** The first game of Sandwich in four sentences, beside the table. */
import type { FirstStep } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const firstSteps: readonly FirstStep[] = [
  {
    picture: `${pictures}#raised-hand`,
    text: {
      en: 'The cards of all piles turn over. Tap one, fast: it is yours, and each of you takes one.',
      fr: 'Les cartes de toutes les piles se retournent. Touchez-en une, vite : elle est à vous, et chacun en prend une.',
      es: 'Se destapan las cartas de todas las pilas. Toca una, deprisa: es tuya, y cada cual se lleva una.',
      de: 'Die Karten aller Stapel werden aufgedeckt. Tippe schnell eine an: Sie ist dein, und jeder nimmt eine.',
    },
  },
  {
    picture: `${pictures}#emmental`,
    text: {
      en: 'Everybody has their tastes. Think of those who will get your sandwiches, and take what they love.',
      fr: 'À chacun ses goûts. Pensez à qui recevra vos sandwichs, et prenez ce qu’il aime.',
      es: 'Cada cual tiene sus gustos. Piensa en quién recibirá tus sándwiches y toma lo que le encanta.',
      de: 'Jeder hat seinen Geschmack. Denk an die, die deine Sandwiches bekommen, und nimm, was sie lieben.',
    },
  },
  {
    picture: `${pictures}#sandwich`,
    text: {
      en: 'Then build: tap a card, tap a sandwich. There is one for each neighbour whose name stands above it. Serve when all are full.',
      fr: 'Puis composez : touchez une carte, puis un sandwich. Il y en a un par voisin, son nom est au-dessus. Servez quand tous sont pleins.',
      es: 'Luego monta: toca una carta y un sándwich. Hay uno para cada vecino, con su nombre encima. Sirve cuando estén llenos.',
      de: 'Dann belegst du: Karte antippen, Sandwich antippen. Für jeden Nachbarn eines, der Name steht darüber. Servieren, wenn alle voll sind.',
    },
  },
  {
    picture: `${pictures}#react-yum`,
    text: {
      en: 'At last you taste what the others made for you, and rank it: 1 for the best. Cooks get the points.',
      fr: 'Enfin, goûtez ce que les autres ont préparé pour vous et classez : 1 pour le meilleur. Les points vont aux cuisiniers.',
      es: 'Al final pruebas lo que los demás te han preparado y lo ordenas: 1 para el mejor. Los puntos son de quien cocina.',
      de: 'Zum Schluss kostest du, was die anderen für dich gemacht haben, und ordnest: 1 für das beste. Die Köche bekommen die Punkte.',
    },
  },
];
