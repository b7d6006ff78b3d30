/** The terminal: which commands the lab has, and how what goes wrong is said. */
import { anyOf, Complaint, quoted } from './complaint.ts';
import type { Flags, Form } from './flags.ts';
import { helpOf } from './flags.ts';

interface Command {
  readonly form: Form<Flags>;
  run(args: readonly string[]): Promise<void>;
}

/** Loaded one at a time, so that a small command is a quick one. */
const commands: Readonly<Record<string, { readonly about: string; load(): Promise<Command> }>> = {
  simulate: {
    about: 'games between bots: who wins, how long it takes, how fast it runs',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  laws: {
    about: 'random games under every law of the kernel',
    load: async () => (await import('./laws.ts')).laws,
  },
  balance: {
    about: 'is a game fair, how long is it, what does each card do; as a page with charts too',
    load: async () => (await import('./balance/command.ts')).balance,
  },
  tournament: {
    about: 'one kind of bot against another: how often it wins, and what it thinks',
    load: async () => (await import('./tournament/command.ts')).tournament,
  },
  ladder: {
    about: 'all levels of bots against each other in every game, as docs/ladder.md',
    load: async () => (await import('./tournament/ladder.ts')).ladder,
  },
  seeds: {
    about: 'deals that turn out as wanted',
    load: async () => (await import('./seeds.ts')).seeds,
  },
  replay: {
    about: 'a saved game told again and checked',
    load: async () => (await import('./replay.ts')).replay,
  },
  play: {
    about: 'a person against bots, here in the terminal',
    load: async () => (await import('./play.ts')).play,
  },
};

async function main(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return console.log(overview());
  if (!Object.hasOwn(commands, name))
    throw new Complaint(`there is no command ${quoted(name)}: there is ${anyOf(Object.keys(commands))}`);
  const { form, run } = await commands[name].load();
  return rest.includes('--help') || rest.includes('-h') ? console.log(helpOf(form)) : run(rest);
}

function overview(): string {
  return [
    'npm run --silent lab -- COMMAND [flags]',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`),
    '',
    'Every command has --help.',
  ].join('\n');
}

/** Whoever reads us may stop reading, as `head` does; any other fault, such as a full disk, is one. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? undefined : 1));

try {
  await main(process.argv.slice(2));
} catch (error) {
  const line = error instanceof Error ? error.message : String(error);
  console.error(`lab: ${line.replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exitCode = error instanceof Complaint ? error.code : 1;
}
