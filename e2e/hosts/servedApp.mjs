/** Serves an app by its own `npm start`, until it is stopped. */
import { spawn } from 'node:child_process';
import { freePort } from '../support/freePort';

const patience = 60_000;

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

/** Starts the app in `folder` and waits until it answers; `environment` extends that of this process. */
export async function serveApp(folder, { port, environment } = {}) {
  port ??= await freePort();
  const said = [];
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm starts the server as a child, and both must go.
    detached: true,
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => said.push(String(words)));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    if (child.exitCode !== null) break;
    if (await answers(url)) return { url, port, stop, log: () => said.join('') };
  }
  await stop();
  throw new Error(`The app in ${folder} did not start:\n${said.join('')}`);
}
