import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, sceneStart } from '../testing/scene';
import { makeDraft } from './draft.test-data';
import { readMajorState } from './readMajorState';
import { findSide, resolveSide } from './resolveSide';
import { storeState } from './stateRepository';

const { editions, majors } = schema;

describeOnEachEngine('a side of a comparison', (database) => {
  let draftId: number;
  let editionId: number;
  let stateId: number;
  beforeEach(async () => {
    await setCopyScene(database.current);
    const { db } = database.current;
    draftId = await makeDraft(database.current, 101);
    [{ editionId }] = (await db.select({ editionId: majors.editionId }).from(majors).where(eq(majors.id, draftId))) as [
      { editionId: number },
    ];
    const home = await readMajorState(db, { majorId: 101, homeMajorId: 101 });
    stateId = await storeState(db, home, { homeMajorId: 101, userId: cast.collegeAdmin.id, occasion: 'base', now: sceneStart });
    await db.update(editions).set({ baseStateId: stateId }).where(eq(editions.id, editionId));
    await db.update(schema.courseUnits).set({ name: '改名' }).where(eq(schema.courseUnits.majorId, draftId));
  });
  const find = (ref: string) => findSide(database.current.db, ref, 'zh');
  const namesIn = async (ref: string) => {
    const { state } = await resolveSide(database.current.db, ref, 'zh');
    return new Set(state.courses.map(({ records }) => records.course?.[0]?.fields.name));
  };

  it('is what is edited now, or a state that was kept, with its name', async () => {
    const takenAt = sceneStart.toISOString();
    expect((await find('current:101')).side).toMatchObject({ kind: 'current', name: '现行版', takenAt: null, majorId: 101 });
    expect((await find(`edition:${editionId}`)).side).toMatchObject({
      kind: 'draft',
      name: '2026 修订稿',
      takenAt: null,
      majorId: draftId,
    });
    expect((await find(`base:${editionId}`)).side).toMatchObject({ kind: 'base', name: '2026 修订稿 · 基线', takenAt, majorId: null });
    expect((await find(`point:${stateId}`)).side).toMatchObject({ kind: 'point', name: '2026-03-02 的状态', takenAt, majorId: null });
  });

  it('has the curriculum of its own rows or of its state', async () => {
    expect(await namesIn(`edition:${editionId}`)).toEqual(new Set(['改名']));
    for (const ref of ['current:101', `base:${editionId}`, `point:${stateId}`]) expect(await namesIn(ref)).not.toContain('改名');
  });

  it('of a merged draft is what was merged, without a major to open', async () => {
    await database.current.db.update(editions).set({ status: 'merged', stateId }).where(eq(editions.id, editionId));
    expect(await find(`edition:${editionId}`)).toMatchObject({ side: { majorId: null }, source: { stateId } });
    expect(await namesIn(`edition:${editionId}`)).not.toContain('改名');
  });

  it('is refused with a sentence where nothing is named or nothing is left', async () => {
    const { db } = database.current;
    const missing = { code: '30004', sentence: { zh: '找不到该版本，可能已被删除。' } };
    for (const ref of ['current:999', `current:${draftId}`, 'edition:999', 'base:999', 'point:999']) {
      await expect(find(ref)).rejects.toMatchObject(missing);
    }
    await db.update(editions).set({ baseStateId: null, status: 'merged' }).where(eq(editions.id, editionId));
    await expect(find(`base:${editionId}`)).rejects.toMatchObject({ sentence: { zh: '该版本没有基线可以比较。' } });
    await expect(find(`edition:${editionId}`)).rejects.toMatchObject({ sentence: { zh: '该版本的内容已不再保存。' } });
    await db.update(editions).set({ status: 'closed', deletedAt: new Date() }).where(eq(editions.id, editionId));
    for (const ref of [`edition:${editionId}`, `base:${editionId}`]) await expect(find(ref)).rejects.toMatchObject(missing);
  });
});
