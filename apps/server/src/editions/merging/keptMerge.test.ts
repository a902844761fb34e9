import { compareEditions, courseList, type CurriculumState } from '@college/curriculum-model';
import * as contract from '@college/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { randomNumbers } from '../../testing/randomNumbers';
import { sceneStart } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { readState } from '../stateRepository';
import { homeMajorId, mergingAs, startDraft, stateOf, walk } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { courseUnits, editions, projects } = schema;
const differing = (one: CurriculumState, other: CurriculumState) => compareEditions(one, other).filter(({ at }) => at !== courseList);

describeOnOneEngine('a merge into a draft that stays open', (database) => {
  const server = testServer(() => database.current);
  const { planOf, merge, undo } = mergingAs(server);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });
  const rename = (id: number, name: string) => database.current.db.update(courseUnits).set({ name }).where(eq(courseUnits.id, id));
  const edition = async (id: number) => (await database.current.db.select().from(editions).where(eq(editions.id, id)))[0]!;

  it.each([1, 2, 3, 4])('that leaves its draft open is undone on both sides, and so are two of them (%i)', async (seed) => {
    const random = randomNumbers(seed).below;
    const { id, majorId } = await startDraft(database.current);
    const all = async () => {
      const base = (await readState(database.current.db, (await edition(id)).baseStateId!))!;
      return { base, draft: await stateOf(database.current, majorId), current: await stateOf(database.current, homeMajorId) };
    };
    type Sides = Awaited<ReturnType<typeof all>>;
    const apart = (one: Sides, other: Sides) => (['base', 'draft', 'current'] as const).map((side) => differing(one[side], other[side]));
    const same = [[], [], []];
    const choose = () => (['draft', 'current', 'base'] as const)[random(3)]!;
    const moments: Sides[] = [];
    const receipts: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      await walk(database.current, majorId, random, 10);
      await walk(database.current, homeMajorId, random, 10);
      moments.push(await all());
      receipts.push((await merge(id, { keepOpen: true, choose })).receipt.id);
    }
    const last = await all();
    const second = await undo(receipts[1]!);
    expect([second.code, apart(await all(), moments[1]!)]).toEqual(['0', same]);
    const again = await undo(second.receipt.id);
    expect([again.message, apart(await all(), last)]).toEqual(['success', same]);
    expect([(await undo(receipts[1]!)).code, apart(await all(), moments[1]!)]).toEqual(['0', same]);
    // The first one, under work that came after it.
    expect((await undo(receipts[0]!)).code).toBe('0');
  });

  it('gives a draft that stayed open its own side of a decided conflict back, and the next merge asks about it again', async () => {
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
    await rename(1001, '结构');
    const { receipt } = await merge(id, { keepOpen: true, choose: () => 'current' });
    expect((await planOf(id)).conflicts).toEqual([]);
    const { code, plan } = await undo(receipt.id);
    expect([code, plan.changes]).toEqual(['0', []]);
    // The current edition kept its own name, so the draft alone changes.
    expect(plan.draftChanges).toMatchObject([{ at: 'course:1001', way: 'renamed', name: '算法' }]);
    expect((await planOf(id)).conflicts).toMatchObject([{ draft: { text: '算法' }, current: { text: '结构' } }]);
  });

  it.each(['first', 'last'])(
    'of two into a draft that stays open, the one made %s is undone first: its work is the own of the draft again',
    async (which) => {
      const { id, majorId } = await startDraft(database.current);
      const receipts: number[] = [];
      for (const [course, name] of [
        [1001, '算法'],
        [1002, '编译'],
      ] as const) {
        await rename(await courseInDraft(database.current, majorId, course), name);
        receipts.push((await merge(id, { keepOpen: true })).receipt.id);
      }
      if (which === 'last') receipts.reverse();
      const [first, second] = receipts;
      await undo(first!);
      expect((await planOf(id)).changes.map(({ at }) => at)).toEqual([which === 'first' ? 'course:1001' : 'course:1002']);
      await undo(second!);
      expect((await planOf(id)).changes.map(({ at }) => at)).toEqual(['course:1001', 'course:1002']);
    },
  );

  it('after one of two was undone while a later one had closed the draft, opens it with its own side and without what was undone in its base', async () => {
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
    await rename(1001, '结构');
    const kept = await merge(id, { keepOpen: true, choose: () => 'current' });
    await rename(await courseInDraft(database.current, majorId, 1002), '编译');
    const last = await merge(id);
    expect((await edition(id)).status).toBe('merged');
    expect((await undo(kept.receipt.id)).code).toBe('0');
    expect((await edition(id)).status).toBe('merged');
    expect((await undo(last.receipt.id)).code).toBe('0');
    const plan = await planOf(id);
    expect(plan.conflicts).toMatchObject([{ key: 'course:1001#name', draft: { text: '算法' }, current: { text: '结构' } }]);
    expect(plan.changes.map(({ at }) => at)).toEqual(['course:1002']);
  });

  it('that is undone while its draft is in the trash gives the draft its own side back, which is there once it is restored', async () => {
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
    await rename(1001, '结构');
    const { receipt } = await merge(id, { keepOpen: true, choose: () => 'current' });
    const call = async (to: 'delete' | 'restore') => {
      const { version } = await edition(id);
      if (to === 'delete') return server.call(contract.deleteEdition, { as: 'departmentManager', body: { id, version } });
      return server.call(contract.restoreTrash, { as: 'departmentManager', body: { kind: 'edition', id } });
    };
    expect((await call('delete')).code).toBe('0');
    server.wait(60_000);
    const undone = await undo(receipt.id);
    expect(undone.message).toBe('success');
    expect(await edition(id)).toMatchObject({ deletedAt: expect.any(Date) });
    expect((await call('restore')).code).toBe('0');
    expect((await planOf(id)).conflicts).toMatchObject([{ draft: { text: '算法' }, current: { text: '结构' } }]);
    // The undo holds both, and is undone like any other act.
    expect((await undo(undone.receipt.id)).code).toBe('0');
    expect((await planOf(id)).conflicts).toEqual([]);
  });

  it('knows a record again that the current edition had deleted and added before an update', async () => {
    const { db } = database.current;
    const { id, majorId } = await startDraft(database.current);
    const [chapter] = await db.select().from(projects).where(eq(projects.courseUnitId, 1001)).orderBy(projects.id);
    const { id: _id, lineageId: _lineage, ...columns } = chapter!;
    await db.update(projects).set({ deletedAt: sceneStart }).where(eq(projects.id, chapter!.id));
    const [again] = await db.insert(projects).values(columns).returning();
    const { seen, conflicts } = await planOf(id, 'draft');
    const choices = Object.fromEntries(conflicts.map(({ key }) => [key, 'current' as const]));
    expect((await server.call(contract.updateEdition, { as: 'majorEditor', body: { id, seen, choices } })).code).toBe('0');
    const courseId = await courseInDraft(database.current, majorId, 1001);
    await db
      .update(projects)
      .set({ name: '新的章名' })
      .where(and(eq(projects.courseUnitId, courseId), eq(projects.name, columns.name)));
    // As every save of a course does.
    await db.update(courseUnits).set({ updateTime: sceneStart }).where(eq(courseUnits.id, courseId));
    const plan = await planOf(id);
    expect(plan.conflicts).toEqual([]);
    expect(plan.changes.map(({ at, way }) => [at, way])).toEqual([[`course:1001/chapter:${again!.id}`, 'renamed']]);
  });
});
