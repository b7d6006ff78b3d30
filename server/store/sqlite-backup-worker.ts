// A thread that lives for one backup, so that nobody else waits for the copying.
import { parentPort, workerData } from 'node:worker_threads';
import { backupFolder, explain } from './sqlite-files.ts';
import type { Trouble } from './store.ts';

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
    const { fault, message } = explain(error, file);
    return { fault, message };
  }
}
