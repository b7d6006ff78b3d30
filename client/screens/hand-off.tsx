/** Taking one's seat to another device: a link to scan that works once. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { addressToShow, offerHandOff } from '../app/api.ts';
import { sentenceOf } from '../app/commands.ts';
import type { Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { Qr } from '../widgets/qr.tsx';

export function HandOff({ visit, onClose }: { readonly visit: Visit; readonly onClose: () => void }): ReactNode {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    Promise.all([offerHandOff(visit.table), addressToShow()]).then(([offered, address]) => {
      if ('refused' in offered) setProblem(sentenceOf(offered.refused));
      else setLink(`${address}/hand-off/${visit.table}#${offered.secret}`);
    });
  }, [visit]);
  return (
    <Dialog title={app.words.otherDevice} onClose={onClose}>
      <p>{app.words.otherDeviceHint}</p>
      {problem === '' ? undefined : <p>{problem}</p>}
      {link === '' ? undefined : <Qr text={link} label={app.words.otherDevice} />}
    </Dialog>
  );
}
