/** Replay files as strangers may send them: every field is checked before anything is believed or played. */
import { readFileSync, statSync } from 'node:fs';
import type { Input, Replay } from '#kernel';
import { isSecret } from '#kernel';
import { Complaint, quoted } from './complaint.ts';

const LARGEST_FILE = 16 * 1024 * 1024;
const MOST_INPUTS = 100_000;
const MOST_SEATS = 30;
/** No table plays for thirty years. */
const LATEST = 1e12;

/** Reads and checks a file. What is wrong with it is said in one line. */
export function readReplay(path: string): Replay {
  const wrong = (what: string): Complaint => new Complaint(`${quoted(path)} ${what}`);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw wrong('is not there');
  if (!stat.isFile()) throw wrong('is not a file');
  if (stat.size > LARGEST_FILE) throw wrong(`is larger than a replay can be (${LARGEST_FILE} bytes)`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw wrong('is not JSON');
  }
  const fault = faultIn(value);
  if (fault !== undefined) throw wrong(`is not a replay: ${fault}`);
  return value as Replay;
}

/** The first thing that keeps a value from being a replay. */
export function faultIn(value: unknown): string | undefined {
  const fields = fieldsOf(value);
  if (fields === undefined) return 'it is not an object';
  return faultInFields(fields, HEAD, '') ?? faultInSeed(fields.seed) ?? faultInInputs(fields.inputs, fields.seats);
}

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;
type Row = readonly [field: string, test: Test, shouldBe: string];

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

const whole =
  (min: number, max: number): Test =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
const text =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const absentOr =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const anything: Test = () => true;
const time: Row = ['at', whole(0, LATEST), 'a time in milliseconds'];

const HEAD: readonly Row[] = [
  ['format', (value) => value === 'breadboard-replay', "'breadboard-replay'"],
  ['kernel', whole(1, 1e6), 'a version'],
  ['game', text(/^[a-z0-9-]{1,40}$/), 'the name of a game'],
  ['version', whole(1, 1e6), 'a version'],
  ['seats', whole(1, MOST_SEATS), `a number of seats up to ${MOST_SEATS}`],
  ['options', (value) => fieldsOf(value) !== undefined, 'an object'],
  ['seed', (value) => fieldsOf(value) !== undefined, 'an object'],
  ['commitment', text(/^[0-9a-f]{64}$/), '64 hexadecimal digits'],
  ['lab', (value) => typeof value === 'boolean', 'true or false'],
  ['inputs', (value) => Array.isArray(value) && value.length <= MOST_INPUTS, `a list of up to ${MOST_INPUTS} inputs`],
  ['fingerprint', text(/^[0-9a-f]{32}$/), '32 hexadecimal digits'],
];

const nonces: Test = (value) => Array.isArray(value) && value.length <= MOST_SEATS && value.every(text(/^.{0,200}$/su));

const SEED: readonly Row[] = [
  ['secret', (value) => typeof value === 'string' && isSecret(value), '64 hexadecimal digits'],
  // It is printed: a stranger's control characters would write on the terminal.
  ['tableId', text(/^[^\p{C}]{1,200}$/u), 'a printable text of up to 200 characters'],
  ['nonces', nonces, 'a short list of texts'],
];

const faultInSeed = (seed: unknown): string | undefined => faultInFields(seed as Fields, SEED, 'seed.');

function faultInInputs(inputs: unknown, seats: unknown): string | undefined {
  for (const [index, input] of (inputs as unknown[]).entries()) {
    const fields = fieldsOf(input);
    if (fields === undefined) return `inputs[${index}] is not an object`;
    const rows = rowsFor(fields.kind, seats as number);
    if (rows === undefined) return `inputs[${index}].kind is answer, interrupt or clock`;
    const fault = faultInFields(fields, rows, `inputs[${index}].`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function rowsFor(kind: unknown, seats: number): readonly Row[] | undefined {
  const said: Row[] = [
    ['kind', anything, ''],
    time,
    ['seat', whole(0, seats - 1), `a seat from 0 to ${seats - 1}`],
    ['frame', whole(1, Number.MAX_SAFE_INTEGER), 'the number of a question'],
  ];
  const rows: Readonly<Record<Input['kind'], readonly Row[]>> = {
    answer: [...said, ['answer', anything, ''], ['reaction', absentOr(whole(0, LATEST)), 'a time in milliseconds']],
    interrupt: [...said, ['name', text(/^[a-z0-9-]{1,40}$/), 'the name of an interrupt'], ['answer', anything, '']],
    clock: [['kind', anything, ''], time, ['what', text(/^(due|pause|resume)$/), 'due, pause or resume']],
  };
  return typeof kind === 'string' && Object.hasOwn(rows, kind) ? rows[kind as Input['kind']] : undefined;
}

function faultInFields(fields: Fields, rows: readonly Row[], where: string): string | undefined {
  const extra = Object.keys(fields).find((name) => !rows.some(([field]) => field === name));
  if (extra !== undefined) return `${where}${quoted(extra).slice(1, -1)} is unknown`;
  const wrong = rows.find(([field, test]) => !test(Object.hasOwn(fields, field) ? fields[field] : undefined));
  return wrong === undefined ? undefined : `${where}${wrong[0]} should be ${wrong[2]}`;
}
