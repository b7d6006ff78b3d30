/** The short way into each part of Sandwich: a sentence and a few steps, each by the name of a picture, in Spanish. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  deal: {
    lead: 'Cada cual recibe un mazo boca abajo. Nadie mira, ni siquiera en el suyo.',
    steps: [
      ['die', 'Nueve cartas cada uno.', 'Doce con tres jugadores, seis en una mesa grande.'],
      ['lock', 'Sin mirar.', 'El mazo se muestra carta a carta en el mercado.'],
    ],
  },
  market: {
    lead: 'Todos descubren una carta en el mismo instante. Coge una. Quien llega primero, se la lleva.',
    caption: 'Cuatro jugadores, cuatro cartas. Léo fue más rápido. Toca el tomate con anillo y es tuyo.',
    steps: [
      ['raised-hand', 'Toca una carta para cogerla.', 'Es tuya al instante; todos lo ven.'],
      ['stopwatch', '¿Demasiado lento?', 'Cuando se acaba el tiempo, recibes una carta al azar de las que quedan.'],
      ['recycle', 'Nueve tandas,', 'así que nueve cartas para ti. Con tres jugadores, doce.'],
    ],
  },
  trade: {
    lead: '¿Te falta algo? Ofrece una de tus cartas por una de otra persona.',
    caption: 'Tu pepinillo por el queso de Léo: Léo dice sí o no.',
    steps: [
      ['handshake', 'Una por una.', 'Todos conservan tantas cartas como antes.'],
      ['knife', 'Prepara mientras tanto.', 'También una carta que ya está en un sándwich se puede cambiar.'],
      ['bell', '¿Listo?', 'Dilo cuando todos tus sándwiches estén hechos. Puedes retirarlo.'],
    ],
  },
  compose: {
    lead: 'Con tus nueve cartas haz tres sándwiches de tres, y di para quién es cada uno.',
    caption: 'Uno de tus tres: atrevido, pero quizá a alguien le encante.',
    steps: [
      ['sandwich', 'Toca una carta, toca un sándwich.', 'De abajo arriba, en el orden que quieras.'],
      ['eyes', 'Piensa en quien lo come.', '¿Qué cogió para sí?'],
      ['lock', 'Secreto', 'hasta la cata.'],
    ],
  },
  give: {
    lead: 'Cada uno de tus tres vecinos de la izquierda recibe un sándwich tuyo, boca abajo.',
    steps: [
      ['gift', 'Tres delante de cada cual,', 'de los tres vecinos de la derecha.'],
      ['recycle', '¿Tres jugadores?', 'Entonces cada uno da dos a cada otro.'],
    ],
  },
  taste: {
    lead: 'Se descubre tu plato. Ordena los sándwiches, del mejor al último.',
    steps: [
      ['plate', 'Toca 1, 2, 3.', 'O arrástralos; sin empates.'],
      ['speech', 'Léelos en voz alta.', 'La mesa puede hacerlo por ti, en el orden del cocinero.'],
      ['eyes', 'Todos ordenan a la vez,', 'y se revela uno tras otro.'],
    ],
  },
  score: {
    lead: 'Tu sándwich preferido te da 3 puntos, el segundo 2, el último ninguno.',
    steps: [
      ['star', 'Gana quien tenga más puntos.', 'Con los mismos puntos se comparte la victoria.'],
      ['trophy', 'Tres rondas', 'en la primera edición, una en la de 2013.'],
    ],
  },
};
