// SQLite's write-ahead log as it lies in the folder, looked at before SQLite does: that drops everything behind a fault without a word.
import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { storeError, trouble } from '#house/store';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit says in which order of bytes the checksums are counted. */
const MAGIC = 0x377f0682;

/** How many frames from its beginning are whole: what follows was never acknowledged, or is of an older log; undefined where there is none. Throws where rows that were acknowledged are behind a fault of it, or its database is gone. */
export function checkWal(file: string): number | undefined {
  const wal = `${file}-wal`;
  const size = sizeOf(wal);
  if (size <= HEADER) return undefined;
  if (sizeOf(file) === 0)
    throw damaged(`${file} is missing or empty, and the newest moves lie in ${wal}: put the file back beside it, or`);
  const descriptor = openSync(wal, 'r');
  try {
    const { frames, broken } = readFrames(descriptor, pageSizeOf(file));
    if (broken) throw damaged(`frame ${frames + 1} of ${wal} is damaged, with moves that were acknowledged behind it:`);
    return frames;
  } finally {
    closeSync(descriptor);
  }
}

/** What is left can be played on, so the way there is said as well. */
export const damaged = (what: string) =>
  storeError(
    trouble(
      'damaged',
      `${what} restore a backup into an empty folder; what is left can be had by \`npm run backup\` and \`npm run restore\``,
    ),
  );

export const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** As the database has it, in case the log's own header is damaged. */
function pageSizeOf(file: string): number {
  const descriptor = openSync(file, 'r');
  const header = Buffer.alloc(18);
  readSync(descriptor, header, 0, 18, 0);
  closeSync(descriptor);
  const size = header.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}

/**
 * Every flush was synced before the next one began. So a fault in the last one may be of a power cut, and its rows were
 * acknowledged to nobody; but a frame that is whole, behind the end of a flush that is not, was written after that one was safe.
 */
function readFrames(descriptor: number, pageSize: number): { frames: number; broken: boolean } {
  const header = Buffer.alloc(HEADER);
  readSync(descriptor, header, 0, HEADER, 0);
  const count = Math.floor((fstatSync(descriptor).size - HEADER) / (FRAME_HEADER + pageSize));
  const order = header.readUInt32BE(0) === MAGIC + 1 ? 'big' : 'little';
  const isHeaderWhole = sameSums(sumsOf([0, 0], header.subarray(0, 24), order), header.subarray(24));
  const frame = Buffer.alloc(FRAME_HEADER + pageSize);
  let salts = isHeaderWhole ? header.toString('hex', 16, 24) : undefined;
  let before: Sums = [header.readUInt32BE(24), header.readUInt32BE(28)];
  let frames = 0;
  let state: 'whole' | 'faulty' | 'ended' = isHeaderWhole ? 'whole' : 'ended';
  for (let n = 0; n < count; n++) {
    readSync(descriptor, frame, 0, frame.length, HEADER + n * frame.length);
    salts ??= frame.toString('hex', 8, 16);
    const isOurs = frame.toString('hex', 8, 16) === salts;
    const sums = sumsOf(sumsOf(before, frame.subarray(0, 8), order), frame.subarray(FRAME_HEADER), order);
    const isWhole = isOurs && sameSums(sums, frame.subarray(16, 24));
    if (isWhole && state === 'ended') return { frames, broken: true };
    if (isWhole && state === 'whole') frames += 1;
    if (!isWhole && state === 'whole') state = 'faulty';
    // The last frame of a flush has the size of the database after it.
    if (isOurs && state === 'faulty' && frame.readUInt32BE(4) !== 0) state = 'ended';
    before = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
  }
  return { frames, broken: false };
}

type Sums = readonly [number, number];

function sumsOf([one, two]: Sums, bytes: Buffer, order: 'big' | 'little'): Sums {
  const read = (at: number): number => (order === 'big' ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  let [a, b] = [one, two];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + read(at) + b) >>> 0;
    b = (b + read(at + 4) + a) >>> 0;
  }
  return [a, b];
}

const sameSums = ([a, b]: Sums, bytes: Buffer): boolean => bytes.readUInt32BE(0) === a && bytes.readUInt32BE(4) === b;
