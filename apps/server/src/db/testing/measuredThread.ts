import { fileURLToPath } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { startEngineThread, type EngineThread } from '../engineThread';

/** A thread that reports its memory. One at a time, because all of them respond. */
export interface MeasuredThread extends EngineThread {
  /** Bytes of the thread's own heap after a full collection; the engine's data is outside of it. */
  heapBytes(): Promise<number>;
}

/** Starts the engine as it is in service on a thread that can be measured. */
export async function startMeasuredThread(options: { folder?: string; image?: Uint8Array }): Promise<MeasuredThread> {
  const script = fileURLToPath(new URL('measuredWorker.js', import.meta.url));
  return Object.assign(await startEngineThread(options, { script }), { heapBytes });
}

function heapBytes(): Promise<number> {
  const channel = new BroadcastChannel('engine-memory');
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      channel.close();
      resolve(data as number);
    };
    channel.postMessage('measure');
  });
}
