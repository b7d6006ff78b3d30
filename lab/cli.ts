/** The terminal: which commands the lab has, and how what goes wrong is said. */
import { anyOf, Complaint, quoted } from './complaint.ts';
import type { Flags, Form } from './flags.ts';
import { helpOf } from './flags.ts';
import { laws, lawsForm } from './laws.ts';
import { replay, replayForm } from './replay.ts';
import { simulate, simulateForm } from './simulate.ts';

interface Command {
  readonly form: Form<Flags>;
  run(args: readonly string[]): Promise<void>;
}

const commands: readonly Command[] = [
  { form: simulateForm, run: simulate },
  { form: lawsForm, run: laws },
  { form: replayForm, run: replay },
];

async function main(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return console.log(overview());
  const command = commands.find(({ form }) => form.name === name);
  if (command === undefined)
    throw new Complaint(
      `there is no command ${quoted(name)}: there is ${anyOf(commands.map(({ form }) => form.name))}`,
    );
  if (rest.includes('--help') || rest.includes('-h')) return console.log(helpOf(command.form));
  return command.run(rest);
}

function overview(): string {
  const width = Math.max(...commands.map(({ form }) => form.name.length)) + 2;
  return [
    'npm run --silent lab -- COMMAND [flags]',
    '',
    ...commands.map(({ form }) => `  ${form.name.padEnd(width)}${form.about}`),
    '',
    'Every command has --help.',
  ].join('\n');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const line = error instanceof Error ? error.message : String(error);
  console.error(`lab: ${line.replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exitCode = error instanceof Complaint ? error.code : 1;
}
