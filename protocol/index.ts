/** The words on the wire between a page and the server: one version, every message parsed at the door. */
export type { ClientMessage, ClientWord, CreateBody, JoinBody } from './client-words.ts';
export { CLIENT_WORDS, idAhead, parseClientMessage, parseCreate, parseHandOff, parseJoin } from './client-words.ts';
export type { HttpCode } from './http-codes.ts';
export { HTTP_CODES } from './http-codes.ts';
export {
  AVATARS,
  cleanName,
  cleanWords,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_THINKING,
  LONGEST_WORDS,
  PHRASES,
  PROTOCOL,
  REACTIONS,
} from './limits.ts';
export type { LookPatch } from './patch.ts';
export { patchLook } from './patch.ts';
export type { ChairShown, ErrorCode, RoomCode, ServerMessage, ServerWord } from './server-words.ts';
export { ERROR_CODES, parseServerMessage, ROOM_CODES, SERVER_WORDS } from './server-words.ts';
