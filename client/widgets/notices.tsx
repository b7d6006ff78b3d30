/** What has to be said for a moment, over the page: why something does not go, and small news. */
import type { ReactNode } from 'react';
import { dismiss, useApp } from '../app/store.ts';
import { Sign } from './picture.tsx';

export function Notices(): ReactNode {
  const { notices } = useApp();
  return (
    <div className="notices" role="alert">
      {notices.map(({ id, tone, text }) => (
        <button key={id} type="button" className={tone === 'why' ? 'bubble' : 'toast'} onClick={() => dismiss(id)}>
          <Sign of={tone === 'why' ? 'help' : 'check'} className="icon" />
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
