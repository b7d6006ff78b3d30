/** What the gallery of finished games says in German. */
import type { GalleryWords } from '../en/gallery.ts';

export const gallery: GalleryWords = {
  lookBack: 'Partie ansehen',
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
  loading: 'Die Partie wird geholt …',
  consistent: 'Stimmig: Es führt dorthin, wohin es soll. Ob es so gespielt wurde, wissen nur die, die dabei waren.',
  inconsistent: 'Diese Aufzeichnung widerspricht sich!',
  faults: {
    missing: 'An dieser Adresse gibt es keine beendete Partie, oder sie wird nicht mehr aufbewahrt.',
    'other-version':
      'Diese Partie wurde nach einer älteren Fassung der Regeln gespielt, die hier nicht gezeigt werden kann.',
    broken: 'Diese Aufzeichnung lässt sich nicht abspielen: Sie ist beschädigt, oder es ist keine.',
  },
};
