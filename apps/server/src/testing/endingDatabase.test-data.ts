import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { OpenDatabase } from '../db';
import { hostEngine } from '../db/engineHost';
import { lockFolder } from '../db/folderLock';
import { serveEngine } from '../db/openEmbedded';
import { copyEmptyDatabase, silentLogger } from '../db/testing';
import { endingThreads } from '../db/testing/endingThread';
import { contentsOf } from './contentsOf';

/** An embedded database for the tests of a file, whose engine can be ended in mid-statement. */
export function endingDatabase(setScene: (database: OpenDatabase) => Promise<void>) {
  let folder: string;
  let database: OpenDatabase;
  let threads: ReturnType<typeof endingThreads>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'college-engine-ends-'));
    await copyEmptyDatabase(folder);
    threads = endingThreads({ folder });
    const host = await hostEngine(threads.open, { canReopen: true, logger: silentLogger });
    database = await serveEngine(host, await lockFolder(folder), silentLogger);
    await setScene(database);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    current: () => database,
    /** Ends the engine at each of the statements of an act, which then left nothing behind. */
    async endAtEach(statements: readonly string[], act: () => Promise<{ code: string }>): Promise<void> {
      const before = await contentsOf(database);
      for (const words of statements) {
        threads.endAt(words, 'before');
        const { code } = await act();
        expect([words, code]).toEqual([words, '50000']);
        expect(await contentsOf(database), words).toEqual(before);
      }
    },
  };
}
