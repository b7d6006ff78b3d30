/** Every command once, by a model of what pages were told: two tabs, two devices, two nodes that die, and a network that does what it likes. */
import { expect, test, vi } from 'vitest';
import { cardAt } from '#kernel';
import type { Wish } from '#protocol';
import { answersTo, openBare } from '#server/tests/bare-page';
import { MARKET } from '#testkit/toy/state';
import type { Logged } from '../room/room.ts';
import { tableId } from '../store.ts';
import { openMemoryStore } from './memory-store.ts';
import { frameOf, lookOf, openToyHouse, playToy } from './toy-house.ts';
import type { Browser } from './unreliable-net.ts';
import { Page, UnreliableNet } from './unreliable-net.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Trial {
  readonly net: UnreliableNet;
  readonly pages: Page[];
  readonly open: Set<Page>;
  readonly browsers: Browser[];
  /** How a new page of a browser is named and counts. */
  readonly openPage: (browser: Browser) => Page;
}

interface Report {
  readonly taken: number;
  readonly refused: number;
  readonly faults: string[];
}

const STEPS = 600;

/** Each page load has a name and a count of its own. */
const perLoad = (net: UnreliableNet): Trial['openPage'] => {
  let loads = 0;
  return (browser) => {
    let n = 0;
    return new Page(net, browser, `load-number-${++loads}`, () => ++n);
  };
};

async function tryOnce(seed: string, naming = perLoad): Promise<Report> {
  const net = new UnreliableNet(seed);
  const trial: Trial = { net, pages: [], open: new Set(), browsers: [], openPage: naming(net) };
  await seatTwo(trial);
  for (let step = 0; step < STEPS; step++) {
    await happen(trial);
    await net.step();
  }
  await calmDown(trial);
  return judge(trial);
}

/** Mia with two tabs and Ben with one. */
async function seatTwo(trial: Trial): Promise<void> {
  const { net, browsers } = trial;
  const { house } = net.node();
  const made = await patiently(net, house.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 4 }));
  if ('refused' in made) throw new Error(made.refused.code);
  net.table = made.table;
  const joined = await patiently(net, house.joinTable(made.table, { name: 'Ben', avatar: 'owl' }));
  if ('refused' in joined) throw new Error(joined.refused.code);
  browsers.push({ person: 'Mia', token: made.token }, { person: 'Ben', token: joined.token });
  for (const browser of [browsers[0], browsers[0], browsers[1]]) enter(trial, browser);
}

/** H3-04: of a person so many page loads are told apart. */
const MOST_LOADS = 8;

const mayEnter = ({ pages }: Trial, { person }: Browser): boolean =>
  pages.filter(({ browser }) => browser.person === person).length < MOST_LOADS;

function enter({ pages, open, openPage }: Trial, browser: Browser): void {
  const page = openPage(browser);
  pages.push(page);
  open.add(page);
}

/** What needs the store needs steps of the net. */
async function patiently<T>(net: UnreliableNet, work: Promise<T>): Promise<T> {
  let done: { readonly value: T } | undefined;
  work.then((value) => {
    done = { value };
  });
  while (done === undefined) await net.step();
  return done.value;
}

/** People do something, somebody's network breaks, a page is loaded again, a node ends, a seat goes on at another device. */
async function happen(trial: Trial): Promise<void> {
  const { net, open, browsers } = trial;
  const page = [...open][net.dice.below(open.size)];
  if (net.chance(3)) for (let i = net.dice.below(3); i >= 0; i--) page.give(someWish(trial, page));
  if (net.chance(25)) page.cut();
  if (net.chance(40) && mayEnter(trial, page.browser)) {
    open.delete(page);
    page.close();
    enter(trial, page.browser);
  }
  if (net.chance(120)) await net.replaceNode('kill');
  if (net.chance(120)) await net.replaceNode('stop');
  if (net.chance(100) && browsers.length < 4) net.way().push(() => handOff(trial, page.browser));
}

async function handOff(trial: Trial, first: Browser): Promise<void> {
  const { net, browsers } = trial;
  const { person, token } = first;
  const { house } = net.node();
  const offered = await house.offerHandOff(net.table, token);
  const taken = 'refused' in offered ? offered : await house.takeHandOff(net.table, offered.secret);
  if ('refused' in taken || !mayEnter(trial, first)) return;
  const second = { person, token: taken.token };
  browsers.push(second);
  enter(trial, second);
}

let wishes = 0;

/** Something that is always taken, and leaves its mark in the log; or what may be refused, or is done already. */
function someWish({ net: { dice } }: Trial, { load }: Page): Wish {
  const kinds: Wish[] = [
    { kind: 'bot', chair: 3 },
    { kind: 'unbot', chair: 3 },
    { kind: 'ready', ready: dice.below(2) === 0 },
  ];
  const name = `${load.slice(-4)} ${++wishes}`;
  return dice.below(2) === 0 ? { kind: 'rename', name, avatar: 'fox' } : kinds[dice.below(kinds.length)];
}

async function calmDown({ net, open }: Trial): Promise<void> {
  net.isCalm = true;
  for (let step = 0; step < 20 * STEPS && [...open].some(({ unanswered }) => unanswered > 0); step++) await net.step();
}

async function judge({ net, pages, open }: Trial): Promise<Report> {
  const faults: string[] = [];
  for (const { load, unanswered } of open) if (unanswered > 0) faults.push(`${load}: ${unanswered} without an answer`);
  const played = playedIn(await net.store.read(tableId(net.table), 0, 1e6), faults);
  const counts = { taken: 0, refused: 0 };
  for (const { load, given } of pages)
    for (const [n, { wish, answer }] of given) {
      if (answer !== 'none') counts[answer]++;
      const deed = played.get(`${load} ${n}`);
      const isSame = deed?.is === DEEDS[wish.kind] && (deed?.is !== 'renamed' || isNamed(deed.name, wish));
      if (deed !== undefined && !isSame) faults.push(`${load} ${n}: ${wish.kind} became ${deed.is}`);
      // To be ready again leaves no row.
      if (answer === 'taken' && deed === undefined && wish.kind !== 'ready') faults.push(`${load} ${n}: never played`);
    }
  return { ...counts, faults };
}

const DEEDS: Readonly<Record<string, string>> = {
  rename: 'renamed',
  bot: 'bot-added',
  unbot: 'bot-removed',
  ready: 'readied',
};
const isNamed = (name: string, wish: Wish): boolean => wish.kind === 'rename' && wish.name === name;

/** By load and number what was played, which is once and in order. */
function playedIn(rows: readonly { readonly payload: string }[], faults: string[]): Map<string, Logged> {
  const played = new Map<string, Logged>();
  const newest = new Map<string, number>();
  for (const { payload } of rows) {
    const deed = JSON.parse(payload) as Logged;
    if (deed.command === undefined) continue;
    const { name, n } = deed.command;
    if (played.has(`${name} ${n}`)) faults.push(`${name} ${n}: played twice`);
    if (n <= (newest.get(name) ?? 0)) faults.push(`${name} ${n}: played after ${newest.get(name)}`);
    newest.set(name, n);
    played.set(`${name} ${n}`, deed);
  }
  return played;
}

test('H3-01, H3-02, H3-03, H3-04 whatever the network and the nodes do, no command is played twice or acknowledged in vain', async () => {
  const total = { taken: 0, refused: 0 };
  for (let seed = 1; seed <= 12; seed++) {
    const { taken, refused, faults } = await tryOnce(`exactly once ${seed}`);
    expect(faults, `seed ${seed}`).toEqual([]);
    total.taken += taken;
    total.refused += refused;
  }
  expect(total.taken).toBeGreaterThan(1_000);
  expect(total.refused).toBeGreaterThan(100);
});

test('the trial finds it out when two tabs of a browser count under one name', async () => {
  const perBrowser = (net: UnreliableNet): Trial['openPage'] => {
    const counts = new Map<Browser, number>();
    return (browser) =>
      new Page(net, browser, `browser-${browser.token.slice(0, 4)}`, () => {
        counts.set(browser, (counts.get(browser) ?? 0) + 1);
        return counts.get(browser) ?? 0;
      });
  };
  const faults: string[] = [];
  for (let seed = 1; seed <= 3; seed++) faults.push(...(await tryOnce(`one name ${seed}`, perBrowser)).faults);
  expect(faults.join()).toContain('never played');
});

test('H3-01 an interrupt that waits for a race to be decided and is said again is done once, and taken each time', async () => {
  const store = openMemoryStore();
  const { house, clock } = openToyHouse({ store });
  const { seats, pages } = await playToy(house, 2);
  const [mia, ben] = pages;
  const answer = cardAt(lookOf(mia).piles[MARKET][0]);
  expect(await mia.ask({ kind: 'answer', frame: frameOf(mia), answer })).toMatchObject({ kind: 'taken' });
  const again = await openBare(house, seats[1], { load: ben.load });
  const theft = { kind: 'interrupt', frame: frameOf(ben), name: 'steal', answer: { from: 0 } };
  const n = ben.say(theft);
  for (const page of [ben, again]) page.session.receive(JSON.stringify({ ...theft, n, after: n - 1 }));
  await clock.pass(100);
  expect([...answersTo(ben, n), ...answersTo(again, n)]).toEqual([]);
  await clock.pass(100);
  const taken = { kind: 'taken', n, last: n };
  expect([...answersTo(ben, n), ...answersTo(again, n)]).toEqual([taken, taken, taken]);
  const rows = await store.read(tableId(seats[0].table), 0, 1_000);
  expect(rows.filter(({ payload }) => payload.includes('"steal"'))).toHaveLength(1);
  await house.stop();
});
