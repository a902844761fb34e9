import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { MissingCharacters, OnProgress, WritingJob } from './documentFile';
import type { FileFormat } from './nameFile';

/** One file to be written. */
export interface DocumentJob extends WritingJob {
  format: FileFormat;
}

/** A written file, and what its font could not show. */
export interface WrittenFile {
  bytes: Uint8Array;
  missing: MissingCharacters[];
}

/** The messages of the thread: ready, progress, the file, or an error. */
export type ThreadMessage = { ready: true } | { progress: number } | { written: WrittenFile } | { failure: string };

/** Why a file was not written. */
export type WritingFailure = 'broken' | 'tooLong' | 'tooLarge';

/** A thread that writes one file at a time and stays for the next. */
export interface DocumentThread {
  write(job: DocumentJob, onProgress: OnProgress): Promise<WrittenFile | { failure: WritingFailure; cause?: string }>;
  readonly hasEnded: boolean;
  end(): void;
}

/** What one file may cost. */
export interface ThreadLimits {
  /** Without any progress; a file that goes on may take six times as long: a report of 400 chapters is no endless one. */
  milliseconds: number;
  megabytes: number;
}

const usualLimits: ThreadLimits = { milliseconds: 30_000, megabytes: 160 };
const longestOfAll = 6;
// A busy machine may be slow to start a thread; that is not the file's fault.
const startMilliseconds = 20_000;

/** Starts a thread, which does not keep the process alive. A warm-up writes a small file of each kind, so that the first real one is as fast. */
export function startDocumentThread(
  { milliseconds, megabytes }: ThreadLimits = usualLimits,
  { warmsUp = false }: { warmsUp?: boolean } = {},
): DocumentThread {
  const { script, execArgv } = threadScript();
  const worker = new Worker(script, {
    execArgv,
    workerData: { warmsUp },
    // A small young generation: most of what a file needs is short-lived, and would only wait in memory to be collected.
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 6 },
    stdout: true,
    stderr: true,
  });
  let hasEnded = false;
  let cause: Error | undefined;
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => resolve());
    worker.once('exit', () => resolve());
  });
  worker.on('error', (error) => {
    cause = error;
    hasEnded = true;
  });
  worker.once('exit', () => (hasEnded = true));
  worker.unref();

  return {
    async write(job, onProgress) {
      // A pending file keeps the process alive.
      worker.ref();
      const outcome = await new Promise<WrittenFile | { failure: WritingFailure; cause?: string }>((resolve) => {
        const giveUp = () => resolve({ failure: 'tooLong' });
        let timer = setTimeout(giveUp, startMilliseconds);
        let end = Number.POSITIVE_INFINITY;
        const waitOn = () => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, Math.min(milliseconds, end - performance.now()));
        };
        const finish = (result: WrittenFile | { failure: WritingFailure; cause?: string }) => {
          clearTimeout(timer);
          resolve(result);
        };
        const broke = () => finish({ failure: isOutOfMemory(cause) ? 'tooLarge' : 'broken', cause: cause?.message });
        worker.on('message', (message: ThreadMessage) => {
          if ('progress' in message) {
            waitOn();
            onProgress(message.progress);
          } else if ('written' in message) finish(message.written);
          else if ('failure' in message) finish({ failure: 'broken', cause: message.failure });
        });
        worker.once('exit', broke);
        void ready.then(() => {
          if (hasEnded) return broke();
          end = performance.now() + longestOfAll * milliseconds;
          waitOn();
          worker.postMessage(job);
        });
      });
      worker.removeAllListeners('message');
      worker.removeAllListeners('exit');
      worker.once('exit', () => (hasEnded = true));
      worker.unref();
      // A thread that timed out or crashed is not reused.
      if ('failure' in outcome) void worker.terminate();
      if ('failure' in outcome) hasEnded = true;
      return outcome;
    },
    get hasEnded() {
      return hasEnded;
    },
    end: () => void worker.terminate(),
  };
}

function isOutOfMemory(error: Error | undefined): boolean {
  return error !== undefined && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Tests start the thread as it was built: from source it takes four times as long. */
export function setDocumentWorker(script: string): void {
  builtWorker = script;
}

let builtWorker: string | undefined;

/** Beside this file, as it was built; from source, a script that compiles what it loads. */
function threadScript(): { script: string; execArgv: string[] } {
  const isSource = import.meta.url.endsWith('.ts');
  if (isSource && builtWorker) return { script: builtWorker, execArgv: [] };
  const script = fileURLToPath(new URL(isSource ? 'sourceWorker.js' : 'documentWorker.js', import.meta.url));
  return { script, execArgv: isSource ? ['--conditions=@college/source'] : [] };
}
