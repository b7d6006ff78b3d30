/** The header of every page: where one is, and what can be had from anywhere. */
import type { MouseEvent, ReactNode } from 'react';
import { navigate } from '../app/router.ts';
import { choose } from '../app/speaking.ts';
import { app } from '../app/store.ts';
import { classes } from './classes.ts';
import { art, Picture, Sign } from './picture.tsx';

export interface HeaderProps {
  /** The page's own name where there is none. */
  readonly title?: string | undefined;
  readonly code?: string | undefined;
  /** Between the title and the buttons: pips. */
  readonly middle?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  readonly className?: string | undefined;
}

export function Header({ title, code, middle, children, className }: HeaderProps): ReactNode {
  return (
    <header className={classes('header', className)}>
      <Link
        className="header__title"
        to="/"
        label={title === undefined ? app.words.home : `${title}. ${app.words.home}`}
      >
        <Picture of={art('logo')} />
        <span className="header__name">{title ?? 'Breadboard'}</span>
      </Link>
      {code === undefined ? undefined : (
        <span className="code">
          <span className="wide">{app.words.table} </span>
          <b>{code}</b>
        </span>
      )}
      {middle}
      <nav className="header__nav" aria-label={app.words.main}>
        {children}
      </nav>
    </header>
  );
}

export interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Goes there without loading anew; with a modifier key the browser does what it always does. */
export function Link({ to, className, label, children }: LinkProps): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className={className} href={to} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}

export interface HeadButtonProps {
  readonly sign: string;
  readonly label: string;
  readonly onTap: () => void;
  /** Words beside the sign on large screens. */
  readonly words?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly className?: string | undefined;
}

export function HeadButton({ sign, label, onTap, words, pressed, className }: HeadButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={classes('button button--ghost', words === undefined && 'button--icon', className)}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onTap}
    >
      <Sign of={sign} />
      {words === undefined ? undefined : <span className="wide">{words}</span>}
    </button>
  );
}

/** Sound off by one tap. */
export function SoundButton(): ReactNode {
  const { sound } = app.settings;
  return (
    <HeadButton
      sign={sound ? 'sound' : 'muted'}
      label={sound ? app.words.soundOff : app.words.soundOn}
      words={app.words.sound}
      onTap={() => choose({ sound: !sound })}
    />
  );
}

export function RulesButton({ onTap }: { readonly onTap: () => void }): ReactNode {
  return <HeadButton sign="help" label={app.words.rules} words={app.words.rules} onTap={onTap} />;
}

export const Pips = ({ now, of }: { readonly now: number; readonly of: number }): ReactNode => (
  <ol className="pips" aria-label={app.words.round(now, of)}>
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rounds are counted.
      <li key={i} className={classes(i + 1 < now && 'is-done', i + 1 === now && 'is-now')} />
    ))}
  </ol>
);
