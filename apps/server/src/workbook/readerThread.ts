import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** One file to be read. */
export interface ReadingJob {
  bytes: Uint8Array;
  format: 'xlsx' | 'csv';
  maxRows: number;
  /** Gives every visible sheet instead of the rows of the first, none wider than this. */
  maxColumns?: number;
}

/** A sheet as it was read: texts as shown, and the places of its formulas as "row,column" from 0. */
export interface ReadSheet {
  name: string;
  rows: string[][];
  formulas: string[];
}

export type Answer = { rows: string[][] } | { sheets: ReadSheet[] } | { failure: string };
type Message = { ready: true } | Answer;

interface Listeners {
  onReady(): void;
  onAnswer(answer: Answer): void;
  onFailure(): void;
}

/** A thread that reads files, one after another. */
export interface ReaderThread {
  /** `onReady` is called at once where the thread is ready already. */
  listen(listeners: Listeners): void;
  ignore(): void;
  post(job: ReadingJob): void;
  /** Holds the thread for the next file. */
  keep(): void;
  end(): void;
}

const memoryMegabytes = 256;
let spare: ReaderThread | undefined;

/** A thread for one file: the idle one, or a new one. */
export function readerThread(): ReaderThread {
  const ready = spare;
  spare = undefined;
  return ready ?? startReader();
}

/** Starts a thread in advance; it does not keep the process alive. */
export function startSpareReader(): void {
  spare ??= startReader();
}

function startReader(): ReaderThread {
  const script = fileURLToPath(new URL('readerWorker.js', import.meta.url));
  const worker = new Worker(script, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    stdout: true,
    stderr: true,
  });
  let isReady = false;
  let hasFailed = false;
  let listeners: Listeners | undefined;

  function fail() {
    hasFailed = true;
    if (spare === reader) spare = undefined;
    listeners?.onFailure();
  }
  worker.on('message', (message: Message) => {
    if (!('ready' in message)) return listeners?.onAnswer(message);
    isReady = true;
    listeners?.onReady();
  });
  worker.once('error', fail);
  worker.once('exit', fail);
  // Only now: listening for messages keeps the process alive again.
  worker.unref();

  const reader: ReaderThread = {
    listen(given) {
      listeners = given;
      if (hasFailed) given.onFailure();
      else if (isReady) given.onReady();
    },
    ignore() {
      listeners = undefined;
    },
    post: (job) => worker.postMessage(job),
    keep() {
      if (spare || hasFailed) reader.end();
      else spare = reader;
    },
    end: () => void worker.terminate(),
  };
  return reader;
}
