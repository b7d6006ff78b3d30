/** The first game of Sandwich Masters in five sentences, beside the table. */
import type { FirstStep } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const firstSteps: readonly FirstStep[] = [
  {
    picture: `${pictures}#sliced-bread`,
    text: {
      en: 'Everything begins with Bread: tap one in your hand, then a free place. You have four of them.',
      fr: 'Tout commence par du pain : touchez-en un dans votre main, puis une place libre. Vous en avez quatre.',
      es: 'Todo empieza con pan: toca uno de tu mano y luego un sitio libre. Tienes cuatro.',
      de: 'Alles beginnt mit Brot: Tippe eines in deiner Hand an, dann einen freien Platz. Du hast vier davon.',
    },
  },
  {
    picture: `${pictures}#lettuce`,
    text: {
      en: 'In a turn you may play as many cards as you like, all of one symbol. Put them down one by one, then press Play.',
      fr: 'À votre tour, jouez autant de cartes que vous voulez, toutes du même symbole. Posez-les une à une, puis touchez Jouer.',
      es: 'En tu turno juegas cuantas cartas quieras, todas del mismo símbolo. Ponlas una a una y pulsa Jugar.',
      de: 'In deinem Zug spielst du beliebig viele Karten, alle von einem Symbol. Lege sie einzeln hin, dann drücke Spielen.',
    },
  },
  {
    picture: `${pictures}#receipt`,
    text: {
      en: 'The tickets say what guests want. Below each sandwich you read what it lacks. When all is in, close it with Bread and take the Noshdosh.',
      fr: 'Les tickets disent ce que veulent les clients. Sous chaque sandwich se lit ce qui manque. Quand tout y est, fermez avec du pain et encaissez.',
      es: 'Los tiques dicen qué quieren los clientes. Bajo cada sándwich lees lo que le falta. Cuando esté todo, ciérralo con pan y cobra.',
      de: 'Auf den Zetteln steht, was Gäste wollen; unter jedem Sandwich, was ihm fehlt. Ist alles drin, schließe es mit Brot und kassiere Noshdosh.',
    },
  },
  {
    picture: `${pictures}#mould`,
    text: {
      en: 'Black cards are bad. They count like good ones, until an inspector comes. Attack condiments go onto the sandwiches of others.',
      fr: 'Les cartes noires sont avariées. Elles comptent comme les bonnes, jusqu’à ce que passe un inspecteur. Les condiments d’attaque vont chez les autres.',
      es: 'Las cartas negras son malas. Cuentan como las buenas hasta que llega un inspector. Los condimentos de ataque van a los sándwiches ajenos.',
      de: 'Schwarze Karten sind verdorben. Sie zählen wie gute, bis ein Prüfer kommt. Angriffssoßen kommen auf die Sandwiches der anderen.',
    },
  },
  {
    picture: `${pictures}#inspector`,
    text: {
      en: 'Send an inspector to somebody with bad cards: they pay a bribe or lose something. Watch out, they can send one to you.',
      fr: 'Envoyez un inspecteur chez qui a des cartes avariées : il paie un pot-de-vin ou perd quelque chose. Gare, on peut vous en envoyer un.',
      es: 'Envía un inspector a quien tenga cartas malas: paga un soborno o pierde algo. Cuidado, también te los pueden enviar.',
      de: 'Schicke einen Prüfer zu jemandem mit verdorbenen Karten: Er zahlt oder verliert etwas. Pass auf, man kann ihn auch zu dir schicken.',
    },
  },
];
