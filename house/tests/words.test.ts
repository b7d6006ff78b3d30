/** Own words that were hidden or erased while somebody did not look: whoever comes back, reads on or changes nodes is not told them again. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game, GameEvent, InterruptRule, Kinds } from '#kernel';
import { namedDice, none, tellAll } from '#kernel';
import type { ServerMessage } from '#protocol';
import type { BarePage } from '#server/tests/bare-page';
import { answersTo, connectBare, openBare, PATIENT, sayHello } from '#server/tests/bare-page';
import { game as toy } from '#testkit/toy/game';
import type { Doors, House, SeatGiven } from '../api.ts';
import type { Store, TableId } from '../store.ts';
import { tableId } from '../store.ts';
import { openMemoryStore } from './memory-store.ts';
import { chanceOf, frameOf, openToyHouse, playToy } from './toy-house.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Tells everybody what was said, and leaves no trace in what is seen. */
const speaking: InterruptRule<Kinds, string> = {
  shape: (said): said is string => typeof said === 'string',
  disturbs: false,
  check: () => undefined,
  moves: () => none(),
  resolve: (w, seat, said) => tellAll(w, { is: 'spoke', seat, said } as GameEvent),
};

const talkative = {
  ...toy,
  options: { ...toy.options, specs: { ...toy.options.specs, ownWords: { kind: 'switch', standard: true } } },
  interrupts: { ...toy.interrupts, speak: speaking },
} as unknown as Game<Kinds>;

let store: Store;
let nodes = 0;
beforeEach(() => {
  store = openMemoryStore();
});

async function node(doors: Partial<Doors> = {}): Promise<House> {
  const chance = chanceOf(namedDice(`node ${++nodes}`));
  const { house, clock } = openToyHouse({ store, chance, lives: () => true, ...doors }, talkative);
  await clock.pass(1_000);
  return house;
}

const RUDE = 'something rude';

interface Told {
  readonly table: TableId;
  readonly seats: readonly SeatGiven[];
  /** The host. */
  readonly mia: BarePage;
  readonly ben: BarePage;
  readonly zoe: BarePage;
  /** What Ben said and Zoe was told. */
  readonly id: string;
}

async function told(house: House): Promise<Told> {
  const { seats, pages } = await playToy(house, 3);
  const [mia, ben, zoe] = pages;
  const kept = await ben.ask({ kind: 'words', text: RUDE });
  const id = kept.kind === 'taken' ? (kept.words ?? '') : '';
  await speak(ben, id);
  expect(textsOf(zoe, id)).toEqual([RUDE]);
  return { table: tableId(seats[0].table), seats, mia, ben, zoe, id };
}

const speak = (page: BarePage, id: string): Promise<unknown> =>
  page.ask({ kind: 'interrupt', frame: frameOf(page), name: 'speak', answer: id });

const hide = ({ mia }: Told): Promise<unknown> => mia.ask({ kind: 'hide', chair: 1, hidden: true });

/** What a page was told to be the text of these words, one telling after the other. */
const textsOf = ({ heard }: BarePage, id: string): string[] =>
  heard.flatMap((said) => (said.kind === 'words' && id in said.words ? [said.words[id]] : []));

/** Zoe comes back and says where her page stopped, or that it stopped so many updates before. */
function resume(house: House, { seats, zoe }: Told, before = 0): Promise<BarePage> {
  const seqs = zoe.heard.flatMap((said) => (said.kind === 'look' || said.kind === 'change' ? [said.seq] : []));
  return openBare(house, seats[2], { after: { game: 1, seat: 2, seq: seqs[seqs.length - 1] - before } });
}

const kindsOf = ({ heard }: BarePage): string[] => heard.map(({ kind }) => kind);

function readSlowly(page: BarePage): void {
  page.unsent = 1_000_000;
}

function readOn(page: BarePage): void {
  page.unsent = 0;
  page.session.drained();
}

describe('words that the host hides', () => {
  test('H11-02 while a page is cut are hidden on it when it is back, also where it missed nothing', async () => {
    const house = await node();
    const table = await told(house);
    table.zoe.session.gone();
    await hide(table);
    const back = await resume(house, table);
    expect(kindsOf(back)).not.toContain('look');
    expect(textsOf(back, table.id)).toEqual(['']);
  });

  test('H11-02 are not told to a page that resumes with the message that names them', async () => {
    const house = await node();
    const table = await told(house);
    table.zoe.session.gone();
    const kept = await table.ben.ask({ kind: 'words', text: `${RUDE} again` });
    const id = kept.kind === 'taken' ? (kept.words ?? '') : '';
    await speak(table.ben, id);
    await hide(table);
    const back = await resume(house, table);
    expect(JSON.stringify(back.heard.findLast(({ kind }) => kind === 'change'))).toContain(id);
    expect(kindsOf(back)).not.toContain('look');
    expect([...textsOf(back, id), ...textsOf(back, table.id)]).toEqual(['', '']);
  });

  test('H11-02 while a page does not read are hidden on it with the fresh look that it gets', async () => {
    const table = await told(await node());
    const { zoe, id } = table;
    readSlowly(zoe);
    await hide(table);
    expect(textsOf(zoe, id)).toEqual([RUDE]);
    readOn(zoe);
    expect(textsOf(zoe, id)).toEqual([RUDE, '']);
    expect(kindsOf(zoe).at(-1)).toBe('look');
  });

  test('H11-02 are not told by another node that knows them and has not heard yet that they are hidden', async () => {
    let isDeaf = false;
    const news: Store['news'] = (listener) => store.news((...row) => isDeaf || listener(...row));
    const [one, two] = [await node(), await node({ store: { ...store, news } })];
    const table = await told(one);
    const watcher = connectBare(two, table.table, { person: undefined, setToken: undefined });
    sayHello(watcher);
    await expect.poll(() => textsOf(watcher, table.id), PATIENT).toEqual([RUDE]);
    isDeaf = true;
    table.zoe.session.gone();
    await hide(table);
    const back = await resume(two, table);
    expect(textsOf(back, table.id)).toEqual(['']);
    expect(textsOf(watcher, table.id)).toEqual([RUDE, '']);
  });
});

describe('words that were erased', () => {
  test('H11-04 are not told to a page that was cut and goes on at another node', async () => {
    const table = await told(await node());
    table.zoe.session.gone();
    await store.eraseWords(table.table, table.id);
    const back = await resume(await node(), table);
    await expect.poll(() => textsOf(back, table.id), PATIENT).toEqual(['']);
  });

  test('H11-03 because they were not taken are told to nobody, whoever names them', async () => {
    const ids: string[] = [];
    const putWords: Store['putWords'] = (table, id, text) => {
      ids.push(id);
      return store.putWords(table, id, text);
    };
    const house = await node({ store: { ...store, putWords } });
    const table = await told(house);
    const { ben, zoe } = table;
    ben.session.receive(JSON.stringify({ kind: 'words', n: 1, after: 0, text: 'in vain' }));
    await expect.poll(() => answersTo(ben, 1), PATIENT).toHaveLength(2);
    readSlowly(zoe);
    await speak(ben, ids[1]);
    readOn(zoe);
    zoe.session.gone();
    const pages = [zoe, await resume(house, table, 1), await resume(await node(), table, 1)];
    for (const page of pages) expect(JSON.stringify(page.heard)).toContain(ids[1]);
    for (const page of pages) expect(textsOf(page, ids[1])).toEqual([]);
  });
});

test('H5-02 who speaks under the name and number of another person’s page leaves words of their own', async () => {
  const house = await node();
  const { seats, mia } = await told(house);
  const mine = await mia.ask({ kind: 'words', text: 'more cheese' });
  const forged = { kind: 'words', n: 'n' in mine ? mine.n : 0, after: 0, text: RUDE };
  const ben = await house.admit(seats[1].table, seats[1].token);
  const answer = JSON.parse(await house.say(seats[1].table, ben, mia.load, JSON.stringify(forged))) as ServerMessage;
  expect([mine, answer]).toMatchObject([{ kind: 'taken' }, { kind: 'taken' }]);
  const ids = [mine, answer].map((said) => (said.kind === 'taken' ? (said.words ?? '') : ''));
  const kept = await store.getWords(tableId(seats[0].table));
  expect(ids.map((id) => kept.get(id))).toEqual(['more cheese', RUDE]);
});
