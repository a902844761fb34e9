import type pg from 'pg';
import type { Engine } from '../db';
import { newestMigration } from '../db/migrationSteps';
import { archiveFormat, archiveVersion, type ArchiveHead, type Contents } from './archiveFormat';
import { listTables, readRecords, writeValuesAlike } from './readRecords';

/** Yields the text of an archive of everything as it is at one moment; returns what is in it. */
export async function* archiveText(client: pg.ClientBase, engine: Engine, now: Date): AsyncGenerator<string, Contents> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await writeValuesAlike(client);
    const migration = await newestMigration(client);
    const tables = await listTables(client);
    const head: ArchiveHead = {
      format: archiveFormat,
      version: archiveVersion,
      madeAt: now.toISOString(),
      engine,
      migration,
      tables,
    };
    yield `${JSON.stringify(head)}\n`;
    const contents = yield* readRecords(client, tables);
    yield `${JSON.stringify({ end: contents })}\n`;
    return contents;
  } finally {
    // It has changed nothing; a connection that was lost says so by itself.
    await client.query('rollback').catch(() => undefined);
  }
}
