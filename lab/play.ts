/** `lab play`: a person against greedy bots in the terminal, by the rules' own prompts and refusals. */
import { randomBytes } from 'node:crypto';
import { greedy } from '#bots';
import type { Match, Seat, Table } from '#kernel';
import { has } from '#kernel';
import { chooseGame, chooseLanguage, chooseMatch, chooseSeed, labWords, parseOptions, wordsOf } from './choose.ts';
import { Complaint, quoted } from './complaint.ts';
import { conduct } from './conduct.ts';
import { formOf, readFlags } from './flags.ts';
import { people } from './people.ts';
import { Person } from './person.ts';
import { botReply, castMinds, seedOf } from './rally.ts';
import type { Voice } from './telling.ts';
import { namesOf, sayTold, standings } from './telling.ts';
import type { Terminal } from './terminal.ts';
import { Farewell, openTerminal } from './terminal.ts';

const form = formOf({
  name: 'play',
  about: 'A person plays against greedy bots in the terminal.',
  flags: {
    game: { kind: 'text', sample: 'ID', about: 'which game', needed: 'needed' },
    seats: { kind: 'whole', min: 1, max: 99, about: 'players at the table, you among them', needed: 'needed' },
    lang: { kind: 'text', sample: 'LANG', about: 'en, fr, es or de', standard: 'en' },
    name: { kind: 'text', sample: 'NAME', about: 'what you are called', standard: 'Anna' },
    options: { kind: 'text', sample: 'JSON', about: 'options of the table', standard: '{}' },
    seed: { kind: 'text', sample: 'WORD', about: 'the same word, the same cards; drawn without it' },
  },
  notes: ['Lines may also come from a pipe; the end of the input stops the game.'],
});

export const play = { form, run };

/** The person's seat. */
const YOU = 0 as Seat;

async function run(args: readonly string[]): Promise<void> {
  const chosen = readFlags(form, args);
  const language = chooseLanguage(chosen.lang);
  const seed = chooseSeed(chosen.seed ?? randomBytes(4).toString('hex'));
  const game = await chooseGame(chosen.game);
  const match = await chooseMatch(game, chosen.seats, parseOptions(chosen.options));
  const words = await wordsOf(game, language);
  const voice: Voice = {
    match,
    language,
    words,
    lab: await labWords(language),
    who: people([chooseName(chosen.name)]),
  };
  const terminal = openTerminal();
  try {
    greet(voice, terminal, seed);
    const table = await playThrough(match, seed, voice, terminal);
    terminal.say('');
    for (const line of standings(voice, table)) terminal.say(line, 'bold');
  } catch (error) {
    if (!(error instanceof Farewell)) throw error;
    terminal.say(voice.lab.bye);
  } finally {
    terminal.close();
  }
}

function chooseName(typed: string): string {
  if (/^[\p{L}\p{N} .'’-]{1,30}$/u.test(typed)) return typed;
  throw new Complaint(`--name has up to 30 letters, not ${quoted(typed)}`);
}

function greet(voice: Voice, terminal: Terminal, seed: string): void {
  const [you, ...others] = namesOf(voice);
  terminal.say(voice.words.title, 'bold');
  for (const line of voice.lab.welcome(you, others.join(', '), seed)) terminal.say(line);
  terminal.say('');
}

async function playThrough(match: Match, word: string, voice: Voice, terminal: Terminal): Promise<Table> {
  const seed = seedOf(word, 0);
  const minds = castMinds(match.seats, seed.tableId);
  const person = new Person(voice, terminal, minds[YOU]);
  const course = conduct({
    match,
    seed,
    dice: minds.map(({ dice }) => dice),
    onTold: (told) => {
      for (const each of told)
        if (has(each.audience, YOU)) person.hear({ event: each.event, sentence: sayTold(voice, each) });
    },
  });
  let step = course.next();
  while (!step.done) {
    const { value: call } = step;
    step = course.next(call.seat === YOU ? await person.reply(call) : botReply(greedy, call, match, minds[call.seat]));
  }
  return step.value.table;
}
