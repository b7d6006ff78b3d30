/** An option in words: one of the game's phrases, or the table's own where it allows them. */
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { LONGEST_WORDS } from '#protocol';
import { say } from '../app/commands.ts';
import { app } from '../app/store.ts';
import type { Option } from '../widgets/choice.tsx';
import { Select } from '../widgets/choice.tsx';

export interface WordsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly phrases: readonly Option<string>[];
  readonly disabled: boolean;
  /** May the host write something? */
  readonly own: boolean;
  readonly onChange: (value: string) => void;
}

const OWN = 'own';

export function WordsField({ label, hint, value, phrases, disabled, own, onChange }: WordsFieldProps): ReactNode {
  const isWritten = phrases.every((phrase) => phrase.value !== value);
  const [isWriting, write] = useState(false);
  const known = app.visit?.ownWords.get(value) ?? '';
  const choose = (chosen: string): void => {
    write(chosen === OWN);
    if (chosen !== OWN) onChange(chosen);
  };
  const ownOption = { value: OWN, label: app.words.inOwnWords };
  return (
    <div className="stack-2">
      <Select
        label={label}
        hint={hint}
        disabled={disabled}
        value={isWriting || isWritten ? OWN : value}
        options={own || isWritten ? [...phrases, ownOption] : phrases}
        onChoose={choose}
      />
      {isWriting || isWritten ? (
        <Written key={known} label={label} known={known} disabled={disabled} onChange={onChange} />
      ) : undefined}
    </div>
  );
}

interface WrittenProps extends Pick<WordsFieldProps, 'label' | 'disabled' | 'onChange'> {
  /** What was written before. */
  readonly known: string;
}

/** What is written is kept by the table; the option holds only its name. */
function Written({ label, known, disabled, onChange }: WrittenProps): ReactNode {
  // Enter sends it, and leaving the field after that does not send it again.
  const sent = useRef(known);
  // Until the table has them, something else may have been chosen: words are added to that.
  const choose = useRef(onChange);
  choose.current = onChange;
  const take = async (text: string): Promise<void> => {
    if (text === '' || text === sent.current) return;
    sent.current = text;
    const outcome = await say({ kind: 'words', text });
    if ('words' in outcome && outcome.words !== undefined) choose.current(outcome.words);
  };
  return (
    <input
      className="input"
      aria-label={`${label}: ${app.words.inOwnWords}`}
      maxLength={LONGEST_WORDS}
      defaultValue={known}
      disabled={disabled}
      onBlur={(event) => take(event.target.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value.trim())}
    />
  );
}
