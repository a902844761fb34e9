import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../../scripts/freshness.mjs';
import { cache } from '../../scripts/paths.mjs';
import { startProcess } from './serverProcess';

const sources = ['apps/server/src/db', 'apps/server/src/passwords', 'packages/curriculum-model/src'];
const templates = join(cache, 'e2e');

/** Makes the database that every job begins with, once for as long as what it is made from stays the same. */
export default async function makeDatabaseTemplate() {
  const name = `database-${digestOf(sources).slice(0, 16)}`;
  process.env.E2E_DATABASE = join(templates, name);
  if (await exists(process.env.E2E_DATABASE)) return;
  await mkdir(templates, { recursive: true });
  const folder = await mkdtemp(join(templates, 'making-'));
  const started = await startProcess({ port: 3399, folder });
  await started.end('SIGTERM');
  for (const earlier of await readdir(templates)) {
    if (earlier.startsWith('database-')) await rm(join(templates, earlier), { recursive: true });
  }
  await rename(folder, process.env.E2E_DATABASE);
}

/** Copies the database that every job begins with; a lock in it belongs to the process that made it. */
export async function copyDatabaseTemplate(folder: string) {
  const template = process.env.E2E_DATABASE;
  if (!template) throw new Error('copyDatabaseTemplate: there is no E2E_DATABASE. Run the jobs with e2e/playwright.config.ts.');
  await cp(join(template, 'data'), join(folder, 'data'), { recursive: true });
}

async function exists(path: string) {
  return (await stat(path).catch(() => undefined)) !== undefined; // Not made yet.
}
