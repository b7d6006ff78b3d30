/** The lab's own few words around a game, in Spanish. */
import type { LabWords } from './en.ts';

export const words: LabWords = {
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
