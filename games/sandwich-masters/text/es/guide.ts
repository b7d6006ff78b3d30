/** The short way into each part of Sandwich Masters: a sentence and a few steps, each by the name of a picture, in Spanish. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  turn: {
    lead: 'Una sola cosa por turno: jugar cartas de un símbolo, mover una carta o tirar algunas.',
    steps: [
      ['raised-hand', 'Siete cartas.', 'Tras cada turno tu mano se completa.'],
      ['recycle', '¿Nada útil?', 'Tira lo que quieras y roba.'],
    ],
  },
  play: {
    lead: 'Cuantas cartas quieras de un mismo símbolo, cada una a su sitio.',
    caption: 'Dos de un símbolo y salsa especial en un turno: las negras son malas.',
    steps: [
      ['sandwich', 'Primero el pan.', 'Abre uno de tus cuatro sitios.'],
      ['star', 'La salsa especial', 'va con cualquier símbolo y vale por todo menos el pan.'],
      ['knife', 'Los condimentos de ataque', 'van a los sándwiches ajenos.'],
    ],
  },
  claim: {
    lead: 'Justo lo que pide un pedido entre dos panes, y los Noshdosh son tuyos.',
    steps: [
      ['bell', 'Cierra con pan', 'en el turno en que cobras.'],
      ['eyes', 'Sin que sobre nada,', 'pero en cualquier orden, en buen o mal estado.'],
      ['plate', 'Varios a la vez', 'se pagan en un turno, cada pedido una vez.'],
    ],
  },
  move: {
    lead: 'En vez de jugar, pasas la carta de arriba de un sándwich tuyo a otro.',
    steps: [
      ['recycle', 'Pon orden.', 'Hasta un condimento de ataque se puede mover.'],
      ['bell', 'Un pan movido', 'puede cerrar un sándwich.'],
    ],
  },
  inspectors: {
    lead: 'Visita a quien tenga cartas malas en la mesa: paga el soborno o pierde algo.',
    caption: 'Son tres, cada uno más caro y peor que el anterior.',
    steps: [
      ['handshake', 'El soborno', 'va al banco, entero o nada.'],
      ['magnifier', 'Solo cuenta la mesa.', 'En la mano nunca encuentran nada.'],
    ],
  },
  events: {
    lead: 'Cuando sale uno a la barra, ocurre al momento y a todos.',
    steps: [
      ['speech', 'Todos eligen a la vez', 'donde hay algo que elegir.'],
      ['die', 'Luego se completan las manos', 'y sale la carta siguiente.'],
    ],
  },
  end: {
    lead: 'Por reloj, por meta o por rondas: gana quien tenga más Noshdosh.',
    steps: [
      ['stopwatch', '¿Se acabó el tiempo?', 'Se termina la ronda, para que todos jueguen igual.'],
      ['trophy', 'En caso de empate', 'se comparte la victoria.'],
    ],
  },
};
