import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from '../../scripts/madeOnce.mjs';
import { emptyDatabase } from '../../scripts/testServer.mjs';
import { freePort } from './freePort';
import { startProcess } from './serverProcess';

/** Makes the database that every job begins with: what a first start puts into the empty tables that the tests of the server begin with. */
export default async function makeDatabaseTemplate() {
  process.env.E2E_DATABASE = await madeOnce({
    place: 'test-database',
    name: 'sample',
    sources: ['apps/server/src/db', 'apps/server/src/passwords', 'packages/curriculum-model/src'],
    async make(folder) {
      await cp(join(await emptyDatabase(), 'data'), join(folder, 'data'), { recursive: true });
      const started = await startProcess({ port: await freePort(), folder });
      await started.end('SIGTERM');
    },
  });
}

/** Copies the database that every job begins with; a lock in it belongs to the process that made it. */
export async function copyDatabaseTemplate(folder: string) {
  const template = process.env.E2E_DATABASE;
  if (!template) throw new Error('copyDatabaseTemplate: there is no E2E_DATABASE. Run the jobs with e2e/playwright.config.ts.');
  await cp(join(template, 'data'), join(folder, 'data'), { recursive: true });
}
