/** Refusals of the machine itself, in four languages, and how to make one. Games word their own in their texts. */
import type { Language, Refusal } from './types.ts';

const SENTENCES = {
  'clock-first': {
    en: 'Time ran out a moment before that.',
    fr: 'Le temps était écoulé juste avant.',
    es: 'El tiempo se acabó justo antes.',
    de: 'Kurz davor war die Zeit um.',
  },
  'time-back': {
    en: 'The clock of the table never goes back.',
    fr: "L'horloge de la table ne recule jamais.",
    es: 'El reloj de la mesa nunca retrocede.',
    de: 'Die Uhr am Tisch geht nie zurück.',
  },
  'something-happened': {
    en: 'Something happened in between. Look again and decide anew.',
    fr: "Il s'est passé quelque chose entre-temps. Regardez et décidez à nouveau.",
    es: 'Ha pasado algo entretanto. Mira otra vez y decide de nuevo.',
    de: 'Inzwischen ist etwas passiert. Schau noch einmal hin und entscheide neu.',
  },
  'not-asked': {
    en: 'This question is not for you.',
    fr: "Cette question n'est pas pour vous.",
    es: 'Esta pregunta no es para ti.',
    de: 'Diese Frage geht nicht an dich.',
  },
  'already-answered': {
    en: 'You have answered already.',
    fr: 'Vous avez déjà répondu.',
    es: 'Ya has respondido.',
    de: 'Du hast schon geantwortet.',
  },
  'nothing-to-take-back': {
    en: 'There is no answer of yours to take back.',
    fr: "Il n'y a pas de réponse de vous à reprendre.",
    es: 'No hay ninguna respuesta tuya que retirar.',
    de: 'Es gibt keine Antwort von dir, die du zurücknehmen könntest.',
  },
  'bad-form': {
    en: 'That answer does not have the form of this question. Reload the page.',
    fr: "Cette réponse n'a pas la forme de la question. Rechargez la page.",
    es: 'Esa respuesta no tiene la forma de la pregunta. Recarga la página.',
    de: 'Die Antwort hat nicht die Form dieser Frage. Lade die Seite neu.',
  },
  'no-such-interrupt': {
    en: 'This game has no such move.',
    fr: "Ce coup n'existe pas dans ce jeu.",
    es: 'Esa jugada no existe en este juego.',
    de: 'Diesen Zug gibt es in diesem Spiel nicht.',
  },
  'window-open': {
    en: 'A race is being decided. Try again in a moment.',
    fr: 'Une course se décide. Réessayez dans un instant.',
    es: 'Se está decidiendo una carrera. Inténtalo en un momento.',
    de: 'Gerade wird ein Wettlauf entschieden. Versuche es gleich noch einmal.',
  },
  'not-due': {
    en: 'Nothing is due at that moment.',
    fr: "Rien n'est prévu à cet instant.",
    es: 'No toca nada en ese momento.',
    de: 'In diesem Moment ist nichts fällig.',
  },
  paused: {
    en: 'The table is paused.',
    fr: 'La table est en pause.',
    es: 'La mesa está en pausa.',
    de: 'Der Tisch macht Pause.',
  },
  'not-paused': {
    en: 'The table is not paused.',
    fr: "La table n'est pas en pause.",
    es: 'La mesa no está en pausa.',
    de: 'Der Tisch macht keine Pause.',
  },
  over: {
    en: 'The game is over.',
    fr: 'La partie est terminée.',
    es: 'La partida ha terminado.',
    de: 'Das Spiel ist zu Ende.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type KernelCode = keyof typeof SENTENCES;

export const KERNEL_CODES = Object.keys(SENTENCES) as KernelCode[];

export const refusal = (code: string, facts: Refusal['facts'] = {}): Refusal => ({ code, facts });

export const isKernelCode = (code: string): code is KernelCode => Object.hasOwn(SENTENCES, code);

export const kernelSays = (code: KernelCode, language: Language): string => SENTENCES[code][language];
