import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, start } from '../../scripts/postgres.mjs';

/** The server's folder: what is measured there resolves its packages from it. */
export const serverFolder = fileURLToPath(new URL('../../apps/server', import.meta.url));

/** The rows of `measure(engine, place)` on the embedded database and, where one is installed, on PostgreSQL. */
export async function onEachEngine(measure) {
  const folder = mkdtempSync(join(tmpdir(), 'college-bench-'));
  try {
    const rows = await measure('embedded', folder);
    if (!findPostgres()) return rows;
    const postgres = await start({ isDurable: true });
    try {
      return [...rows, ...(await measure('postgres', postgres.url))];
    } finally {
      postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a script in the server's folder as in a release; returns its last line, parsed as JSON. */
export async function measureInServer(script, engine, place) {
  const parameters = ['--conditions=@college/source', '--import', 'tsx', fileURLToPath(script), engine, place];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd: serverFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}
