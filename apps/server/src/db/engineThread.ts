import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { engineProgram } from './engineProgram.js';
import { DatabaseLostError } from './lostError';
import { databaseMessages } from './messages';

/** The requests to the thread: a client's first message, its later ones, a dump of all data, the end. */
export type EngineAct = 'start' | 'query' | 'image' | 'close';

interface EngineReply {
  ready?: true;
  /** Why the thread ends now. */
  fault?: string;
  id: number;
  bytes?: Uint8Array;
  error?: string;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** The embedded engine, running on another thread so that a slow query holds up nobody else. */
export interface EngineThread {
  ask(act: EngineAct, bytes?: Uint8Array): Promise<Uint8Array>;
  /** How many requests were sent so far; upkeep reads from it whether anything happened. */
  readonly requestCount: number;
  /** Bytes of the engine's memory after its last reply. */
  readonly memoryBytes: number;
  /** Calls the listener once when the thread has ended for any reason and released its folder. Returns a function that unsubscribes. */
  onEnd(listener: (reason: DatabaseLostError) => void): () => void;
  /** Ends the thread; whoever still waits is refused. */
  stop(): Promise<void>;
}

/** What the engine opens. */
export interface EngineOptions {
  /** Where the data lives; in memory only where absent. */
  folder?: string;
  /** A copy of all data that a database in memory begins with. */
  image?: Uint8Array;
}

/** How a thread is started: on another script than the engine's own, and until when it has to be open. */
interface Start {
  script?: string;
  limit?: AbortSignal;
}

const engineScript = fileURLToPath(new URL('engineWorker.js', import.meta.url));

/** Starts the thread and waits until its engine is open. */
export async function startEngineThread(options: EngineOptions, { script = engineScript, limit }: Start = {}): Promise<EngineThread> {
  // Written by the thread: asking it would wait behind a slow query.
  const memory = new Float64Array(new SharedArrayBuffer(8));
  // With the usual 4 MB the stack runs over, and the engine with it, shortly before PostgreSQL's own limit turns endless recursion into an SQL error.
  const workerData = { ...options, program: await engineProgram(), memory };
  const worker = new Worker(script, { workerData, execArgv: [], resourceLimits: { stackSizeMb: 8 } });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(reason: DatabaseLostError) => void>();
  let requestCount = 0;
  let fault = '';
  let ended: DatabaseLostError | undefined;

  function end() {
    ended = new DatabaseLostError(databaseMessages.engineEnded(fault));
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    for (const tell of listeners) tell(ended);
    listeners.clear();
  }

  await new Promise<void>((resolve, reject) => {
    limit?.addEventListener('abort', () => {
      fault = describeFault(limit.reason);
      void worker.terminate();
    });
    worker.on('message', (reply: EngineReply) => {
      if (reply.ready) return resolve();
      if (reply.fault !== undefined) return void (fault = reply.fault);
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error === undefined) asker?.resolve(reply.bytes ?? new Uint8Array());
      else asker?.reject(new Error(`Embedded database: the engine failed (${reply.error}). The request was not carried out. Try again.`));
    });
    // Its end follows: until then it may still hold files.
    worker.once('error', (error: unknown) => (fault = describeFault(error)));
    worker.once('exit', () => {
      end();
      reject(new Error(databaseMessages.engineNotOpened(fault)));
    });
  });

  return {
    ask(act, bytes) {
      if (ended) return Promise.reject(ended);
      const id = ++requestCount;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, act, bytes });
      });
    },
    get requestCount() {
      return requestCount;
    },
    get memoryBytes() {
      return memory[0] ?? 0;
    },
    onEnd(listener) {
      if (ended) listener(ended);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      await worker.terminate();
    },
  };
}

/** In a few words: the engine's own errors are not always Errors, and some drag the whole engine along. */
function describeFault(error: unknown): string {
  const { name, message, code } = error as Partial<NodeJS.ErrnoException>;
  return [...new Set([code ?? name, message])].filter(Boolean).join(': ').slice(0, 500) || 'unknown';
}
