import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What the thread can be asked for: a client's first message, its later ones, a copy of all data, the end. */
export type EngineAct = 'start' | 'query' | 'image' | 'close';

interface EngineReply {
  ready?: true;
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
  /** Ends the thread; whoever still waits is refused. */
  stop(): Promise<void>;
}

/** Starts the thread and waits until its engine is open. */
export async function startEngineThread(
  options: { folder?: string; image?: Uint8Array },
  script = fileURLToPath(new URL('engineWorker.js', import.meta.url)),
): Promise<EngineThread> {
  const worker = new Worker(script, { workerData: options, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let requestCount = 0;
  let ended: Error | undefined;

  function end(reason: Error) {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: EngineReply) => {
      if (reply.ready) return resolve();
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.error === undefined) asker?.resolve(reply.bytes ?? new Uint8Array());
      else asker?.reject(new Error(`Embedded database: the engine failed (${reply.error}). The request was not carried out. Try again.`));
    });
    worker.once('error', (error) => {
      end(new Error(`Embedded database: its thread broke down (${String(error.message).slice(0, 500)}). Start the server again.`));
      reject(ended);
    });
    worker.once('exit', () => {
      end(new Error('Embedded database: it is closed. No query can be answered. Open it again.'));
      reject(ended);
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
    async stop() {
      await worker.terminate();
    },
  };
}
