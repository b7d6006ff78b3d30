/** What the front page tells of Plates & Napkins. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  kind: { en: 'Bluff', fr: 'Bluff', es: 'Farol', de: 'Bluff' },
  line: {
    en: 'Build on shared plates, then bid on who has to eat it.',
    fr: 'Composez sur des assiettes communes, puis misez sur qui devra manger.',
    es: 'Monta en platos comunes y puja por quién tendrá que comérselo.',
    de: 'Gemeinsame Teller belegen, dann bieten, wer essen muss.',
  },
  minutes: 25,
  cover: [
    { picture: `${pictures}#camembert`, category: 'cheese-dairy' },
    { picture: `${pictures}#salami`, category: 'cold-cuts' },
    { picture: `${pictures}#baguette`, category: 'bread' },
  ],
  steps: [
    {
      picture: `${pictures}#baguette`,
      bold: { en: 'Build', fr: 'Composez', es: 'Monta', de: 'Belegen' },
      rest: { en: 'on shared plates', fr: 'des assiettes communes', es: 'en platos comunes', de: 'gemeinsame Teller' },
    },
    {
      picture: `${pictures}#piece-cloche`,
      bold: { en: 'Finish', fr: 'Fermez', es: 'Cierra', de: 'Abschließen' },
      rest: { en: 'with a bread', fr: 'avec un pain', es: 'con un pan', de: 'mit einem Brot' },
    },
    {
      picture: `${pictures}#plate`,
      bold: { en: 'Bid', fr: 'Misez', es: 'Puja', de: 'Bieten' },
      rest: { en: 'on who eats', fr: 'sur qui mange', es: 'por quién come', de: 'wer isst' },
    },
    {
      picture: `${pictures}#piece-napkin`,
      bold: { en: 'Napkins', fr: 'Serviettes', es: 'Servilletas', de: 'Servietten' },
      rest: { en: 'change it all', fr: 'changent tout', es: 'lo cambian todo', de: 'ändern alles' },
    },
  ],
  back: { stripe: '90deg', colour: '#5b3a9c', dark: '#3b2468' },
  editions: [
    {
      choice: { preset: 'standard' },
      label: { en: 'First edition', fr: 'Première édition', es: 'Primera edición', de: 'Erste Ausgabe' },
    },
  ],
};
