/** Sándwich Wars in Spanish. */
import { signed } from '#wording';
import { common } from '#wording/es';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';
import { titles } from './titles.ts';

const { cards, count, ingredients, players, points } = common;
const coins = (n: number): string => count(n, 'moneda', 'monedas');
const orders = (n: number): string => count(n, 'pedido', 'pedidos');
const actions = (n: number): string => count(n, 'acción', 'acciones');
const because = (why: string): string => (why === '' ? '' : ` (${why})`);

export const words: Words = {
  ...common,
  title: 'Sándwich Wars',
  names,
  titles,
  opportunities: {
    'helping-hand': 'Una mano amiga',
    'open-kitchen': 'Cocina abierta',
    'secret-sauce': 'Salsa secreta',
    'tip-jar': 'Bote de propinas',
  },
  orderNames: { toast: 'Tostada', bagel: 'Bagel', sub: 'Bocadillo', burger: 'Hamburguesa', tower: 'Torre' },
  categories: {
    meat: 'Carnes',
    condiment: 'Aderezos',
    vegetable: 'Vegetales',
    'cold-cut': 'Fiambres',
    egg: 'Huevos',
    cheese: 'Quesos',
    extra: 'Extras',
  },
  helpers: {
    meat: 'el asistente de carnes',
    condiment: 'el asistente de aderezos',
    vegetable: 'el asistente de vegetales',
    'cold-cut': 'el asistente de fiambres',
    egg: 'el asistente de huevos',
    cheese: 'el asistente de quesos',
    extra: 'el asistente de extras',
  },
  order: (sandwich, worth) => `${sandwich} (${points(worth)})`,
  titledOrder: (title, sandwich, worth) => `${title} (${sandwich}, ${points(worth)})`,
  moments: {
    play: 'Al jugarlo: ',
    turn: 'Al final de cada turno tuyo: ',
    stay: 'Mientras esté en tu zona: ',
    use: 'Al usarlo en un pedido: ',
  },
  deeds: {
    coins: (n) => `toma ${coins(n)}.`,
    cards: (n) => `roba ${cards(n)}.`,
    points: (n) => `toma ${points(n)}.`,
    action: (n) => `${actions(n)} más en este turno.`,
    quality: (n, of) => `calidad de tus ${of.toLowerCase()} ${signed(n)}.`,
    neighbours: (n) => `calidad de los ingredientes de al lado ${signed(n)}.`,
    discount: (n, of) => `tus ${of.toLowerCase()} cuestan ${coins(n)} menos.`,
    wages: (n) => `tomar monedas da ${coins(n)} más.`,
    pair: (n, of) => `calidad ${signed(n)} si además lleva ${of.toLowerCase()}.`,
    keep: () => 'vuelve a tu mano.',
    any: () => 'cuenta además como una categoría pedida que ningún otro cumple.',
  },
  chances: {
    'helping-hand': () => 'Toma un asistente gratis; su sueldo se paga igual.',
    'open-kitchen': (n) => `Pon hasta ${ingredients(n)} sin acción y sin pagar su costo.`,
    'secret-sauce': (n) => `Los ingredientes de tu próximo pedido de este turno suman ${n} más de calidad.`,
    'tip-jar': (n) => `Toma ${coins(n)}.`,
  },
  kept: (worth) => `Después pasa al jugador de tu izquierda. En la mano al final: ${points(worth)}.`,
  ingredient: ({ category, cost, quality }) => `${category}, costo ${cost}, calidad ${quality}.`,
  orderNeeds: ({ size, quality, points: worth }) => `${ingredients(size)}, calidad ${quality}, ${points(worth)}.`,
  listed: (categories) => `2 puntos por cada categoría: ${categories}.`,
  rewardHelper: 'Recompensa: un asistente gratis o 2 puntos.',
  rewardSplit: (due) => `Recompensa: ${due} entre monedas y cartas.`,
  presets: { rulebook: 'Según el reglamento' },
  variants: {
    short: 'Partida corta',
    long: 'Partida larga',
    open: 'Fichas a la vista',
    head: 'Ventaja para los últimos jugadores',
    'first-edition': 'Cartas de la primera edición',
  },
  options: {
    orders: 'Pedidos que terminan la partida',
    tokens: 'Puntos en fichas',
    startPlayer: 'Jugador inicial',
    head: 'Monedas al empezar',
    edition: 'Edición de las cartas',
    turnSeconds: 'Tiempo para una acción (segundos)',
    choiceSeconds: 'Tiempo para una elección (segundos)',
    showSeconds: common.toLook,
  },
  choices: {
    tokens: { hidden: 'ocultos para los demás', open: 'a la vista' },
    head: { even: 'las mismas para todos', 'later-more': 'una más por cada puesto posterior' },
    edition: { 2: 'segunda edición', 1: 'primera edición' },
  },
  zero: { orders: 'tantos como permitan las cartas', startPlayer: common.drawn },
  prompts: {
    turn: (left) => `Elige una acción: ${left === 1 ? 'te queda una' : `te quedan ${left}`}.`,
    lastChance: 'Usa una oportunidad o termina tu turno.',
    replenish: 'Descarta lo que no quieras y roba hasta cinco.',
    rewardHelper: 'Elige tu recompensa: un asistente gratis o 2 puntos.',
    rewardSplit: (due) => `Elige tu recompensa: ${due} entre monedas y cartas.`,
    helper: 'Elige un asistente.',
    free: (left) => `Pon gratis hasta ${ingredients(left)}.`,
    freeMore: 'Pon gratis otro ingrediente o para.',
    upkeep: (helpers, n) =>
      n === 1
        ? `Te toca pagar: ${helpers}, 2 monedas o 1 punto. Quédatelo o devuélvelo.`
        : `Te toca pagar: ${helpers}, 2 monedas o 1 punto cada uno. Quédatelos o devuélvelos.`,
    discard: (n) => `Descarta ${cards(n)}: te quedan cinco.`,
    shown: (said) => `${said} ¿Seguimos?`,
    sheet: 'La hoja de puntos.',
  },
  moves: {
    play: (card) => `jugar ${card}`,
    replace: (card, out) => `jugar ${card} en lugar de ${out}`,
    complete: (order, used) => `completar ${order} con ${used}`,
    replenish: 'reponer la mano',
    coins: 'tomar monedas',
    hire: (helper) => `contratar: ${helper}`,
    use: (card) => `usar ${card}`,
    end: 'terminar el turno',
    discard: (thrown) => `descartar ${thrown}`,
    discardNothing: 'no descartar nada',
    rewardHelper: (helper) => `tomar ${helper}`,
    rewardPoints: 'tomar 2 puntos',
    split: (money, drawn) => `tomar ${coins(money)} y ${cards(drawn)}`,
    enough: 'no poner nada más',
    payCoins: 'pagar con monedas',
    payPoints: (helpers) => `pagar un punto por ${helpers}`,
    back: (helpers) => `devolver ${helpers}`,
    keepAll: 'quedarse con todos',
  },
  log: {
    opens: (first, row) => `Empieza el concurso. Comienza ${first}. Pedidos: ${row}.`,
    turn: (seat, round) => `Ronda ${round}: le toca a ${seat}.`,
    played: {
      action: ({ seat, card, cost }) => `${seat} juega ${card} por ${coins(cost)}.`,
      free: ({ seat, card }) => `${seat} pone ${card} gratis.`,
    },
    replaced: {
      action: ({ seat, card, out, cost }) => `${seat} tira ${out} y juega ${card}, ${coins(cost)} en total.`,
      free: ({ seat, card, out, cost }) => `${seat} tira ${out} por ${coins(cost)} y pone ${card}.`,
    },
    coins: (seat, n, why) => `${seat} toma ${coins(n)}${because(why)}.`,
    drew: (seat, n, why) => `${seat} roba ${cards(n)}${because(why)}.`,
    reasons: {
      action: '',
      play: 'ingrediente jugado',
      turn: 'ingreso',
      use: 'ingrediente usado',
      reward: 'recompensa',
      assistant: 'asistentes',
      opportunity: 'oportunidad',
    },
    hand: (drawn) => `Robas: ${drawn}.`,
    shuffled: (n) => `Los descartes forman el nuevo mazo: ${cards(n)}.`,
    extraAction: (seat, card) => `${card} da otra acción a ${seat}.`,
    replenished: (seat, thrown) => `${seat} repone la mano y descarta ${thrown}.`,
    replenishedOnly: (seat) => `${seat} repone la mano sin descartar nada.`,
    hired: {
      action: ({ seat, helper, cost }) => `${seat} contrata por ${coins(cost)}: ${helper}.`,
      reward: ({ seat, helper }) => `${seat} recibe como recompensa ${helper}.`,
      opportunity: ({ seat, helper }) => `${seat} recibe por una oportunidad ${helper}.`,
    },
    completed: ({ seat, order, cards: used, quality }) => `${seat} completa ${order} con ${used}: calidad ${quality}.`,
    earned: ({ seat, points: n, listed, assistants, effects }) =>
      `${seat} toma ${points(n)}: categorías pedidas ${listed}, asistentes ${assistants}, efectos ${effects}.`,
    twoPoints: (seat, n) => `${seat} toma ${points(n)} en lugar de un asistente.`,
    kept: (seat, card) => `${card} vuelve a la mano de ${seat}.`,
    used: ({ seat, card, to }) => `${seat} ha usado ${card} y la entrega a ${to}.`,
    boosted: (seat, n) => `El próximo pedido de ${seat} en este turno suma ${n} más de calidad.`,
    paid: ({ seat, coins: money, points: n }) => `${seat} paga a sus asistentes: ${coins(money)}, ${points(n)}.`,
    goBack: (helpers) => `De vuelta al centro: ${helpers}.`,
    broke: ({ seat, coins: money, points: n }) =>
      `${seat} no puede pagar a todos sus asistentes, paga ${coins(money)} y ${points(n)}, y los pierde todos.`,
    refilled: (row) => `Nuevos pedidos: ${row}.`,
    passed: (row) => `Terceros de su tipo, al fondo del mazo: ${row}.`,
    discarded: (seat, thrown) => `${seat} descarta ${thrown}.`,
    lastRound: {
      goal: (seat) => `${seat} tiene todos sus pedidos. Se juega la ronda hasta el final.`,
      'no-orders': (seat) => `${seat} se llevó el último pedido. Se juega la ronda hasta el final.`,
    },
    sheet: (seat, s) =>
      `${seat}: pedidos ${s.orders}, fichas ${s.tokens}, oportunidades ${s.opportunities}, diversidad ${s.diversity}, total ${s.total}.`,
  },
  refusals: {
    ...common.setup('Sándwich Wars'),
    'too-few-orders': ({ orders: n, least }) =>
      `Una partida a ${orders(n)} es demasiado corta. Toma al menos ${least}.`,
    'too-many-orders': ({ orders: n, seats, most }) =>
      `No hay ${orders(n)} por persona para ${players(seats)}. Toma ${most} como mucho.`,
    'no-such-start-player': common.noSuchSeat,
    'not-in-hand': 'Esa carta no está en tu mano. Elige una que esté.',
    'not-an-ingredient': 'Esa carta no es un ingrediente. Elige algo que vaya en un sándwich.',
    'not-an-opportunity': 'Esa carta no es una oportunidad. Juégala como ingrediente.',
    'zone-full': ({ most, fine }) => `Tu zona está llena con ${most}. Di qué ingrediente sale, por ${coins(fine)} más.`,
    'zone-has-room': ({ most }) =>
      `La comida no se tira mientras haya sitio para ${most}. Juégalo sin descartar ninguno.`,
    'not-in-zone': 'Ese ingrediente no está en tu zona. Elige uno que esté.',
    'too-few-coins': ({ price, coins: purse, missing }) =>
      `Eso cuesta ${coins(price)} y tienes ${purse}: ${missing === 1 ? 'te falta' : 'te faltan'} ${missing}. Elige algo más barato.`,
    'order-gone': 'Ese pedido no está en la fila. Elige uno que esté.',
    'wrong-number': ({ count: n, due }) => `Este pedido lleva exactamente ${ingredients(due)}. Has elegido ${n}.`,
    'too-little-quality': ({ quality, due, missing }) =>
      `Juntos tienen calidad ${quality} y el pedido quiere ${due}. ${missing === 1 ? 'Falta' : 'Faltan'} ${missing}.`,
    'no-actions-left': 'Has gastado tus acciones. Usa una oportunidad o termina tu turno.',
    'actions-left': ({ left }) =>
      `Aún ${left === 1 ? 'te queda' : 'te quedan'} ${actions(left)}. Úsalas antes de terminar tu turno.`,
    'assistant-taken': ({ helper, seat }) => `${seat} ya tiene ${helper}. Elige uno del centro.`,
    'no-assistant-left': 'No queda ningún asistente en el centro. Guarda esta oportunidad.',
    'nothing-to-put-down': 'No tienes ningún ingrediente que poner. Guarda esta oportunidad.',
    'no-order-ahead': 'Ya no puedes completar otro pedido en este turno. Guarda esta oportunidad.',
    'put-down-one': 'La oportunidad pone al menos un ingrediente. Elígelo.',
    'other-reward': 'Este pedido tiene otra recompensa. Elige la que lleva impresa.',
    'wrong-split': ({ coins: money, cards: drawn, due }) =>
      `${coins(money)} y ${cards(drawn)} no suman ${due}. Reparte exactamente ${due}.`,
    'too-many-cards': ({ cards: n, most }) => `No se pueden robar ${cards(n)}, solo ${most}. Toma más monedas.`,
    'not-your-assistant': ({ helper }) => `No tienes ${helper}. Nombra solo a los tuyos.`,
    'wages-in-coins': ({ price, coins: purse }) =>
      `Serían ${coins(price)} y tienes ${purse}. Paga a más de ellos con puntos.`,
    'wages-in-points': ({ price, points: purse }) =>
      `Serían ${points(price)} y tienes ${purse}. Paga a más de ellos con monedas.`,
    'wrong-discard': ({ count: n, due, hand }) =>
      `Has elegido ${cards(n)}. Descarta exactamente ${due}, para que queden ${hand}.`,
  },
  closer: {
    'not-asked': {
      turn: 'No es tu turno. Las acciones y oportunidades esperan hasta entonces.',
      replenish: 'Otro jugador está reponiendo la mano. Espera tu turno.',
      reward: 'Otro jugador está eligiendo su recompensa. Espera tu turno.',
      helper: 'Otro jugador está eligiendo un asistente. Espera tu turno.',
      free: 'Otro jugador está poniendo ingredientes. Espera tu turno.',
      upkeep: 'Otro jugador está pagando a sus asistentes. Espera tu turno.',
      discard: 'Otro jugador está descartando cartas. Espera tu turno.',
    },
    'bad-form': {
      turn: 'Eso no es una acción ni una oportunidad. Elige algo de lo iluminado.',
      replenish: 'Estás reponiendo la mano. Di primero qué descartas.',
      reward: 'Primero va tu recompensa. Elígela.',
      helper: 'Tu oportunidad trae un asistente. Elígelo primero.',
      free: 'Tu oportunidad sigue en marcha. Pon un ingrediente o para.',
      upkeep: 'Tu turno se acaba y ya no se juega nada. Paga a tus asistentes.',
      discard: 'Tu turno se acaba y ya no se juega nada. Descarta cartas.',
    },
    'nothing-to-take-back': {
      turn: 'Lo hecho, hecho está. Sigue desde aquí.',
      replenish: 'Has elegido reponer. Di qué descartas.',
      reward: 'El pedido está completo. Elige tu recompensa.',
      helper: 'La oportunidad está jugada. Elige un asistente.',
      free: 'La oportunidad está jugada. Pon un ingrediente.',
      upkeep: 'Tu turno ha terminado. Paga a tus asistentes.',
      discard: 'Tu turno ha terminado. Descarta cartas.',
    },
  },
};

export const text = wording(words);
