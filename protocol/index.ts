/** The words on the wire between a page and the server: one version, every message parsed at the door. */
export type { ClientDoors, ClientState, Dial, Transport, TransportEvents, Waiting, Wish } from './client.ts';
export { Client } from './client.ts';
export type { ClientMessage, ClientWord, Command } from './client-words.ts';
export { CLIENT_WORDS, numberAhead, parseClientMessage } from './client-words.ts';
export type { DealCheck, DealShelf, KeptDeal } from './deal.ts';
export { checkDeal } from './deal.ts';
export type {
  CreateBody,
  Doorplate,
  Failure,
  GivenSeat,
  HandOff,
  HttpCode,
  JoinBody,
  KeptGame,
  KeptSeat,
  SayBody,
  TableSummary,
} from './http.ts';
export { ANSWERS, HTTP_CODES, parseCreate, parseHandOff, parseJoin, parseSay } from './http.ts';
export type { Level } from './limits.ts';
export {
  AVATARS,
  cleanName,
  cleanWords,
  GUESTS,
  LEVELS,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_THINKING,
  LONGEST_WORDS,
  PHRASES,
  PROTOCOL,
  REACTIONS,
} from './limits.ts';
export type { LookPatch } from './patch.ts';
export { diffLook, patchLook } from './patch.ts';
export type { ChairShown, ErrorCode, RoomCode, Score, ServerMessage, ServerWord } from './server-words.ts';
export { closingCode, ERROR_CODES, parseServerMessage, ROOM_CODES, SERVER_WORDS } from './server-words.ts';
