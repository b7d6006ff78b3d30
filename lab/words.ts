/** The lab's own few words around a game, in four languages. What a game says comes from its texts. */
import type { Language } from '#kernel';

export interface LabWords {
  readonly labGame: string;
  readonly realGame: string;
  readonly agrees: string;
  readonly wins: string;
  notOver(inputs: number): string;
  /** Who sits at the table, and how the terminal plays. */
  welcome(you: string, others: string, seed: string): readonly string[];
  readonly yourCards: string;
  /** Cards laid out in numbered rows. */
  readonly yourRows: string;
  /** An answer made of many cards: so many numbers, stack after stack. */
  stacking(count: number): string;
  /** An answer that puts numbered things in an order. */
  ranking(count: number): string;
  /** Phrases for so many places. */
  wording(places: number): string;
  readonly free: string;
  readonly goOn: string;
  readonly interruptHint: string;
  readonly noInterrupts: string;
  readonly noSuchNumber: string;
  readonly help: readonly string[];
  readonly bye: string;
}

export const labWords = (language: Language): LabWords => WORDS[language];

const en: LabWords = {
  labGame: 'A game of the lab: its seed was no secret',
  realGame: 'A game at a table',
  agrees: 'Commitment, inputs and fingerprint agree.',
  wins: 'wins',
  notOver: (inputs) => `The game is not over after ${inputs} inputs.`,
  welcome: (you, others, seed) => [
    `You are ${you}. You play against ${others} (seed ${seed}).`,
    'The clock waits while you think; in a race your hand is as quick as a bot’s. ? for help, q to stop.',
  ],
  yourCards: 'In your hands:',
  yourRows: 'Laid out before you:',
  stacking: (count) => `Type ${count} numbers, from the bottom up, stack after stack:`,
  ranking: (count) => `Type ${count} numbers in the order you want:`,
  wording: (places) =>
    `Enter to say nothing, or ${places === 1 ? 'a number' : `up to ${places} numbers, 0 for silence`}:`,
  free: 'Type an answer in JSON after =, or s for a suggestion.',
  goOn: 'Enter to let it pass',
  interruptHint: 'i to step in',
  noInterrupts: 'There is nothing you could do out of turn now.',
  noSuchNumber: 'There is no such number here. ? for help.',
  help: [
    'a number      that answer; several numbers where cards are put in order',
    's             what a bot would do in your place, done',
    'i             things you may do out of turn, such as offers',
    '= JSON        any answer, in the form of a replay',
    'l             all that was told to you lately, once more',
    'q             stop playing',
  ],
  bye: 'Goodbye.',
};

const fr: LabWords = {
  labGame: 'Une partie du labo : sa graine n’était pas secrète',
  realGame: 'Une partie à une table',
  agrees: 'L’engagement, les coups et l’empreinte concordent.',
  wins: 'gagne',
  notOver: (inputs) => `La partie n’est pas finie après ${inputs} coups.`,
  welcome: (you, others, seed) => [
    `Vous êtes ${you}. Vous jouez contre ${others} (graine ${seed}).`,
    'L’horloge attend pendant que vous réfléchissez ; dans une course, votre main est aussi rapide que celle d’un robot. ? pour l’aide, q pour arrêter.',
  ],
  yourCards: 'Dans vos mains :',
  yourRows: 'Posées devant vous :',
  stacking: (count) => `Tapez ${count} numéros, de bas en haut, pile après pile :`,
  ranking: (count) => `Tapez ${count} numéros dans l’ordre voulu :`,
  wording: (places) =>
    `Entrée pour ne rien dire, ou ${places === 1 ? 'un numéro' : `jusqu’à ${places} numéros, 0 pour le silence`} :`,
  free: 'Tapez une réponse en JSON après =, ou s pour une suggestion.',
  goOn: 'Entrée pour laisser passer',
  interruptHint: 'i pour intervenir',
  noInterrupts: 'Vous ne pouvez rien faire hors de votre tour en ce moment.',
  noSuchNumber: 'Ce numéro n’existe pas ici. ? pour l’aide.',
  help: [
    'un numéro     cette réponse ; plusieurs numéros là où l’on range des cartes',
    's             ce qu’un robot ferait à votre place, tout de suite',
    'i             ce que vous pouvez faire hors de votre tour, comme une offre',
    '= JSON        une réponse quelconque, dans la forme d’un enregistrement',
    'l             encore une fois ce qui vous a été dit récemment',
    'q             arrêter de jouer',
  ],
  bye: 'Au revoir.',
};

const es: LabWords = {
  labGame: 'Una partida del laboratorio: su semilla no era secreta',
  realGame: 'Una partida en una mesa',
  agrees: 'El compromiso, las jugadas y la huella coinciden.',
  wins: 'gana',
  notOver: (inputs) => `La partida no ha terminado después de ${inputs} jugadas.`,
  welcome: (you, others, seed) => [
    `Eres ${you}. Juegas contra ${others} (semilla ${seed}).`,
    'El reloj espera mientras piensas; en una carrera tu mano es tan rápida como la de un bot. ? para la ayuda, q para dejarlo.',
  ],
  yourCards: 'En tus manos:',
  yourRows: 'Puestas ante ti:',
  stacking: (count) => `Escribe ${count} números, de abajo arriba, montón tras montón:`,
  ranking: (count) => `Escribe ${count} números en el orden que quieras:`,
  wording: (places) =>
    `Intro para no decir nada, o ${places === 1 ? 'un número' : `hasta ${places} números, 0 para el silencio`}:`,
  free: 'Escribe una respuesta en JSON después de =, o s para una sugerencia.',
  goOn: 'Intro para dejarlo pasar',
  interruptHint: 'i para intervenir',
  noInterrupts: 'Ahora no puedes hacer nada fuera de tu turno.',
  noSuchNumber: 'Aquí no existe ese número. ? para la ayuda.',
  help: [
    'un número     esa respuesta; varios números donde se ordenan cartas',
    's             lo que haría un bot en tu lugar, ya hecho',
    'i             lo que puedes hacer fuera de tu turno, como una oferta',
    '= JSON        cualquier respuesta, en la forma de una grabación',
    'l             otra vez lo que se te ha contado últimamente',
    'q             dejar de jugar',
  ],
  bye: 'Adiós.',
};

const de: LabWords = {
  labGame: 'Ein Spiel des Labors: sein Startwert war nicht geheim',
  realGame: 'Ein Spiel an einem Tisch',
  agrees: 'Festlegung, Eingaben und Fingerabdruck stimmen überein.',
  wins: 'gewinnt',
  notOver: (inputs) => `Das Spiel ist nach ${inputs} Eingaben nicht zu Ende.`,
  welcome: (you, others, seed) => [
    `Du bist ${you}. Du spielst gegen ${others} (Startwert ${seed}).`,
    'Die Uhr wartet, während du überlegst; im Wettlauf ist deine Hand so schnell wie die eines Bots. ? für Hilfe, q zum Aufhören.',
  ],
  yourCards: 'In deinen Händen:',
  yourRows: 'Vor dir ausgelegt:',
  stacking: (count) => `Tippe ${count} Nummern, von unten nach oben, Stapel für Stapel:`,
  ranking: (count) => `Tippe ${count} Nummern in der gewünschten Reihenfolge:`,
  wording: (places) =>
    `Eingabetaste, um nichts zu sagen, oder ${places === 1 ? 'eine Nummer' : `bis zu ${places} Nummern, 0 für Schweigen`}:`,
  free: 'Tippe eine Antwort in JSON nach =, oder s für einen Vorschlag.',
  goOn: 'Eingabetaste, um es geschehen zu lassen',
  interruptHint: 'i zum Eingreifen',
  noInterrupts: 'Du kannst jetzt nichts außer der Reihe tun.',
  noSuchNumber: 'Diese Nummer gibt es hier nicht. ? für Hilfe.',
  help: [
    'eine Nummer   diese Antwort; mehrere Nummern, wo Karten geordnet werden',
    's             was ein Bot an deiner Stelle täte, sofort getan',
    'i             was du außer der Reihe tun darfst, etwa ein Angebot',
    '= JSON        irgendeine Antwort, in der Form einer Aufzeichnung',
    'l             noch einmal, was dir zuletzt erzählt wurde',
    'q             aufhören',
  ],
  bye: 'Auf Wiedersehen.',
};

const WORDS: Readonly<Record<Language, LabWords>> = { en, fr, es, de };
