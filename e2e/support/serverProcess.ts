import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** A running server process. */
export interface RunningServer {
  /** Ends this process, and no other. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts the built server on a port and a database folder, and waits until it answers. */
export async function startProcess({ port, folder }: { port: number; folder: string }): Promise<RunningServer> {
  // The embedded engine is compiled once only: the second, better compilation would not pay for itself here.
  const child = spawn(process.execPath, ['--enable-source-maps', '--liftoff-only', entry], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_ENV: 'test', TEST_CALLS: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  async function end(signal: NodeJS.Signals) {
    if (!hasEnded()) child.kill(signal);
    await exited;
  }
  try {
    await untilHealthy(`http://127.0.0.1:${port}/health`, hasEnded);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`The server did not start:\n${output}`, { cause: error });
  }
  return { end };
}

async function untilHealthy(url: string, hasEnded: () => boolean) {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('It ended at once.');
    const reply = await fetch(url).catch(() => undefined); // Not listening yet: retried below.
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It was not ready within five minutes.');
}
