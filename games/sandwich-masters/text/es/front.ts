/** What the front page and the lobby tell of Sandwich Masters, in Spanish. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Sabotaje',
  line: 'Sirve pedidos, arruina los suyos y soborna al inspector.',
  steps: [
    ['Apila', 'primero el pan'],
    ['Arruina', 'los de otros'],
    ['Soborna', 'al inspector'],
    ['Cobra', 'los pedidos'],
  ],
  editions: ['Pack de ataque', '¡Marchando!'],
};
