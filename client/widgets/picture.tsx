/** Pictures out of sprites: signs, animals and faces of the shell, and whatever a game brings. */
import type { ReactNode } from 'react';
import { address as shell } from '../art/shell.sprite';

/** The address of a symbol of the shell: `ui-help`, `avatar-fox`, `react-yum`, `cat-bread`, `logo`. */
export const art = (id: string): string => `${shell}#${id}`;

/** Never read aloud: whatever it means stands beside it in words. */
export function Picture({
  of,
  className,
}: {
  readonly of: string;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg className={className} aria-hidden="true">
      <use href={of} />
    </svg>
  );
}

/** A sign of the shell by the end of its name: `help` is `ui-help`. */
export const Sign = ({
  of,
  className,
}: {
  readonly of: string;
  readonly className?: string | undefined;
}): ReactNode => <Picture of={art(`ui-${of}`)} className={className} />;
