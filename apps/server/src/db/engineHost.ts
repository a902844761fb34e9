import type { DatabaseLogger } from './database';
import type { EngineThread } from './engineThread';
import { DatabaseLostError } from './lostError';
import { databaseMessages } from './messages';

/** The embedded engine as its connections see it: on one thread after another, for a thread may end. */
export interface EngineHost {
  /** The thread that serves; while the engine is being opened again, the coming one. Rejects when none will come. */
  thread(): Promise<EngineThread>;
  /** Throws while the engine is not open; a health check must not wait for it. */
  checkOpen(): void;
  /** How many requests were sent so far, to all threads. */
  requestCount(): number;
  /** Bytes of the engine's memory; 0 while it is not open. */
  memoryBytes(): number;
  /** Resolves when the engine ended and cannot be opened again. */
  readonly lost: Promise<DatabaseLostError>;
  /** Closes the engine for good. */
  close(): Promise<void>;
}

/** Whether `open` returns the same data again, and the callback for failures. */
export interface HostOptions {
  canReopen: boolean;
  logger: DatabaseLogger;
}

/** Usually less than a second; with a supervisor, a new process may have more luck than one that waits for ever. */
const openingMilliseconds = 60_000;

/** Opens the engine, and reopens it whenever its thread ends, such as out of memory or by a fault after which PostgreSQL itself would restart. */
export async function hostEngine(
  open: (limit?: AbortSignal) => Promise<EngineThread>,
  { canReopen, logger }: HostOptions,
): Promise<EngineHost> {
  let serving = open();
  let closed: DatabaseLostError | undefined;
  let isOpen = false;
  let requestsBefore = 0;
  let current = await serving;
  let giveUp: (reason: DatabaseLostError) => void;
  const lost = new Promise<DatabaseLostError>((resolve) => (giveUp = resolve));

  function serve(thread: EngineThread): EngineThread {
    current = thread;
    isOpen = true;
    thread.onEnd((reason) => {
      isOpen = false;
      if (closed) return;
      requestsBefore += thread.requestCount;
      logger.error({ error: reason.message }, 'the thread of the embedded database ended');
      serving = openAgain();
      // A failure rejects the pending requests and resolves `lost`.
      serving.catch((error: DatabaseLostError) => giveUp(error));
    });
    return thread;
  }

  async function openAgain(): Promise<EngineThread> {
    if (!canReopen) throw new DatabaseLostError(databaseMessages.memoryLost);
    const begun = performance.now();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error(databaseMessages.openingTooLong)), openingMilliseconds);
    try {
      const thread = serve(await open(limit.signal));
      logger.warn({ milliseconds: Math.round(performance.now() - begun) }, 'the embedded database is open again');
      return thread;
    } catch (error) {
      throw new DatabaseLostError(databaseMessages.notReopened(error instanceof Error ? error.message : String(error)), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  serve(current);
  return {
    async thread() {
      if (closed) throw closed;
      return await serving;
    },
    checkOpen() {
      if (!isOpen) throw new DatabaseLostError(databaseMessages.engineEnded(''));
    },
    requestCount: () => requestsBefore + (isOpen ? current.requestCount : 0),
    memoryBytes: () => (isOpen ? current.memoryBytes : 0),
    lost,
    async close() {
      closed = new DatabaseLostError(databaseMessages.engineEnded(''));
      // One that is being opened holds the folder, too.
      const thread = await serving.catch(() => undefined);
      if (!thread) return;
      try {
        await thread.ask('close');
      } finally {
        await thread.stop();
      }
    },
  };
}
