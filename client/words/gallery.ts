/** What the gallery of finished games says, in every language; it comes with the gallery, not before. */
import type { Language } from '#kernel';

export interface GalleryWords {
  readonly replay: string;
  readonly title: (game: string) => string;
  readonly moment: (n: number, of: number) => string;
  readonly slider: string;
  readonly before: string;
  readonly after: string;
  readonly seat: string;
  readonly public: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly still: string;
  readonly open: string;
  readonly openHint: string;
  readonly loading: string;
  readonly consistent: string;
  readonly inconsistent: string;
  readonly faults: Readonly<Record<'missing' | 'other-version' | 'broken', string>>;
}

const en: GalleryWords = {
  replay: 'Replay',
  title: (game) => `Replay: ${game}`,
  moment: (n, of) => `Moment ${n} of ${of}`,
  slider: 'Moment of the game',
  before: 'The question before',
  after: 'The next question',
  seat: 'Seen by',
  public: 'everybody',
  copy: 'Copy the link to this moment',
  copied: 'The link is copied.',
  copyByHand: 'Copy this link:',
  still: 'This is a replay: nothing can be played in it.',
  open: 'Open a replay file',
  openHint: 'A file saved at the end of a game. It stays in this browser.',
  loading: 'Fetching the game…',
  consistent: 'Consistent: it leads where it says. Whether it was played so, only those who were there can tell.',
  inconsistent: 'This replay contradicts itself!',
  faults: {
    missing: 'There is no finished game at this address, or it is not kept any more.',
    'other-version': 'This game was played by an older version of its rules and cannot be shown by this one.',
    broken: 'This replay cannot be played: it is damaged, or it is none.',
  },
};

const fr: GalleryWords = {
  replay: 'Rediffusion',
  title: (game) => `Rediffusion\u00a0: ${game}`,
  moment: (n, of) => `Moment ${n} sur ${of}`,
  slider: 'Moment de la partie',
  before: 'La question d’avant',
  after: 'La question suivante',
  seat: 'Vu par',
  public: 'tout le monde',
  copy: 'Copier le lien vers ce moment',
  copied: 'Le lien est copié.',
  copyByHand: 'Copiez ce lien\u00a0:',
  still: 'C’est une rediffusion\u00a0: on ne peut pas y jouer.',
  open: 'Ouvrir un fichier de partie',
  openHint: 'Un fichier enregistré à la fin d’une partie. Il reste dans ce navigateur.',
  loading: 'La partie arrive…',
  consistent:
    'Cohérent : la partie mène bien là où elle le dit. Seuls ceux qui y étaient savent si elle s’est jouée ainsi.',
  inconsistent: 'Cette rediffusion se contredit !',
  faults: {
    missing: 'Il n’y a pas de partie finie à cette adresse, ou elle n’est plus conservée.',
    'other-version':
      'Cette partie a été jouée avec une version plus ancienne des règles, que celle-ci ne peut montrer.',
    broken: 'Cette partie ne peut être rejouée\u00a0: le fichier est abîmé, ou ce n’en est pas une.',
  },
};

const es: GalleryWords = {
  replay: 'Repetición',
  title: (game) => `Repetición: ${game}`,
  moment: (n, of) => `Momento ${n} de ${of}`,
  slider: 'Momento de la partida',
  before: 'La pregunta anterior',
  after: 'La pregunta siguiente',
  seat: 'Visto por',
  public: 'todos',
  copy: 'Copiar el enlace a este momento',
  copied: 'El enlace está copiado.',
  copyByHand: 'Copia este enlace:',
  still: 'Esto es una repetición: aquí no se puede jugar.',
  open: 'Abrir un archivo de partida',
  openHint: 'Un archivo guardado al final de una partida. Se queda en este navegador.',
  loading: 'Llega la partida…',
  consistent: 'Coherente: lleva adonde dice. Si se jugó así, solo lo saben quienes estuvieron.',
  inconsistent: '¡Esta repetición se contradice!',
  faults: {
    missing: 'No hay ninguna partida terminada en esta dirección, o ya no se guarda.',
    'other-version': 'Esta partida se jugó con una versión anterior de las reglas, que esta no puede mostrar.',
    broken: 'Esta partida no se puede repetir: el archivo está dañado, o no es una partida.',
  },
};

const de: GalleryWords = {
  replay: 'Aufzeichnung',
  title: (game) => `Aufzeichnung: ${game}`,
  moment: (n, of) => `Moment ${n} von ${of}`,
  slider: 'Moment der Partie',
  before: 'Die Frage davor',
  after: 'Die nächste Frage',
  seat: 'Gesehen von',
  public: 'allen',
  copy: 'Link zu diesem Moment kopieren',
  copied: 'Der Link ist kopiert.',
  copyByHand: 'Diesen Link kopieren:',
  still: 'Das ist eine Aufzeichnung: Hier lässt sich nichts spielen.',
  open: 'Eine Aufzeichnung öffnen',
  openHint: 'Eine Datei, die am Ende einer Partie gespeichert wurde. Sie bleibt in diesem Browser.',
  loading: 'Die Partie wird geholt…',
  consistent: 'Stimmig: Es führt dorthin, wohin es soll. Ob es so gespielt wurde, wissen nur die, die dabei waren.',
  inconsistent: 'Diese Aufzeichnung widerspricht sich!',
  faults: {
    missing: 'An dieser Adresse gibt es keine beendete Partie, oder sie wird nicht mehr aufbewahrt.',
    'other-version':
      'Diese Partie wurde nach einer älteren Fassung der Regeln gespielt, die hier nicht gezeigt werden kann.',
    broken: 'Diese Aufzeichnung lässt sich nicht abspielen: Sie ist beschädigt, oder es ist keine.',
  },
};

/** Said at the end of a game. */
export const lookBackWords: Readonly<Record<Language, string>> = {
  en: 'Look back',
  fr: 'Revoir la partie',
  es: 'Ver de nuevo',
  de: 'Zurückblicken',
};

export const galleryWords: Readonly<Record<Language, GalleryWords>> = { en, fr, es, de };
