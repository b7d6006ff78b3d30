/** Catches what breaks while it is drawn, so that one broken part does not take the page with it. */
import type { ReactNode } from 'react';
import { Component } from 'react';

export interface SafeProps {
  readonly children: ReactNode;
  /** Shown instead. */
  readonly otherwise: ReactNode;
}

/** React knows no other way than a class to catch what its children throw. */
export class Safe extends Component<SafeProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children;
  }
}
