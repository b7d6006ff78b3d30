/** Labels of the pictures of Sandwich, in four languages; rules, prompts and refusals come from the game itself. */
import type { Language } from '#kernel';

export interface Labels {
  readonly market: string;
  readonly tray: string;
  readonly left: (cards: number) => string;
  readonly shownBy: (name: string) => string;
  readonly takenBy: (name: string) => string;
  readonly sandwich: (number: number) => string;
  readonly line: (number: number) => string;
  readonly lineOf: (number: number, cards: number) => string;
  readonly forWhom: string;
  readonly from: (cook: string) => string;
  readonly serve: string;
  readonly change: string;
  readonly fill: string;
  readonly clear: string;
  readonly putOn: (card: string, number: number) => string;
  readonly takeOff: (card: string) => string;
  readonly others: string;
  readonly trayOf: (name: string) => string;
  readonly offers: string;
  readonly offer: (from: string, to: string) => string;
  readonly giveWhat: (card: string, name: string) => string;
  readonly askFor: (card: string, name: string) => string;
  readonly accept: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly cancel: string;
  readonly noWords: string;
  readonly words: string;
  readonly rankAs: (cook: string, rank: number) => string;
  readonly rankTap: string;
  readonly theme: string;
  readonly announce: string;
  readonly blind: string;
  readonly announced: string;
  readonly verdict: (taster: string) => string;
  readonly hidden: string;
}

const en: Labels = {
  market: 'Market',
  tray: 'Your tray',
  left: (cards) => `${cards} still to come`,
  shownBy: (name) => `from ${name}`,
  takenBy: (name) => name,
  sandwich: (number) => `Sandwich ${number}`,
  line: (number) => `Line ${number}`,
  lineOf: (number, cards) => `Line ${number}, ${cards} on it`,
  forWhom: 'For',
  from: (cook) => `by ${cook}`,
  serve: 'Serve',
  change: 'Change something',
  fill: 'Fill up',
  clear: 'Start over',
  putOn: (card, number) => `${card}: put it on sandwich ${number}`,
  takeOff: (card) => `${card}: back to the tray`,
  others: 'What the others have',
  trayOf: (name) => `Tray of ${name}`,
  offers: 'Offers',
  offer: (from, to) => `${from} offers ${to}`,
  giveWhat: (card, name) => `What do you give ${name} for ${card}? Tap one of your cards.`,
  askFor: (card, name) => `${card}: ask ${name} for it`,
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  cancel: 'Never mind',
  noWords: 'without a word',
  words: 'Words',
  rankAs: (cook, rank) => (rank === 0 ? `${cook}, not ranked` : `${cook}, rank ${rank}`),
  rankTap: 'Tap the best first.',
  theme: 'Theme point',
  announce: 'Announce',
  blind: 'a secret cook',
  announced: 'In every sandwich',
  verdict: (taster) => `${taster} tasted`,
  hidden: 'face down',
};

const fr: Labels = {
  market: 'Marché',
  tray: 'Votre plateau',
  left: (cards) => `encore ${cards}`,
  shownBy: (name) => `de ${name}`,
  takenBy: (name) => name,
  sandwich: (number) => `Sandwich ${number}`,
  line: (number) => `Ligne ${number}`,
  lineOf: (number, cards) => `Ligne ${number}, ${cards} dessus`,
  forWhom: 'Pour',
  from: (cook) => `par ${cook}`,
  serve: 'Servir',
  change: 'Changer quelque chose',
  fill: 'Compléter',
  clear: 'Recommencer',
  putOn: (card, number) => `${card} : sur le sandwich ${number}`,
  takeOff: (card) => `${card} : retour au plateau`,
  others: 'Chez les autres',
  trayOf: (name) => `Plateau de ${name}`,
  offers: 'Offres',
  offer: (from, to) => `${from} propose à ${to}`,
  giveWhat: (card, name) => `Que donnez-vous à ${name} pour ${card} ? Touchez une de vos cartes.`,
  askFor: (card, name) => `${card} : la demander à ${name}`,
  accept: 'Accepter',
  decline: 'Refuser',
  withdraw: 'Retirer',
  cancel: 'Laisser tomber',
  noWords: 'sans un mot',
  words: 'Paroles',
  rankAs: (cook, rank) => (rank === 0 ? `${cook}, sans rang` : `${cook}, rang ${rank}`),
  rankTap: 'Touchez le meilleur en premier.',
  theme: 'Point du thème',
  announce: 'Annoncer',
  blind: 'cuisinier secret',
  announced: 'Dans chaque sandwich',
  verdict: (taster) => `${taster} a goûté`,
  hidden: 'face cachée',
};

const es: Labels = {
  market: 'Mercado',
  tray: 'Tu bandeja',
  left: (cards) => `quedan ${cards}`,
  shownBy: (name) => `de ${name}`,
  takenBy: (name) => name,
  sandwich: (number) => `Sándwich ${number}`,
  line: (number) => `Línea ${number}`,
  lineOf: (number, cards) => `Línea ${number}, ${cards} en ella`,
  forWhom: 'Para',
  from: (cook) => `por ${cook}`,
  serve: 'Servir',
  change: 'Cambiar algo',
  fill: 'Completar',
  clear: 'Empezar de nuevo',
  putOn: (card, number) => `${card}: al sándwich ${number}`,
  takeOff: (card) => `${card}: de vuelta a la bandeja`,
  others: 'Lo que tienen los demás',
  trayOf: (name) => `Bandeja de ${name}`,
  offers: 'Ofertas',
  offer: (from, to) => `${from} ofrece a ${to}`,
  giveWhat: (card, name) => `¿Qué le das a ${name} por ${card}? Toca una de tus cartas.`,
  askFor: (card, name) => `${card}: pedírsela a ${name}`,
  accept: 'Aceptar',
  decline: 'Rechazar',
  withdraw: 'Retirar',
  cancel: 'Déjalo',
  noWords: 'sin decir nada',
  words: 'Palabras',
  rankAs: (cook, rank) => (rank === 0 ? `${cook}, sin puesto` : `${cook}, puesto ${rank}`),
  rankTap: 'Toca primero el mejor.',
  theme: 'Punto del tema',
  announce: 'Anunciar',
  blind: 'cocinero secreto',
  announced: 'En cada sándwich',
  verdict: (taster) => `${taster} ha probado`,
  hidden: 'boca abajo',
};

const de: Labels = {
  market: 'Markt',
  tray: 'Dein Tablett',
  left: (cards) => `noch ${cards}`,
  shownBy: (name) => `von ${name}`,
  takenBy: (name) => name,
  sandwich: (number) => `Sandwich ${number}`,
  line: (number) => `Reihe ${number}`,
  lineOf: (number, cards) => `Reihe ${number}, ${cards} darauf`,
  forWhom: 'Für',
  from: (cook) => `von ${cook}`,
  serve: 'Servieren',
  change: 'Etwas ändern',
  fill: 'Auffüllen',
  clear: 'Von vorn',
  putOn: (card, number) => `${card}: auf Sandwich ${number}`,
  takeOff: (card) => `${card}: zurück aufs Tablett`,
  others: 'Was die anderen haben',
  trayOf: (name) => `Tablett von ${name}`,
  offers: 'Angebote',
  offer: (from, to) => `${from} bietet ${to}`,
  giveWhat: (card, name) => `Was gibst du ${name} für ${card}? Tippe eine deiner Karten an.`,
  askFor: (card, name) => `${card}: ${name} darum bitten`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  cancel: 'Doch nicht',
  noWords: 'ohne Worte',
  words: 'Worte',
  rankAs: (cook, rank) => (rank === 0 ? `${cook}, ohne Rang` : `${cook}, Rang ${rank}`),
  rankTap: 'Tippe zuerst das beste an.',
  theme: 'Themenpunkt',
  announce: 'Verkünden',
  blind: 'wer wohl?',
  announced: 'In jedem Sandwich',
  verdict: (taster) => `${taster} hat gekostet`,
  hidden: 'verdeckt',
};

export const labels: Readonly<Record<Language, Labels>> = { en, fr, es, de };
