/** Limits that a trial or a bench from one address never meets. */
export const WIDE = {
  work: 1e9,
  guesses: 1e9,
  tables: 1e9,
  connections: 1e5,
  allConnections: 1e5,
  streams: 1e5,
  streamsOfAddress: 1e5,
};
