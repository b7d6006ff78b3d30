/** What was said to the server and is not answered yet; it is shown as if it were done. */

export interface Pending {
  /** Its number, by which it is answered. */
  readonly n: number;
  readonly frame: number;
  /** Of an interrupt; an answer has none. */
  readonly name?: string;
  /** Undefined takes an answer back. */
  readonly answer: unknown;
}
