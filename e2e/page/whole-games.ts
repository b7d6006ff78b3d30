/** What a page runs to play on a house of its own: a store in memory, the browser's chance and clock, bots on every other chair. */
import { findGame } from '#games';
import type { Doors, Session } from '#house/api';
import { matchFinder, ponder } from '#house/bot-thoughts';
import { openHouse } from '#house/house';
import { openMemoryStore } from '#house/tests/memory-store';
import type { Look } from '#kernel';
import { myQuestion } from '#kernel';
import type { ServerMessage } from '#protocol';
import { PROTOCOL, patchLook } from '#protocol';

export interface Played {
  readonly points: readonly number[];
  readonly complaints: readonly string[];
}

type Options = Record<string, string | number | boolean>;

const matches = matchFinder(findGame);

/** A whole game, one person against bots; the person plays as a bot would. */
export async function playWhole(game: string, options: Options): Promise<Played> {
  const complaints: string[] = [];
  const house = openHouse(doorsOf(complaints));
  const seat = await house.createTable({ game, name: 'Mia', avatar: 'fox', options });
  if ('refused' in seat) throw new Error(seat.refused.code);
  const admitted = await house.admit(seat.table, seat.token);
  const look = await new Promise<Look>((over) => {
    const page = new Page(over);
    const close = (): void => undefined;
    const send = (text: string): unknown => page.hear(JSON.parse(text) as ServerMessage);
    page.session = house.connect(seat.table, admitted, { send, unsent: () => 0, roundTrip: () => 1, close });
    page.session.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: 'whole-games' }));
  });
  await house.stop();
  return { points: look.result.points, complaints };
}

class Page {
  session: Session | undefined;
  readonly #over: (look: Look) => void;
  readonly #plans: object[] = [];
  #game: Extract<ServerMessage, { kind: 'game' }> | undefined;
  #look: Look | undefined;
  #n = 0;
  #after = 0;
  #isWaiting = false;

  constructor(over: (look: Look) => void) {
    this.#over = over;
  }

  async hear(message: ServerMessage): Promise<void> {
    if (message.kind === 'room' && message.stage === 'lobby' && this.#n === 0) this.#sitDown(message.chairs.length);
    if (message.kind === 'game') this.#game = message;
    if (message.kind === 'look') this.#look = message.look;
    if (message.kind === 'change' && this.#look !== undefined) this.#look = patchLook(this.#look, message.patch);
    if (message.kind === 'taken' || message.kind === 'refused') {
      this.#after = message.last;
      this.#isWaiting = false;
    }
    if (message.kind === 'over' && this.#look !== undefined) return this.#over(this.#look);
    await Promise.resolve();
    if (!this.#isWaiting) await this.#goOn();
  }

  #sitDown(chairs: number): void {
    for (let chair = 1; chair < chairs; chair++) this.#plans.push({ kind: 'bot', chair });
    this.#plans.push({ kind: 'manners', manners: { thinking: 0 } }, { kind: 'start' });
  }

  async #goOn(): Promise<void> {
    const command = this.#plans.shift() ?? (await this.#answer());
    if (command === undefined || this.#isWaiting) return;
    this.#isWaiting = true;
    this.session?.receive(JSON.stringify({ ...command, n: ++this.#n, after: this.#after }));
  }

  async #answer(): Promise<object | undefined> {
    const look = this.#look;
    const question = look === undefined ? undefined : myQuestion(look);
    if (look === undefined || question === undefined || this.#game === undefined) return undefined;
    const { game, version, seats, options } = this.#game;
    const seedText = `${question.id} ${this.#n}`;
    const pondering = { game, version, seats, options, look, persona: 1, level: 'random', seedText };
    const wish = ponder(await matches(pondering), pondering);
    if (wish === undefined) return undefined;
    const move = 'answer' in wish ? { kind: 'answer', ...wish } : { kind: 'interrupt', ...wish.interrupt };
    return { ...move, frame: question.id };
  }
}

function doorsOf(complaints: string[]): Doors {
  const origin = Date.now() - performance.now();
  const now = (): number => origin + performance.now();
  return {
    store: openMemoryStore(),
    chance: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    clock: {
      now,
      wake(at, call) {
        const timer = setTimeout(call, Math.max(0, at - now()));
        return () => clearTimeout(timer);
      },
    },
    think: async (pondering) => ponder(await matches(pondering), pondering),
    messagesPerSecond: 100_000,
    log: (line) => complaints.push(line),
  };
}
