import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './jobThread';

/** Runs the jobs that are posted to this thread, one after another; posts `ready` first. */
export function serveJobs<Job, Made>(act: (job: Job, onProgress: (progress: number) => void) => Made | Promise<Made>): void {
  const port = parentPort;
  if (!port) throw new Error('serveJobs: there is no parent thread. This script only works as a worker. Use startJobThread.');
  const say = (message: ThreadMessage<Made>) => port.postMessage(message);
  let told = -1;
  function tell(progress: number): void {
    if (progress === told) return;
    told = progress;
    say({ progress });
  }
  port.on('message', async (job: Job) => {
    told = -1;
    try {
      say({ made: await act(job, tell) });
    } catch (error) {
      say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  say({ ready: true });
}
