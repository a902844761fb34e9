import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const password = 'correct horse battery';

/** The account that manages the sample college, and the one that only reads it. */
export const accounts = {
  manager: { account: 'manager@college.example', password },
  viewer: { account: 'viewer@college.example', password },
};

/** A running backend in Python. */
export interface ServedBackend {
  /** Base URL of its calls. */
  url: string;
  /** Everything that it said of faults of its own. */
  faults: () => string;
  stop: () => Promise<void>;
}

/** Starts the backend in `folder` for pages of one origin, on a free port and with records of its own. */
export async function serveBackend(folder: string, origin = ''): Promise<ServedBackend> {
  const child = spawn('python3', ['server.py', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, COLLEGE_PASSWORD: password, CORS_ORIGINS: origin, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const said: string[] = [];
  child.stderr.on('data', (words) => said.push(String(words)));
  const ended = once(child, 'close');
  // Its first line is the address.
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.on('error', (cause) => reject(new Error('The backend did not start: it needs python3.', { cause })));
    child.on('close', (code) => reject(new Error(`The backend ended with ${code}:\n${said.join('')}`)));
  });
  async function stop() {
    child.kill();
    await ended;
  }
  return { url, faults: () => said.join(''), stop };
}
