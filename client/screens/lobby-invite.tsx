/** The way in for others: a code to scan, a code to say aloud, a link to send, the TV. */
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { tvPath } from '../app/router.ts';
import { app } from '../app/store.ts';
import { Sign } from '../widgets/picture.tsx';
import { Qr } from '../widgets/qr.tsx';
import { copyLink } from './copy-link.ts';
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
        <button type="button" className="button button--quiet" onClick={() => copyLink(link, place.current)}>
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
