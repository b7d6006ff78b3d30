/** What can be wrong with a request over http, whatever it asks for; tables answer it with codes of their own. */

export const HTTP_CODES = [
  'malformed',
  'too-large',
  'json-only',
  'wrong-origin',
  'not-found',
  'wrong-method',
  'too-slow',
  'too-fast',
  'headers-too-large',
  'no-session',
  'busy',
  'closing',
  'fault',
] as const;
export type HttpCode = (typeof HTTP_CODES)[number];
