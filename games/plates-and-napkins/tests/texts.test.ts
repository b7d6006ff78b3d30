// What must hold for the words of Plates & Napkins in every language: every card has a name of its own, every event a sentence.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel';
import { cards, napkins } from '../cards.ts';
import { game } from '../game.ts';
import type { Counter } from './counter.ts';
import { allOut, bid, holdOver, napkin, runOut, sandwich, table } from './counter.ts';

const people = ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil'];
const who = { seat: (seat: number) => people[seat] ?? '§', words: () => '' };

describe.each(LANGUAGES)('in %s', (language) => {
  const words = async () => (await game.texts(language)).text;

  test('every card has a name of its own', async () => {
    const text = await words();
    const names = cards.map((_, face) => text.card(face));
    expect(new Set(names).size).toBe(names.length);
    expect(text.card(cards.findIndex(({ id }) => id === 'bid-minus-3'))).toMatch(/−3$/);
    expect(text.card(cards.findIndex(({ id }) => id === 'bid-4'))).toMatch(/\+4$/);
  });

  test('a hold says what is about to happen', async () => {
    const text = await words();
    for (const { id } of napkins) {
      const t = table(3);
      napkin(t, 1, id);
      const look = t.look(0);
      const prompt = text.prompt(look, look.stack[look.stack.length - 1], who, t.match);
      expect(prompt).toContain('Ben');
      expect(prompt).toContain(text.card(cards.findIndex((card) => card.id === id)));
    }
    const t = counted();
    const look = t.look(2);
    expect(text.prompt(look, look.stack[0], who, t.match)).toMatch(/Anna/);
    const shown = runOut(t).look(2);
    expect(text.prompt(shown, shown.stack[0], who, t.match)).toMatch(/Anna.*\+|\+.*Anna/);
  });

  test('who waits is told for whom', async () => {
    const text = await words();
    const look = table(3).look(2);
    expect(text.prompt(look, look.stack[0], who, table(3).match)).toContain('Anna');
  });

  test('the story of a meal names who bids on whom, and who eats what', async () => {
    const text = await words();
    const t = holdOver(counted());
    const story = t.story.map(({ event }) => text.event(event, t.match, who)).join(' ');
    for (const name of ['Anna', 'Ben', 'Chloé']) expect(story).toContain(name);
    expect(story).not.toMatch(/undefined|§|-\d/);
  });
});

function counted(): Counter {
  const t = sandwich(table(3), ['baguette', 'ham', 'toast']);
  bid(t, 'bid-2', 0);
  bid(t, 'bid-minus-1', 1);
  return allOut(t);
}
