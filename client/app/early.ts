/** What was asked over http before the page could use it: the first who asks the same gets that answer. */

const asked = new Map<string, Promise<Response>>();

/** Asks now; a copy of what was answered, if it is of use at once. */
export async function askEarly(path: string): Promise<unknown> {
  const answer = fetch(path);
  asked.set(path, answer);
  const copy = (await answer.catch(() => undefined))?.clone();
  return copy?.ok === true ? copy.json().catch(() => undefined) : undefined;
}

/** Given away once: the next who asks wants to know how it is now. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
