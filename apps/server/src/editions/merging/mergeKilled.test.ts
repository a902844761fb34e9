import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema, type OpenDatabase } from '../../db';
import { hostEngine } from '../../db/engineHost';
import { lockFolder } from '../../db/folderLock';
import { serveEngine } from '../../db/openEmbedded';
import { copyEmptyDatabase, silentLogger } from '../../db/testing';
import { endingThreads } from '../../db/testing/endingThread';
import { contentsOf } from '../../testing/contentsOf';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { mergingAs, startDraft } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Statements of a merge and of its undo, from the first that writes to the last. */
const statements = ['insert into "edition_receipts"', 'update "course_units" r', 'insert into audit_log', 'update "editions"', 'commit'];

describe('an engine that ends', () => {
  let folder: string;
  let database: OpenDatabase;
  let threads: ReturnType<typeof endingThreads>;
  const server = testServer(() => database);
  const { merge, undo } = mergingAs(server);
  let id: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'college-merge-ends-'));
    await copyEmptyDatabase(folder);
    threads = endingThreads({ folder });
    const host = await hostEngine(threads.open, { canReopen: true, logger: silentLogger });
    database = await serveEngine(host, await lockFolder(folder), silentLogger);
    await setCopyScene(database);
    const draft = await startDraft(database);
    id = draft.id;
    const { courseUnits } = schema;
    const course = await courseInDraft(database, draft.majorId, 1001);
    await database.db.update(courseUnits).set({ name: '算法' }).where(eq(courseUnits.id, course));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Ends the engine at each statement of an act, which then left nothing behind. */
  async function endAtEach(act: () => Promise<{ code: string }>): Promise<void> {
    const before = await contentsOf(database);
    for (const words of statements) {
      threads.endAt(words, 'before');
      const { code } = await act();
      expect([words, code]).toEqual([words, '50000']);
      expect(await contentsOf(database), words).toEqual(before);
    }
  }

  it('at any statement of a merge or of its undo leaves all as it was; the next try does it', async () => {
    await endAtEach(() => merge(id));
    const { receipt, code } = await merge(id);
    expect(code).toBe('0');
    await endAtEach(() => undo(receipt.id));
    expect((await undo(receipt.id)).code).toBe('0');
  });
});
