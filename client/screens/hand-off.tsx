/** Taking one's seat to another device: a link to scan or to send oneself, that works once. */
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { addressToShow, offerHandOff } from '../app/api.ts';
import { sentenceOf } from '../app/commands.ts';
import type { Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { Sign } from '../widgets/picture.tsx';
import { Qr } from '../widgets/qr.tsx';
import { copyLink } from './copy-link.ts';

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
      {link === '' ? undefined : <Way link={link} />}
    </Dialog>
  );
}

function Way({ link }: { readonly link: string }): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <Qr text={link} label={app.words.otherDevice} />
      <p className="qr__link" ref={place}>
        {link}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => copyLink(link, place.current)}>
          <Sign of="copy" />
          {app.words.copyLink}
        </button>
      </div>
    </>
  );
}
