/** `npm run verify`: looks whether all that is kept is as it was written, in a folder or a database, also while the server runs. */
import { verifyDatabase, verifyFolder } from '../store/verifying.ts';
import { dataDirOf } from './settings.ts';

const USAGE =
  'npm run verify   looks through all tables; the server may run meanwhile (DATA_DIR or DATABASE_URL says which)';

/** The exit code: 0 all is well, 1 something is damaged or cannot be looked at, 2 called in a way it does not know. */
async function run(args: readonly string[], { DATABASE_URL, ...env }: NodeJS.ProcessEnv): Promise<number> {
  if (args.length > 0) {
    console.error(USAGE);
    return 2;
  }
  let faults = 0;
  const findings = {
    whole: (line: string): void => console.log(line),
    fault: (line: string): void => {
      faults += 1;
      console.error(line);
    },
  };
  try {
    await (DATABASE_URL ? verifyDatabase(DATABASE_URL, findings) : verifyFolder(dataDirOf(env), findings));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  if (faults === 0) console.log('All is as it was written.');
  else console.error(`Faults: ${faults}. Tables that are not named can be played; docs/operations.md says what to do.`);
  return faults === 0 ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2), process.env);
