import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { endingDatabase } from '../../testing/endingDatabase.test-data';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { mergingAs, startDraft } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const { courseUnits } = schema;

/** Statements of a merge and of its undo, from the first that writes to the last. */
const statements = ['insert into "edition_receipts"', 'update "course_units" r', 'insert into audit_log', 'update "editions"', 'commit'];

describe('an engine that ends', () => {
  let id: number;
  const { current, endAtEach } = endingDatabase(async (database) => {
    await setCopyScene(database);
    const draft = await startDraft(database);
    id = draft.id;
    const course = await courseInDraft(database, draft.majorId, 1001);
    await database.db.update(courseUnits).set({ name: '算法' }).where(eq(courseUnits.id, course));
  });
  const { merge, undo } = mergingAs(testServer(current));

  it('at any statement of a merge or of its undo leaves all as it was; the next try does it', async () => {
    await endAtEach(statements, () => merge(id));
    const { receipt, code } = await merge(id);
    expect(code).toBe('0');
    await endAtEach(statements, () => undo(receipt.id));
    expect((await undo(receipt.id)).code).toBe('0');
  });
});
