/** What the gallery of finished games says in Spanish. */
import type { GalleryWords } from '../en/gallery.ts';

export const gallery: GalleryWords = {
  lookBack: 'Ver la partida',
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
  loading: 'Cargando la partida…',
  consistent: 'Coherente: lleva adonde dice. Si se jugó así, solo lo saben quienes estuvieron.',
  inconsistent: '¡Esta repetición se contradice!',
  faults: {
    missing: 'No hay ninguna partida terminada en esta dirección, o ya no se guarda.',
    'other-version': 'Esta partida se jugó con una versión anterior de las reglas, que esta no puede mostrar.',
    broken: 'Esta partida no se puede repetir: el archivo está dañado, o no es una partida.',
  },
};
