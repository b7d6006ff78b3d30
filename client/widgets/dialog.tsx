/** Dialogs: the browser's own, with its focus and its Escape. */
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { app } from '../app/store.ts';
import { Sign } from './picture.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at its foot. */
  readonly acts?: ReactNode | undefined;
  readonly className?: string | undefined;
}

/** Open as long as it is drawn. */
export function Dialog({ title, onClose, children, acts, className = '' }: DialogProps): ReactNode {
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = place.current;
    if (dialog?.open === false) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={place}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === place.current && onClose()}
    >
      <div className="dialog__in">
        <div className="dialog__head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={app.words.close}
            onClick={onClose}
          >
            <Sign of="close" />
          </button>
        </div>
        {children}
        {acts === undefined ? undefined : <div className="dialog__acts">{acts}</div>}
      </div>
    </dialog>
  );
}

export interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** For what cannot be undone and is not urgent. */
export function Confirm({ title, text, yes, onYes, onClose }: ConfirmProps): ReactNode {
  const act = (): void => {
    onClose();
    onYes();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      acts={
        <>
          <button type="button" className="button" onClick={onClose}>
            {app.words.cancel}
          </button>
          <button type="button" className="button button--main" onClick={act}>
            {yes}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
