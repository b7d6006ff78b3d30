/** Flags of a command: said once as data, read from the line, refused with what is allowed, and told by --help. */
import { parseArgs } from 'node:util';
import { anyOf, Complaint, quoted } from './complaint.ts';

interface Common {
  readonly about: string;
}

export type Flag =
  | (Common & { readonly kind: 'switch' })
  | (Common & {
      readonly kind: 'text';
      readonly sample: string;
      readonly standard?: string;
      readonly needed?: 'needed';
    })
  | (Common & {
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly standard?: number;
      readonly needed?: 'needed';
    });

export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F extends { kind: 'switch' } ? boolean : F extends { kind: 'whole' } ? number : string;

/** Present for sure where a flag is needed, has a standard or is a switch. */
export type Chosen<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends { kind: 'switch' } | { needed: 'needed' } | { standard: unknown }
    ? ValueOf<F[Name]>
    : ValueOf<F[Name]> | undefined;
};

export interface Form<F extends Flags> {
  readonly name: string;
  readonly about: string;
  /** What stands without a flag, such as FILE. */
  readonly operand?: string;
  readonly flags: F;
  /** More to say in the help. */
  readonly notes?: readonly string[];
}

/** Says a form so that its flags keep their exact types. */
export const formOf = <const F extends Flags>(form: Form<F>): Form<F> => form;

/** Reads what was typed after the command's name. */
export function readFlags<F extends Flags>(form: Form<F>, args: readonly string[]): Chosen<F> & { operand: string } {
  const { tokens } = tokensOf(form, args);
  const chosen = new Map<string, unknown>(Object.entries(form.flags).map(([name, flag]) => [name, standardOf(flag)]));
  const operands: string[] = [];
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = known(form, token.rawName, token.name);
    if (given.has(token.name)) throw new Complaint(`--${token.name} is given twice`);
    given.add(token.name);
    const swallowed = token.inlineValue === false && token.value.startsWith('--');
    chosen.set(token.name, read(token.name, flag, swallowed ? undefined : token.value));
  }
  for (const [name, flag] of Object.entries(form.flags))
    if (isNeeded(flag) && !given.has(name)) throw new Complaint(`${form.name} needs --${name} (${flag.about})`);
  return { ...(Object.fromEntries(chosen) as Chosen<F>), operand: operandOf(form, operands) };
}

/** Help for one command. */
export function helpOf<F extends Flags>(form: Form<F>): string {
  const rows = Object.entries(form.flags).map(([name, flag]) => [`--${name}${sampleOf(flag)}`, aboutOf(flag)]);
  rows.push(['--help', 'this page']);
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  const operand = form.operand === undefined ? '' : ` ${form.operand}`;
  return [
    `npm run --silent lab -- ${form.name}${operand} [flags]`,
    '',
    form.about,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    ...(form.notes === undefined ? [] : ['', ...form.notes]),
    '',
  ].join('\n');
}

function tokensOf<F extends Flags>(form: Form<F>, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(form.flags).map(([name, flag]) => [
      name,
      { type: flag.kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
}

function known<F extends Flags>(form: Form<F>, typed: string, name: string): Flag {
  if (!typed.startsWith('--') || !Object.hasOwn(form.flags, name)) {
    const names = [...Object.keys(form.flags), 'help'].map((flag) => `--${flag}`);
    throw new Complaint(`${form.name} has no ${quoted(typed)}: it has ${names.join(', ')}`);
  }
  return form.flags[name];
}

function read(name: string, flag: Flag, value: string | undefined): unknown {
  if (flag.kind === 'switch') {
    if (value !== undefined) throw new Complaint(`--${name} takes no value, got ${quoted(value)}`);
    return true;
  }
  if (value === undefined || value === '') throw new Complaint(`--${name} needs a value (${flag.about})`);
  if (flag.kind === 'text') return value;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= flag.min && number <= flag.max))
    throw new Complaint(`--${name} is a whole number from ${flag.min} to ${flag.max}, not ${quoted(value)}`);
  return number;
}

function operandOf<F extends Flags>({ name, operand }: Form<F>, operands: readonly string[]): string {
  if (operand === undefined) {
    if (operands.length > 0) throw new Complaint(`${name} takes flags only, not ${quoted(operands[0])}`);
    return '';
  }
  if (operands.length !== 1) throw new Complaint(`${name} takes one ${operand}, got ${operands.length}`);
  return operands[0];
}

const standardOf = (flag: Flag): unknown => (flag.kind === 'switch' ? false : flag.standard);

const isNeeded = (flag: Flag): boolean => flag.kind !== 'switch' && flag.needed === 'needed';

function sampleOf(flag: Flag): string {
  if (flag.kind === 'switch') return '';
  return flag.kind === 'text' ? ` ${flag.sample}` : ' N';
}

function aboutOf(flag: Flag): string {
  if (flag.kind === 'switch') return flag.about;
  if (flag.needed === 'needed') return `${flag.about} (needed)`;
  return flag.standard === undefined ? flag.about : `${flag.about} (${flag.standard})`;
}

/** One of a few words, or a complaint that lists them. */
export function oneWord<W extends string>(name: string, words: readonly W[], typed: string): W {
  const found = words.find((word) => word === typed);
  if (found === undefined) throw new Complaint(`--${name} is ${anyOf(words)}, not ${quoted(typed)}`);
  return found;
}
