/** The proof at the end: the game is played again and compared with what was promised before the deal and with what this page saw. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { dealShelf, fingerprintOf } from '../app/deals.ts';
import type { Verdict } from '../app/proof.ts';
import { judge } from '../app/proof.ts';
import type { Seated, Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Sign } from '../widgets/picture.tsx';

/** Kept once per table: playing a whole game again is quick, but not for every frame of the screen. */
const judged = new WeakMap<Seated, Verdict>();

interface ProofProps {
  readonly visit: Visit;
  readonly seated: Seated;
}

export function Proof({ visit, seated }: ProofProps): ReactNode {
  const { replay: kept, table } = seated;
  const [verdict, setVerdict] = useState<Verdict | undefined>(judged.get(seated));
  useEffect(() => {
    if (kept === undefined) return;
    // After the end is on the screen: nobody waits for it.
    const later = setTimeout(() => setVerdict(judgeOnce(visit, seated)), 0);
    return () => clearTimeout(later);
  }, [kept, visit, seated]);
  return (
    <p className="proof" role="status">
      {verdict === undefined ? undefined : <Sign of={verdict === 'notProven' ? 'close' : 'check'} className="icon" />}
      {verdict === undefined ? app.words.proofPending : app.words[verdict]}{' '}
      {app.words.dealOf(fingerprintOf(table.commitment))}
    </p>
  );
}

function judgeOnce({ table, room, person: me }: Visit, seated: Seated): Verdict {
  const { replay, match, told } = seated;
  const known = judged.get(seated);
  if (known !== undefined || replay === undefined) return known ?? 'notProven';
  const mine = room?.chairs.find((chair) => chair.kind === 'person' && chair.person === me);
  const left = mine?.kind === 'person' && room?.leftOut.includes(mine.name) ? 'out' : 'in';
  const verdict = judge({ match, table: seated.table, told, replay, deal: dealShelf(table).kept(), left });
  judged.set(seated, verdict);
  return verdict;
}
