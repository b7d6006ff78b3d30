/** The way in for others: a code to scan, a code to say aloud, a link to send, the TV. */
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { tvPath } from '../app/router.ts';
import { app, notify } from '../app/store.ts';
import { Sign } from '../widgets/picture.tsx';
import { Qr } from '../widgets/qr.tsx';
import { useTableLink } from './table-link.ts';

export function Invite({ code }: { readonly code: string }): ReactNode {
  const { words } = app;
  const link = useTableLink(code);
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <section className="qr invite a-invite" aria-labelledby="invite">
      <Qr text={link} label={words.qrLabel} />
      <div>
        <h2 id="invite">{words.scan}</h2>
        <p className="qr__code">{code}</p>
        <p className="qr__link" ref={place}>
          {link.replace(/^https?:\/\//, '')}
        </p>
      </div>
      <div className="invite__acts">
        <button type="button" className="button button--quiet" onClick={() => copy(link, place.current)}>
          <Sign of="copy" />
          {words.copyLink}
        </button>
        <a className="button button--quiet" href={tvPath(code)} target="_blank" rel="noopener">
          <Sign of="tv" />
          {words.showTv}
        </a>
      </div>
    </section>
  );
}

/** Plain http has no clipboard: the old way is tried, and if that fails too the link is marked. */
async function copy(link: string, place: HTMLElement | null): Promise<void> {
  const { words } = app;
  const done = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  if (done === true || copyTheOldWay(link)) return notify(words.copied, 'news');
  if (place !== null) getSelection()?.selectAllChildren(place);
  notify(words.copyByHand);
}

function copyTheOldWay(link: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: link, className: 'visually-hidden' });
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
