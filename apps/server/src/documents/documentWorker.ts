import { parentPort } from 'node:worker_threads';
import type { DocumentJob, ThreadMessage, WrittenFile } from './documentThread';
import { face } from './pdf/face';
import { writePdf } from './pdf/writePdf';
import { writeWord } from './word/writeWord';

/** Writes documents apart from the server, so that nobody waits for a large one who did not ask for it. */
const port = parentPort;
if (!port) throw new Error('documentWorker: it has no parent thread. It only works as a worker. Use makeFile.');

function say(message: ThreadMessage): void {
  port!.postMessage(message);
}

async function write(job: DocumentJob): Promise<WrittenFile> {
  if (job.format === 'word') return { bytes: await writeWord(job), missing: [] };
  let told = -1;
  return writePdf(job, (progress) => {
    if (progress === told) return;
    told = progress;
    say({ progress });
  });
}

port.on('message', async (job: DocumentJob) => {
  try {
    say({ written: await write(job) });
  } catch (error) {
    say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
// The fonts are opened before the first file is asked for.
face('regular');
face('bold');
say({ ready: true });
