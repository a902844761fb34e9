import { campusDay } from '@college/curriculum-model';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { mergeEdition } from '../editions/merging/mergeEdition';
import { homeMajorId, startDraft, stateOf } from '../editions/merging/mergeScene.test-data';
import { revertEdition, updateEdition } from '../editions/merging/updateEdition';
import { publishEdition } from '../editions/publishing/publishEdition';
import { codes } from '../http/codes';
import { cast, sceneStart } from '../testing/scene';
import { authoriseNow } from './authoriseNow';
import { toCaller } from './caller';

const { users } = schema;

describeOnEachEngine('a right that is taken away while an act waits for others', (database) => {
  beforeEach(() => setCopyScene(database.current));

  /** The caller as the request found it. */
  async function callerBefore(change: Partial<typeof users.$inferInsert>) {
    const { db } = database.current;
    const own = eq(users.id, cast.departmentManager.id);
    const [user] = await db.select().from(users).where(own);
    const caller = toCaller(user!, '');
    await expect(authoriseNow(db, caller, { auth: 'manage', subject: { kind: 'major', id: homeMajorId } })).resolves.toBeUndefined();
    await db.update(users).set(change).where(own);
    return caller;
  }

  it.each([
    ['another band', { permissionId: 1000, relativeId: 12 }],
    ['an account that was disabled', { disabledAt: sceneStart }],
    ['an account that was deleted', { deletedAt: sceneStart }],
  ])('counts as it is now: %s', async (_, change) => {
    const caller = await callerBefore(change);
    const asked = authoriseNow(database.current.db, caller, { auth: 'manage', subject: { kind: 'major', id: homeMajorId } });
    await expect(asked).rejects.toMatchObject({ code: codes.noRight });
  });

  it('ends a merge, an update, a revert and a publication, of which nothing is left', async () => {
    const { transaction } = database.current;
    const { id } = await startDraft(database.current);
    const before = await stateOf(database.current, homeMajorId);
    const caller = await callerBefore({ permissionId: 1000, relativeId: 12 });
    const asking = { userId: caller.id, log: pino({ level: 'silent' }) };
    const act = { caller, now: sceneStart, dayOf: campusDay, language: 'zh' as const, asking };
    const acts = [
      transaction((tx) => mergeEdition(tx, { id, seen: '', take: 'all', choices: {}, keepOpen: true }, act)),
      transaction((tx) => updateEdition(tx, { id, seen: '', choices: {} }, act)),
      transaction((tx) => revertEdition(tx, { id, seen: '', places: ['major'] }, act)),
      transaction((tx) => publishEdition(tx, { majorId: homeMajorId, seen: '', name: '2026 版', entryYear: 2026 }, act)),
    ];
    for (const outcome of await Promise.allSettled(acts)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: codes.noRight } });
    }
    expect(await stateOf(database.current, homeMajorId)).toEqual(before);
    expect(await database.current.db.$count(schema.editionReceipts)).toBe(0);
  });
});
