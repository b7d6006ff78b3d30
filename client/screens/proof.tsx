/** The proof that nothing was altered after the deal: the game is played again from its seed, and the seed was promised before. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { commitment, fingerprint, replay } from '#kernel';
import type { Seated } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Sign } from '../widgets/picture.tsx';

type Verdict = 'proven' | 'notProven';

/** Kept once per table: playing a whole game again is quick, but not for every frame of the screen. */
const judged = new WeakMap<Seated, Verdict>();

export function Proof({ seated }: { readonly seated: Seated }): ReactNode {
  const { replay: kept } = seated;
  const [verdict, setVerdict] = useState<Verdict | undefined>(judged.get(seated));
  useEffect(() => {
    if (kept === undefined) return;
    // After the end is on the screen: nobody waits for it.
    const later = setTimeout(() => setVerdict(judge(seated)), 0);
    return () => clearTimeout(later);
  }, [kept, seated]);
  return (
    <p className="proof" role="status">
      {verdict === undefined ? undefined : <Sign of={verdict === 'proven' ? 'check' : 'close'} className="icon" />}
      {verdict === undefined ? app.words.proofPending : app.words[verdict]}
    </p>
  );
}

function judge(seated: Seated): Verdict {
  const { replay: kept, table, match } = seated;
  const known = judged.get(seated);
  if (known !== undefined || kept === undefined) return known ?? 'notProven';
  const again = replay(match, kept.seed, kept.inputs);
  const isHonest = commitment(kept.seed) === table.commitment && fingerprint(again.table) === kept.fingerprint;
  const verdict = isHonest ? 'proven' : 'notProven';
  judged.set(seated, verdict);
  return verdict;
}
