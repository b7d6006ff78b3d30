/** The short way into each part of Plates & Napkins: a sentence and a few steps, each by the name of a picture, in Spanish. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  build: {
    lead: 'Los platos son de todos. En tu turno haces una sola cosa con una carta.',
    caption: 'Pan debajo, relleno en medio, pan encima: entonces se puja.',
    steps: [
      ['plate', 'Empieza', 'con un pan en un plato vacío.'],
      ['knife', 'Pon', 'un relleno, roba dos cartas y quédate con una.'],
      ['sandwich', 'Cierra', 'con un pan. Empieza la puja.'],
      ['recycle', 'Descarta', 'una carta, si no te gusta otra cosa.'],
    ],
  },
  bid: {
    lead: 'Por turnos, cada cual pone una carta boca abajo delante de quien quiera, o se retira.',
    caption: 'Una puja alta, una baja y un farol que no cuenta.',
    steps: [
      ['eyes', 'Vale cualquier carta.', 'Solo cuentan las pujas; nadie ve lo que pones.'],
      ['lock', 'Quien sale, sale,', 'también con cartas nuevas. Pero aún te pueden poner cartas delante.'],
      ['star', 'Quien queda al final', 'puede poner una carta más.'],
    ],
  },
  eat: {
    lead: 'La suma de pujas más alta tiene que comer y se lleva los puntos del sándwich.',
    steps: [
      ['sandwich', 'Cuentan todas las cartas,', 'también los dos panes, y algunas son negativas.'],
      ['handshake', 'El empate se reparte', 'y se redondea hacia abajo, también bajo cero.'],
      ['bell', 'Tras el recuento', 'todavía se puede jugar una servilleta, antes de comer.'],
    ],
  },
  napkins: {
    lead: 'Una servilleta se juega en cualquier momento, sea de quien sea el turno. La más nueva actúa primero.',
    caption: 'Una servilleta sobre otra: la de arriba actúa primero.',
    steps: [
      ['raised-hand', 'Toca la servilleta', 'para jugarla. Lo que estaba en marcha espera.'],
      ['sparkles', 'Algunas se quedan', 'en la mesa hasta que se coma el próximo sándwich.'],
      ['recycle', '¿Tu plan ya no vale?', 'Entonces eliges de nuevo. Las pujas puestas se quedan.'],
    ],
  },
  holds: {
    lead: 'Tras una servilleta y tras el recuento hay una breve pausa, igual para todos.',
    steps: [
      ['stopwatch', 'Acaba por el reloj:', 'a la mitad si todos lo dejan pasar, si no al final.'],
      ['eyes', 'No revela nada.', 'Se abre tenga alguien una servilleta o no.'],
      ['speech', 'Di una vez', 'si hay que esperarte siempre, solo antes de comer o nunca.'],
    ],
  },
  end: {
    lead: 'Dos juegan a 25 puntos, tres y cuatro a 15; cinco se comen cinco sándwiches.',
    steps: [
      ['trophy', 'Gana quien tenga más puntos.', 'Con los mismos puntos se comparte la victoria.'],
      ['star', 'Se comprueba', 'cuando se dan los puntos.'],
    ],
  },
};
