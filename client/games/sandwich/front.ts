/** What the front page tells of Sandwich. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  kind: { en: 'Race', fr: 'Course', es: 'Carrera', de: 'Wettlauf' },
  line: {
    en: 'Grab, build, serve. Then your neighbours rank it.',
    fr: 'Attrapez, composez, servez. Vos voisins jugent.',
    es: 'Atrapa, monta y sirve. Tus vecinos puntúan.',
    de: 'Schnappen, belegen, servieren. Dann urteilen die Nachbarn.',
  },
  minutes: 20,
  cover: [
    { picture: `${pictures}#snail`, category: 'extra' },
    { picture: `${pictures}#emmental`, category: 'cheese-dairy' },
    { picture: `${pictures}#banana`, category: 'fruit-sweet' },
  ],
  steps: [
    {
      picture: `${pictures}#joker`,
      bold: { en: 'Flip', fr: 'Retournez', es: 'Destapa', de: 'Aufdecken' },
      rest: { en: 'one card each', fr: 'une carte chacun', es: 'una carta cada uno', de: 'je eine Karte' },
    },
    {
      picture: `${pictures}#raised-hand`,
      bold: { en: 'Grab', fr: 'Attrapez', es: 'Atrapa', de: 'Schnappen' },
      rest: { en: 'one, fast', fr: 'vite, une seule', es: 'una, deprisa', de: 'eine, schnell' },
    },
    {
      picture: `${pictures}#sandwich`,
      bold: { en: 'Build', fr: 'Composez', es: 'Monta', de: 'Belegen' },
      rest: { en: 'three of three', fr: 'trois fois trois', es: 'tres de tres', de: 'drei mal drei' },
    },
    {
      picture: `${pictures}#react-yum`,
      bold: { en: 'Taste', fr: 'Goûtez', es: 'Prueba', de: 'Kosten' },
      rest: { en: 'and rank', fr: 'et classez', es: 'y puntúa', de: 'und urteilen' },
    },
  ],
  back: { stripe: '45deg', colour: '#c8281e', dark: '#8f1710' },
  editions: [
    {
      choice: { preset: 'fr' },
      label: { en: 'First edition', fr: 'Première édition', es: 'Primera edición', de: 'Erste Ausgabe' },
    },
    {
      choice: { preset: '2013' },
      label: { en: '2013 edition', fr: 'Édition 2013', es: 'Edición 2013', de: 'Ausgabe 2013' },
    },
  ],
};
