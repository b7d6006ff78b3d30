/** The short way into each part of Sándwich Wars: a sentence and a few steps, each by the name of a picture, in Spanish. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  turn: {
    lead: 'Dos acciones, en el orden que quieras, incluso dos veces la misma. Luego terminas el turno.',
    steps: [
      ['raised-hand', 'Cinco para elegir:', 'jugar, completar, reponer, monedas, contratar.'],
      ['sparkles', 'Las oportunidades son gratis.', 'Antes, entre y después de tus acciones.'],
      ['bell', 'Di cuándo has acabado.', 'Ingresos, sueldos y pedidos nuevos llegan solos.'],
    ],
  },
  play: {
    lead: 'Paga lo que cuesta la carta y ponla en tu zona. Caben cinco.',
    caption: 'En la moneda, el precio; junto a la estrella, la calidad; en medio, lo que hace.',
    steps: [
      ['sandwich', 'Toca una carta y luego el hueco.', 'El precio está ahí antes de que pagues.'],
      ['knife', '¿Está llena?', 'Sale uno de los cinco, por 2 monedas más.'],
      [
        'bulb',
        'Mira el signo pequeño.',
        'Mano: al jugarla. Flechas: cada turno. Reloj: mientras está. Marca: al usarla.',
      ],
    ],
  },
  complete: {
    lead: 'Justo tantos ingredientes como dice el pedido, y entre todos al menos la calidad que pide.',
    caption: 'Tres de tu zona: vale cualquier categoría, y las del pedido dan 2 puntos cada una.',
    steps: [
      ['star', 'En verde, está listo.', 'Si no, al pie del pedido pone lo que falta.'],
      ['gift', 'Primero la recompensa,', 'luego los puntos por categorías del pedido y por tus asistentes.'],
      ['recycle', 'Lo usado se va.', 'Algunos ingredientes vuelven a tu mano.'],
    ],
  },
  replenish: {
    lead: 'Descarta lo que no te guste y roba hasta tener cinco cartas.',
    steps: [
      ['recycle', 'Las que quieras,', 'o ninguna.'],
      ['die', '¿No hay mazo?', 'Se barajan los descartes.'],
    ],
  },
  hire: {
    lead: 'Cuatro monedas por una acción. O paga cinco y toma uno de los siete asistentes.',
    steps: [
      ['handshake', 'Cada uno, una categoría:', 'sus ingredientes cuestan 2 menos y tienen 2 más de calidad.'],
      ['plate', 'Una carta cada turno', 'por cada asistente que tengas.'],
      ['bell', 'Quieren cobrar,', '2 monedas o 1 punto cada uno, al final de cada turno.'],
    ],
  },
  opportunities: {
    lead: 'No gastan acción. Al usar una, pasa a quien tienes a la izquierda, que también puede usarla.',
    steps: [
      ['sparkles', 'Úsala', 'cuando te sirva: ayuda, monedas, calidad, ingredientes gratis.'],
      ['lock', 'O guárdala:', 'en tu mano al final vale 4 puntos.'],
      ['eyes', 'Todos ven', 'a quién va.'],
    ],
  },
  end: {
    lead: 'Cinco pasos, y solo se te pregunta donde hay algo que decidir.',
    steps: [
      ['gift', 'Ingresos,', 'y una carta por asistente.'],
      ['handshake', 'Págales,', 'y quédate o devuelve a cada uno. Quien no puede pagar los pierde todos.'],
      ['bell', 'Pedidos nuevos', 'en lugar de los completados.'],
      ['recycle', '¿Más de cinco cartas?', 'Descarta hasta quedarte con cinco.'],
      ['trophy', '¿Todos los pedidos?', 'Se juega la ronda hasta el final.'],
    ],
  },
  score: {
    lead: 'Puntos impresos, fichas, oportunidades en mano y un extra por pedidos distintos.',
    steps: [
      ['star', '1, 4, 8 o 15', 'por dos, tres, cuatro o cinco tipos de pedidos.'],
      ['trophy', '¿Empate?', 'Más en fichas, luego más monedas, luego se comparte la victoria.'],
    ],
  },
};
