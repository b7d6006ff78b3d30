/** The words on the wire between a page and the server: one version, every message parsed at the door. */
export type { ClientMessage, ClientWord } from './client-words.ts';
export { CLIENT_WORDS, parseClientMessage } from './client-words.ts';
export { cleanName, LONGEST_MESSAGE, LONGEST_NAME, LONGEST_THINKING, PROTOCOL } from './limits.ts';
export type { ErrorCode, ServerMessage, ServerWord } from './server-words.ts';
export { ERROR_CODES, parseServerMessage, SERVER_WORDS } from './server-words.ts';
