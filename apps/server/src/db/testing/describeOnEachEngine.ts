import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine, OpenDatabase } from '../database';
import { openKeptEmbedded } from './keptEmbedded';
import { openKeptPostgres } from './postgresDatabase';

/** What a suite gets: read `current` inside hooks and tests, not while the suite is being described. */
export interface TestDatabase {
  readonly engine: Engine;
  readonly current: OpenDatabase;
}

/** Runs a suite on the embedded engine and, where `TEST_DATABASE_URL` names a server, on PostgreSQL; each with its own new database. */
export function describeOnEachEngine(name: string, suite: (database: TestDatabase) => void): void {
  describeOnEmbedded(name, suite);
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) describeOnPostgres(name, suite, serverUrl);
}

/** Runs a long suite about rules that no engine decides once: on PostgreSQL where `TEST_DATABASE_URL` names a server, else on the embedded engine. */
export function describeOnOneEngine(name: string, suite: (database: TestDatabase) => void): void {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) describeOnPostgres(name, suite, serverUrl);
  else describeOnEmbedded(name, suite);
}

function describeOnEmbedded(name: string, suite: (database: TestDatabase) => void): void {
  describeOn('embedded', name, suite, openKeptEmbedded);
}

function describeOnPostgres(name: string, suite: (database: TestDatabase) => void, serverUrl: string): void {
  describeOn('postgres', name, suite, () => openKeptPostgres(serverUrl));
}

function describeOn(engine: Engine, name: string, suite: (database: TestDatabase) => void, open: () => Promise<OpenDatabase>): void {
  describe(`${name} (${engine})`, () => {
    let opened: OpenDatabase | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened?.close();
    });
    suite({
      engine,
      get current() {
        if (!opened)
          throw new Error(
            'TestDatabase: `current` was read before the tests began. It opens in beforeAll. Read it inside hooks and tests.',
          );
        return opened;
      },
    });
  });
}
