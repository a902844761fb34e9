import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine, OpenDatabase } from '../database';
import { forBothEngines } from './forBothEngines';
import { openKeptEmbedded } from './keptEmbedded';
import { openPostgresDatabase } from './postgresDatabase';

/** What a suite gets: read `current` inside hooks and tests, not while the suite is being described. */
export interface TestDatabase {
  readonly engine: Engine;
  readonly current: OpenDatabase;
}

/** Runs a suite on the embedded engine and, where `TEST_DATABASE_URL` names a server, on PostgreSQL; each with its own new database. */
export function describeOnEachEngine(name: string, suite: (database: TestDatabase) => void): void {
  describeOn('embedded', name, suite, openKeptEmbedded);
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) describeOn('postgres', name, suite, () => openPostgresDatabase(serverUrl));
}

/**
 * Runs a suite once, whose rules are the program's and not the engine's: on PostgreSQL where `TEST_DATABASE_URL` names a server, else on the embedded
 * engine. That each call works on each engine is shown by conformance.test.ts.
 */
export function describeOnOneEngine(name: string, suite: (database: TestDatabase) => void): void {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) describeOn('postgres', name, suite, async () => forBothEngines(await openPostgresDatabase(serverUrl)));
  else describeOn('embedded', name, suite, openKeptEmbedded);
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
