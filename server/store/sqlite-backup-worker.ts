// A thread that lives for one backup, so that nobody else waits for the copying.
import { parentPort, workerData } from 'node:worker_threads';
import type { Trouble } from '#house/store';
import { explain } from './sqlite-connection.ts';
import { backupFolder } from './sqlite-files.ts';

export interface BackupOrder {
  readonly folder: string;
  readonly file: string;
}

export type BackupDone = Trouble | undefined;

const { folder, file } = workerData as BackupOrder;
parentPort?.postMessage(tryBackup());

function tryBackup(): BackupDone {
  try {
    backupFolder(folder, file);
    return undefined;
  } catch (error) {
    return explain(error, file);
  }
}
