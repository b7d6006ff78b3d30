/** Laws about words: every event, prompt and refusal has a sentence in four languages. */
import type { Refusal, Speakers } from '#kernel';
import { LANGUAGES, listSeats, look, myQuestion } from '#kernel';
import type { Law, Scene, Words } from './law.ts';
import { must } from './law.ts';

const who: Speakers = { seat: (seat) => `P${seat}`, words: (id) => `“${id}”` };

/** Every event has an audience and a sentence. */
export const events: Law = {
  name: 'events',
  when: 'always',
  check({ match, story, words }) {
    for (const { audience, event } of story) {
      must('events', audience !== 0 && (audience & ~match.everyone) === 0, () => `${event.is} is told to nobody`);
      for (const language of LANGUAGES)
        proveSentence('events', event.is, language, words[language].event(event, match, who));
    }
  },
};

/** Every seat that is asked is told what to do. */
export const prompts: Law = {
  name: 'prompts',
  when: 'sometimes',
  check({ match, table, words }) {
    for (const seat of listSeats(match.players)) {
      const seen = look(match, table, seat);
      const frame = myQuestion(seen);
      if (frame === undefined) continue;
      for (const language of LANGUAGES)
        proveSentence('prompts', frame.ask, language, words[language].prompt(seen, frame, who, match));
    }
  },
};

/** Every refusal is worded by the game, the machine's too. */
export function proveRefusalWorded(words: Words, refusal: Refusal): void {
  for (const language of LANGUAGES) {
    const sentence = words[language].refusal(refusal, who);
    proveSentence('refusals', refusal.code, language, sentence);
  }
}

/** Answers and interrupts can be named, in lists and logs. */
export function proveMoveWorded({ match, words }: Pick<Scene, 'match' | 'words'>, name: string, answer: unknown): void {
  for (const language of LANGUAGES)
    proveSentence('moves-worded', name, language, words[language].move(name, answer, match, who));
}

function proveSentence(law: string, about: string, language: string, sentence: unknown): void {
  const fine =
    typeof sentence === 'string' && sentence.trim() !== '' && !/undefined|NaN|\[object|\{\w*\}|=>/.test(sentence);
  must(law, fine, () => `${about} in ${language}: ${JSON.stringify(sentence)}`);
}
