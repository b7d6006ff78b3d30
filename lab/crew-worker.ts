/** A thread of the crew: does the shares it is sent, one at a time. */
import { parentPort } from 'node:worker_threads';
import { Complaint } from './complaint.ts';
import type { Report } from './crew.ts';
import type { Share } from './shares.ts';
import { doShare } from './shares.ts';

parentPort?.on('message', async (share: Share) => {
  parentPort?.postMessage(await report(share));
});

async function report(share: Share): Promise<Report> {
  try {
    return { outcome: await doShare(share) };
  } catch (error) {
    const code = error instanceof Complaint && error.code === 2 ? 2 : 1;
    return { failed: error instanceof Error ? error.message : String(error), code };
  }
}
