/** What the front page tells of Sandwich Masters. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  kind: { en: 'Sabotage', fr: 'Sabotage', es: 'Sabotaje', de: 'Sabotage' },
  line: {
    en: 'Fill orders, spoil theirs, bribe the health inspector.',
    fr: 'Servez, gâchez chez les autres, soudoyez l’inspecteur.',
    es: 'Sirve pedidos, arruina los suyos y soborna al inspector.',
    de: 'Liefern, anderen alles verderben, den Prüfer bestechen.',
  },
  minutes: 30,
  cover: [
    { picture: `${pictures}#mould`, category: 'extra', kind: 'bad' },
    { picture: `${pictures}#ham`, category: 'cold-cuts' },
    { picture: `${pictures}#lettuce`, category: 'vegetable' },
  ],
  steps: [
    {
      picture: `${pictures}#sliced-bread`,
      bold: { en: 'Stack', fr: 'Empilez', es: 'Apila', de: 'Stapeln' },
      rest: { en: 'bread first', fr: 'le pain d’abord', es: 'primero el pan', de: 'zuerst Brot' },
    },
    {
      picture: `${pictures}#mould`,
      bold: { en: 'Spoil', fr: 'Gâchez', es: 'Arruina', de: 'Verderben' },
      rest: { en: 'their sandwiches', fr: 'leurs sandwichs', es: 'los de otros', de: 'die der anderen' },
    },
    {
      picture: `${pictures}#inspector`,
      bold: { en: 'Bribe', fr: 'Soudoyez', es: 'Soborna', de: 'Bestechen' },
      rest: { en: 'the inspector', fr: 'l’inspecteur', es: 'al inspector', de: 'den Prüfer' },
    },
    {
      picture: `${pictures}#receipt`,
      bold: { en: 'Claim', fr: 'Encaissez', es: 'Cobra', de: 'Abrechnen' },
      rest: { en: 'the orders', fr: 'les commandes', es: 'los pedidos', de: 'die Bestellungen' },
    },
  ],
  back: { stripe: '135deg', colour: '#6b3d0f', dark: '#432508' },
  editions: [
    {
      choice: { attackPack: true },
      label: { en: 'Attack Pack', fr: 'Pack Attaque', es: 'Pack de ataque', de: 'Angriffspaket' },
    },
    {
      choice: { orderUp: true },
      label: { en: 'Order Up!', fr: 'Chaud devant', es: '¡Marchando!', de: 'Bestellung!' },
    },
  ],
};
