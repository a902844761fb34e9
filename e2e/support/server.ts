import { rm } from 'node:fs/promises';
import { temporaryFolder } from '../../scripts/temporaryFolder.mjs';
import { copyDatabaseTemplate } from './databaseTemplate';
import { startProcess, type RunningServer } from './serverProcess';

/** A server of its own, with a database folder that outlives being killed. */
export interface TestServer {
  url: string;
  start(): Promise<void>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Puts the sample programme back as it was; whoever was signed in is so no longer. */
  reset(): Promise<void>;
  /** Ends the process and removes its data. */
  remove(): Promise<void>;
}

/** Makes a server on a port of its own; it runs once started. */
export async function createTestServer(port: number): Promise<TestServer> {
  const folder = temporaryFolder('curriculum-e2e-');
  await copyDatabaseTemplate(folder);
  const url = `http://127.0.0.1:${port}`;
  let running: RunningServer | undefined;

  async function end(signal: NodeJS.Signals) {
    await running?.end(signal);
    running = undefined;
  }

  return {
    url,
    async start() {
      running = await startProcess({ port, folder });
    },
    kill: () => end('SIGKILL'),
    async reset() {
      const reply = await fetch(`${url}/college/api/test/resetfixtures`, { method: 'POST' });
      if (!reply.ok) throw new Error(`The sample programme could not be put back: ${reply.status} ${await reply.text()}`);
    },
    async remove() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
