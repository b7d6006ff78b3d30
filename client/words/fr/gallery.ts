/** What the gallery of finished games says in French. */
import type { GalleryWords } from '../en/gallery.ts';

export const gallery: GalleryWords = {
  lookBack: 'Revoir la partie',
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
  loading: 'Chargement de la partie…',
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
