import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenDatabase } from '../database';
import { openDatabase } from '../openDatabase';
import { copyEmptyDatabase } from './emptyDatabase';
import { openPostgresDatabase } from './postgresDatabase';
import { silentLogger } from '../silentLogger';

/** A database that outlives the processes on it. */
export interface Ground {
  /** What a process needs to find it. */
  environment: Record<string, string>;
  /** Works on the database while no process has it. */
  visit<Result>(act: (database: OpenDatabase) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** On PostgreSQL where `TEST_DATABASE_URL` names a server, else in a folder. */
export function layGround(): Promise<Ground> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? onServer(serverUrl) : inFolder();
}

async function onServer(serverUrl: string): Promise<Ground> {
  const database = await openPostgresDatabase(serverUrl);
  return { environment: { DATABASE_URL: database.url }, visit: (act) => act(database), remove: () => database.close() };
}

async function inFolder(): Promise<Ground> {
  const folder = await mkdtemp(path.join(tmpdir(), 'college-ground-'));
  await copyEmptyDatabase(folder);
  return {
    environment: { DATA_DIR: folder },
    async visit(act) {
      const database = await openDatabase({ folder, logger: silentLogger });
      try {
        return await act(database);
      } finally {
        await database.close();
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
