/** The first game of Plates & Napkins in four sentences or so, beside the table. */
import type { FirstStep } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const firstSteps: readonly FirstStep[] = [
  {
    picture: `${pictures}#baguette`,
    text: {
      en: 'The plates belong to all. On your turn pick a card and tap a plate: bread starts a sandwich, fillings go on it, another bread finishes it. Or throw a card away.',
      fr: 'Les assiettes sont à tous. À votre tour, choisissez une carte et touchez une assiette\u00a0: un pain commence un sandwich, la garniture suit, un autre pain le ferme. Ou défaussez une carte.',
      es: 'Los platos son de todos. En tu turno elige una carta y toca un plato: un pan empieza un sándwich, el relleno lo sigue y otro pan lo cierra. O descarta una carta.',
      de: 'Die Teller gehören allen. Wähle in deinem Zug eine Karte und tippe auf einen Teller: Brot beginnt ein Sandwich, Belag kommt darauf, noch ein Brot schließt es. Oder wirf eine Karte ab.',
    },
  },
  {
    picture: `${pictures}#plate`,
    text: {
      en: 'A finished sandwich is bid for: put a card face down in front of anybody, also yourself. Only you know whether it is a bid or a bluff. Or opt out.',
      fr: 'On enchérit sur un sandwich fermé\u00a0: posez une carte face cachée devant qui vous voulez, vous compris. Vous seul savez si c’est une enchère ou du bluff. Ou passez.',
      es: 'Por un sándwich cerrado se puja: pon una carta boca abajo delante de quien quieras, también de ti. Solo tú sabes si es una puja o un farol. O retírate.',
      de: 'Um ein geschlossenes Sandwich wird geboten: Lege eine Karte verdeckt vor irgendwen, auch vor dich. Nur du weißt, ob es ein Gebot ist oder ein Bluff. Oder steig aus.',
    },
  },
  {
    picture: `${pictures}#camembert`,
    text: {
      en: 'Whoever has the highest bids must eat, and gets its points, even if they are below zero. So keep the good ones for yourself and pass the bad ones on.',
      fr: 'Qui a les plus fortes enchères doit manger et reçoit les points, même négatifs. Gardez donc les bons pour vous et refilez les mauvais.',
      es: 'Quien tiene las pujas más altas tiene que comer y se lleva los puntos, aunque sean negativos. Quédate con los buenos y endosa los malos.',
      de: 'Wer die höchsten Gebote vor sich hat, muss essen und bekommt die Punkte, auch wenn sie unter null liegen. Sichere dir also die guten und schieb die schlechten weiter.',
    },
  },
  {
    picture: `${pictures}#piece-napkin`,
    text: {
      en: 'A napkin can be played at any time with one tap, even on another napkin or after the count. Each time there is a short hold; in the log you can say when it should wait for you.',
      fr: 'Une serviette se joue à tout moment d’un toucher, même sur une autre serviette ou après le décompte. Il y a chaque fois une courte pause\u00a0; dans le journal, dites quand elle doit vous attendre.',
      es: 'Una servilleta se juega en cualquier momento con un toque, incluso sobre otra o después del recuento. Cada vez hay una breve pausa; en el registro dices cuándo debe esperarte.',
      de: 'Eine Serviette kannst du jederzeit mit einem Tipp spielen, auch auf eine andere oder nach dem Zählen. Jedes Mal gibt es eine kurze Pause; im Protokoll sagst du, wann sie auf dich warten soll.',
    },
  },
];
