/** What was said to the server and is not answered yet; it is shown as if it were done. */

export interface Pending {
  /** Its number, by which it is answered. */
  readonly n: number;
  /** On the page's clock. */
  readonly sentAt?: number;
  readonly frame: number;
  /** Of an interrupt; an answer has none. */
  readonly name?: string;
  /** Undefined takes an answer back. */
  readonly answer: unknown;
  /** Sent because time was up. */
  readonly late?: true;
  /** One of several that wait for each other: `after-last` goes with the one before it. */
  readonly order?: 'after-last';
}
