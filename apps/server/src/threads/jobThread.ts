import { Worker } from 'node:worker_threads';
import { workerScript, type WorkerName } from './workerScript';

/** The messages of a thread: ready, progress from 0 to 100, what was made, or an error. */
export type ThreadMessage<Made> = { ready: true } | { progress: number } | { made: Made } | { failure: string };

/** Why a job was not done. */
export type JobFailure = 'broken' | 'tooLong' | 'tooLarge';

/** What a job made, or why it was not done. */
export type Outcome<Made> = { made: Made } | { failure: JobFailure; cause?: string | undefined };

/** A thread that does one job at a time and stays for the next. */
export interface JobThread<Job, Made> {
  run(job: Job, onProgress?: (progress: number) => void): Promise<Outcome<Made>>;
  readonly hasEnded: boolean;
  end(): void;
}

/** What one job may cost. */
export interface JobLimits {
  /** Without any progress. */
  milliseconds: number;
  /** With progress. */
  longest: number;
  megabytes: number;
}

// A busy machine may be slow to start a thread; that is not the job's fault.
const startMilliseconds = 20_000;

/** Starts a thread, which does not keep the process alive while it has no job. */
export function startJobThread<Job, Made>(
  name: WorkerName,
  { milliseconds, longest, megabytes }: JobLimits,
  workerData: Readonly<Record<string, unknown>> = {},
): JobThread<Job, Made> {
  const { script, execArgv, source } = workerScript(name);
  const worker = new Worker(script, {
    execArgv,
    workerData: { ...workerData, source },
    // A small young generation: most of what a job needs is short-lived, and would only wait in memory to be collected.
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
    async run(job, onProgress) {
      // A pending job keeps the process alive.
      worker.ref();
      const outcome = await new Promise<Outcome<Made>>((resolve) => {
        const giveUp = () => resolve({ failure: 'tooLong' });
        let timer = setTimeout(giveUp, startMilliseconds);
        let end = Number.POSITIVE_INFINITY;
        const waitOn = () => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, Math.min(milliseconds, end - performance.now()));
        };
        const finish = (result: Outcome<Made>) => {
          clearTimeout(timer);
          resolve(result);
        };
        const broke = () => finish({ failure: isOutOfMemory(cause) ? 'tooLarge' : 'broken', cause: cause?.message });
        worker.on('message', (message: ThreadMessage<Made>) => {
          if ('progress' in message) {
            waitOn();
            onProgress?.(message.progress);
          } else if ('made' in message) finish({ made: message.made });
          else if ('failure' in message) finish({ failure: 'broken', cause: message.failure });
        });
        worker.once('exit', broke);
        void ready.then(() => {
          if (hasEnded) return broke();
          end = performance.now() + longest;
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
