import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** A server process of its own, with a database folder that outlives being killed. */
export interface TestServer {
  url: string;
  start(): Promise<void>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Ends the process and removes its data. */
  remove(): Promise<void>;
}

/** Makes a server on a port of its own; it runs once started. */
export async function createTestServer(port: number): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'curriculum-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  let process_: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals) {
    const running = process_;
    process_ = undefined;
    if (!running || running.exitCode !== null) return;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await exited;
  }

  return {
    url,
    async start() {
      const started = spawn(process.execPath, ['--enable-source-maps', entry], {
        env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'database'), NODE_ENV: 'test', TEST_CALLS: 'true' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      process_ = started;
      let output = '';
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await untilHealthy(
        url,
        () => started.exitCode !== null,
        () => output,
      );
    },
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, hasEnded: () => boolean, output: () => string) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error(`The server ended while starting:\n${output()}`);
    const reply = await fetch(`${url}/health`).catch(() => undefined); // Not listening yet: asked again below.
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within 60 s:\n${output()}`);
}
