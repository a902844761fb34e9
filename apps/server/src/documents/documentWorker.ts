import { parentPort, workerData } from 'node:worker_threads';
import type { SyllabusDocument } from '@college/curriculum-model';
import type { OnProgress } from './documentFile';
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

async function writeQuietly(job: DocumentJob, onProgress?: OnProgress): Promise<WrittenFile> {
  if (job.format === 'word') return { bytes: await writeWord(job), missing: [] };
  return writePdf(job, onProgress);
}

async function write(job: DocumentJob): Promise<WrittenFile> {
  let told = -1;
  return writeQuietly(job, (progress) => {
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
// The fonts are opened before the first file is requested.
face('regular');
face('bold');
say({ ready: true });
if (Reflect.get(Object(workerData), 'warmsUp') === true) {
  const title = { zh: '开课说明' };
  const document: SyllabusDocument = { languages: 'zh', title, runningTitle: title, blocks: [], notes: [] };
  for (const format of ['pdf', 'word'] as const) await writeQuietly({ document, format, time: 0 });
}
