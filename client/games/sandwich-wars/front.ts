/** What the front page tells of Sándwich Wars. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  kind: { en: 'Economy', fr: 'Économie', es: 'Economía', de: 'Wirtschaft' },
  line: {
    en: 'Buy well, hire help, fill the orders before the others do.',
    fr: 'Achetez malin, engagez de l’aide, servez avant les autres.',
    es: 'Compra bien, contrata ayuda y sirve antes que los demás.',
    de: 'Gut einkaufen, Hilfe anheuern, vor den anderen liefern.',
  },
  minutes: 45,
  cover: [
    { picture: `${pictures}#fried-egg`, category: 'egg' },
    { picture: `${pictures}#bacon`, category: 'cold-cuts' },
    { picture: `${pictures}#tomato`, category: 'vegetable' },
  ],
  steps: [
    {
      picture: `${pictures}#coin`,
      bold: { en: 'Two actions', fr: 'Deux actions', es: 'Dos acciones', de: 'Zwei Aktionen' },
      rest: { en: 'each turn', fr: 'à chaque tour', es: 'por turno', de: 'in jedem Zug' },
    },
    {
      picture: `${pictures}#fried-egg`,
      bold: { en: 'Buy', fr: 'Achetez', es: 'Compra', de: 'Kaufen' },
      rest: { en: 'ingredients', fr: 'des ingrédients', es: 'ingredientes', de: 'Zutaten' },
    },
    {
      picture: `${pictures}#cook`,
      bold: { en: 'Hire', fr: 'Engagez', es: 'Contrata', de: 'Anheuern' },
      rest: { en: 'assistants', fr: 'des assistants', es: 'asistentes', de: 'Assistenten' },
    },
    {
      picture: `${pictures}#receipt`,
      bold: { en: 'Fill orders', fr: 'Servez', es: 'Sirve', de: 'Liefern' },
      rest: { en: 'for points', fr: 'pour des points', es: 'por puntos', de: 'für Punkte' },
    },
  ],
  back: { stripe: '0deg', colour: '#1b6483', dark: '#0f4259' },
  editions: [
    {
      choice: { preset: 'rulebook' },
      label: { en: 'First edition', fr: 'Première édition', es: 'Primera edición', de: 'Erste Ausgabe' },
    },
  ],
};
