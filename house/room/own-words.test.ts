/** Own words are named by whoever wrote them, are not too many, and the names of own orders are such words. */
import { describe, expect, test } from 'vitest';
import { codesOf, HOUSE_ORDERS } from '#games/sandwich-masters';
import { namedDice } from '#kernel';
import { tableId } from '../store.ts';
import type { Page } from '../tests/evening.ts';
import { Evening } from '../tests/evening.ts';
import { matchFor } from './fold.ts';
import { MOST_WORDS } from './own-words.ts';
import type { PersonRequest } from './requests.ts';
import { codeOf, deedOf, Folded } from './tests/folded.ts';

const ID_OF = (n: number): string => `w:${n.toString(16).padStart(20, '0')}`;
const word = (n: number): PersonRequest => ({ kind: 'word', word: ID_OF(n), text: 'so good' });

describe('words in a game', () => {
  /** A table of three at which everybody composes and may praise. */
  function composing(): Folded {
    const room = new Folded({ chef: true, flipMillis: 0, grabSeconds: 1, composeSeconds: 600 }).begin(3);
    while (room.seating.play?.table.stack.at(-1)?.ask !== 'compose') {
      room.at = room.nextDeadline();
      room.pass(0);
    }
    return room;
  }

  test('H11-06 an answer names words of its own, nobody else’s', () => {
    const room = composing();
    for (const person of [1, 2]) room.person(person, word(person));
    const { play } = room.seating;
    if (play === undefined) throw new Error('no game');
    const match = matchFor(room.game, play.setup);
    const [frame] = play.table.stack;
    const rule = match.game.questions.compose;
    if (rule.mode !== 'sealed') throw new Error('composing is sealed');
    const plain = rule.moves({ match, table: play.table, story: undefined }, frame, 1 as never).random(namedDice('c'));
    const praised = (id: string) => (plain as { praise: string }[]).map((sandwich) => ({ ...sandwich, praise: id }));
    const answer = (id: string): PersonRequest => ({ kind: 'answer', frame: frame.id, answer: praised(id) });
    expect(codeOf(room.person(2, answer(ID_OF(1))))).toBe('not-your-words');
    expect(deedOf(room.person(2, answer(ID_OF(2))))).toMatchObject({ is: 'input' });
  });

  test('H11-07 of one person a table keeps two hundred, however many come at once', () => {
    const room = new Folded().gather(2);
    for (let n = 0; n < MOST_WORDS; n++) expect(deedOf(room.person(1, word(n)))).toMatchObject({ is: 'worded' });
    expect(codeOf(room.person(1, word(MOST_WORDS)))).toBe('no-words');
    expect(deedOf(room.person(2, word(MOST_WORDS)))).toMatchObject({ is: 'worded' });
  });

  test('H11-07 two hundred and ninety over eight connections leave two hundred in the store', async () => {
    const evening = new Evening();
    const mia = await evening.open({}, 3);
    const pages = [mia];
    while (pages.length < 8) pages.push(await evening.page(mia));
    for (let n = 0; n < 290; n++) pages[n % 8].send({ kind: 'words', text: `word ${n}` });
    await evening.clock.pass(2_000);
    expect((await evening.store.getWords(tableId(evening.table))).size).toBe(MOST_WORDS);
  });
});

describe('words in options', () => {
  const kept = async (page: Page, text: string): Promise<string> => {
    const outcome = await page.say({ kind: 'words', text });
    return outcome?.kind === 'taken' ? String(outcome.words) : '';
  };

  test('H11-06 the host names words of the host’s own, and those that the table shows already', async () => {
    const evening = new Evening();
    const mia = await evening.open({}, 3);
    const ben = await evening.join('Ben');
    const [secret, theme] = [await kept(ben, 'taken back'), await kept(mia, 'a picnic')];
    const set = (page: Page, options: Record<string, string | number>) =>
      page.say({ kind: 'options', options, chairs: 3 });
    expect(await set(mia, { theme: secret })).toMatchObject({ kind: 'refused', code: 'not-your-words' });
    expect(await set(mia, { theme })).toMatchObject({ kind: 'taken' });
    await mia.say({ kind: 'hand-over', chair: 1 });
    expect(await set(ben, { theme, flipMillis: 0 })).toMatchObject({ kind: 'taken' });
    expect(JSON.stringify(mia.heard)).not.toContain('taken back');
  });

  test('H11-09 any player adds an order of their own, two at most, takes away nobody else’s, and alone has to be ready anew', async () => {
    const evening = new Evening();
    const mia = await evening.open({}, 3, {}, 'sandwich-masters');
    const ben = await evening.join('Ben');
    const cleo = await evening.join('Cleo');
    const orders = async (page: Page, ...at: number[]) =>
      Promise.all(at.map(async (i) => ({ ...HOUSE_ORDERS[i], name: await kept(page, `Order ${i}`) })));
    const set = (page: Page, list: readonly (typeof HOUSE_ORDERS)[number][], more = {}, chairs = 3) =>
      page.say({ kind: 'options', options: { ...(codesOf(list) as Record<string, string>), ...more }, chairs });
    const [one, two, three] = await orders(ben, 0, 1, 2);
    const [four] = await orders(cleo, 3);
    const notHost = { kind: 'refused', code: 'not-host' };
    expect(await set(ben, [one, two, three])).toMatchObject(notHost);
    expect(await set(ben, [one, two], { minutes: 5 })).toMatchObject(notHost);
    expect(await set(ben, [one, two], {}, 4)).toMatchObject(notHost);
    expect(await set(ben, [HOUSE_ORDERS[0]])).toMatchObject(notHost);
    expect(await set(ben, [one, two])).toMatchObject({ kind: 'taken' });
    expect(await set(cleo, [four])).toMatchObject(notHost);
    expect(await set(cleo, [{ ...one, price: 99 }, two, four])).toMatchObject(notHost);
    for (const page of [ben, cleo]) await page.say({ kind: 'ready', ready: true });
    expect(await set(cleo, [one, two, four])).toMatchObject({ kind: 'taken' });
    expect(ben.heard.findLast((said) => said.kind === 'room')).toMatchObject({
      chairs: [{}, { name: 'Ben', ready: true }, { name: 'Cleo', ready: false }],
    });
    expect(await set(ben, [two, four])).toMatchObject({ kind: 'taken' });
    expect(await set(ben, [two])).toMatchObject(notHost);
    expect(await set(mia, [two])).toMatchObject({ kind: 'taken' });
  });

  test('H11-08 the name of an own order is such words: not in the log, hidden by the host, and of no table that is not there', async () => {
    const evening = new Evening();
    const [first] = HOUSE_ORDERS;
    const written = codesOf([{ ...first, name: 'Rude Roll' }]);
    const opening = { game: 'sandwich-masters', name: 'Mia', avatar: 'fox', chairs: 2 } as const;
    const made = await evening.house.createTable({ ...opening, options: written as Record<string, string> });
    expect(made).toMatchObject({ refused: { code: 'not-your-words' } });
    const mia = await evening.open({}, 2, {}, 'sandwich-masters');
    const ben = await evening.join('Ben');
    const set = (page: Page, name: string) =>
      page.say({ kind: 'options', options: codesOf([{ ...first, name }]) as Record<string, string>, chairs: 2 });
    expect(await set(mia, 'Rude Roll')).toMatchObject({ kind: 'refused', code: 'not-your-words' });
    expect(await set(mia, first.name)).toMatchObject({ kind: 'taken' });
    const id = await kept(mia, 'Rude Roll');
    expect(await set(mia, id)).toMatchObject({ kind: 'taken' });
    expect(JSON.stringify(await evening.deeds())).not.toContain('Rude');
    const read = (): unknown => ben.heard.findLast((said) => said.kind === 'words');
    expect(read()).toEqual({ kind: 'words', words: { [id]: 'Rude Roll' } });
    await mia.say({ kind: 'hand-over', chair: 1 });
    await ben.say({ kind: 'hide', chair: 0, hidden: true });
    expect(read()).toEqual({ kind: 'words', words: { [id]: '' } });
  });
});
