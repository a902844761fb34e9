import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Rows of text, or why there are none. */
export type RowsOutcome = { rows: string[][] } | { failure: 'broken' | 'encrypted' | 'tooComplex' };

/** What reading one file may cost. */
export interface ReadingLimits {
  maxRows: number;
  /** @default 2000 */
  milliseconds?: number;
  /** @default 256 */
  megabytes?: number;
}

type WorkerAnswer = { started: true } | { rows: string[][] } | { failure: string };

// A busy machine may be slow to start a thread; that is not the file's fault.
const startMilliseconds = 8000;

/** Reads the first visible sheet of a workbook, or a csv file, on a thread that is ended when it takes too long or too much. */
export function readRows(bytes: Uint8Array, format: 'xlsx' | 'csv', limits: ReadingLimits): Promise<RowsOutcome> {
  const { maxRows, milliseconds = 2000, megabytes = 256 } = limits;
  const script = fileURLToPath(new URL('readerWorker.js', import.meta.url));
  const worker = new Worker(script, {
    workerData: { bytes, format, maxRows },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    function finish(outcome: RowsOutcome) {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    }
    const giveUp = () => finish({ failure: 'tooComplex' });
    let timer = setTimeout(giveUp, startMilliseconds);
    worker.on('message', (answer: WorkerAnswer) => {
      if ('started' in answer) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, milliseconds);
      } else if ('rows' in answer) finish(answer);
      else finish({ failure: answer.failure === 'EncryptedFileError' ? 'encrypted' : 'broken' });
    });
    // The thread's own failure is nearly always its memory limit.
    worker.once('error', () => finish({ failure: 'tooComplex' }));
    worker.once('exit', () => finish({ failure: 'broken' }));
  });
}
