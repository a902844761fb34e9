import * as contract from '@college/api-client/contract';
import { compareEditions, courseList, maxGoals, type CurriculumState, type Receipt, type UndoPlan } from '@college/curriculum-model';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import { cast, sceneStart } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { homeMajorId, mergingAs, setMergeScene, stateOf } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { courseUnits, editionReceipts, majors, projects, teachingGoals, users } = schema;
const manager = 'departmentManager' as const;
const differing = (one: CurriculumState, other: CurriculumState) => compareEditions(one, other).filter(({ at }) => at !== courseList);

describeOnEachEngine('acts on a draft that meet', (database) => {
  const server = testServer(() => database.current);
  const { planOf, merge, undo } = mergingAs(server);
  let id: number;
  let majorId: number;
  beforeEach(async () => {
    ({ id, majorId } = await setMergeScene(server, database.current));
  });
  const rename = (course: number, name: string) => database.current.db.update(courseUnits).set({ name }).where(eq(courseUnits.id, course));
  const renameInDraft = async (lineage: number, name: string) => rename(await courseInDraft(database.current, majorId, lineage), name);
  const receipts = (act: 'undo' | 'update') => database.current.db.$count(editionReceipts, eq(editionReceipts.act, act));

  it('two merges at once: one is made, the other one gets a new plan', async () => {
    await renameInDraft(1001, '算法');
    const { seen } = await planOf(id);
    const body = { id, seen, take: 'all', choices: {}, keepOpen: true } as const;
    const replies = await Promise.all([1, 2].map(() => server.call(contract.mergeEdition, { as: manager, body })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
  });

  it('two undos at once: one is made, the other one is refused', async () => {
    await renameInDraft(1001, '算法');
    const before = await stateOf(database.current, homeMajorId);
    const { receipt } = await merge(id);
    const { seen } = (await server.call(contract.planUndo, { as: manager, body: { id: receipt.id, choices: {} } })).data as UndoPlan;
    const body = { id: receipt.id, seen, choices: {} };
    const replies = await Promise.all([1, 2].map(() => server.call(contract.undoMerge, { as: manager, body })));
    const refused = replies.find(({ code }) => code !== '0');
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30001']);
    expect(refused?.message).toMatch(/撤销/);
    expect([await receipts('undo'), differing(before, await stateOf(database.current, homeMajorId))]).toEqual([1, []]);
  });

  it('two updates at once: one is made, the other one gets a new plan', async () => {
    await rename(1001, '结构');
    const { seen } = await planOf(id, 'draft');
    const replies = await Promise.all(
      [1, 2].map(() => server.call(contract.updateEdition, { as: 'majorEditor', body: { id, seen, choices: {} } })),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    expect(replies.find(({ code }) => code !== '0')?.data).toMatchObject({ changes: [], conflicts: [] });
    expect(await receipts('update')).toBe(1);
  });

  it.each(['merge', 'update', 'undo'] as const)('a right that is taken away while a %s waits refuses it', async (act) => {
    await renameInDraft(1001, '算法');
    await rename(1002, '编译');
    const made = act === 'undo' ? await merge(id, { keepOpen: true }) : undefined;
    const { seen } = await planOf(id, act === 'update' ? 'draft' : 'current');
    const plan =
      made && ((await server.call(contract.planUndo, { as: manager, body: { id: made.receipt.id, choices: {} } })).data as UndoPlan);
    const make = () => {
      if (act === 'merge') {
        return server.call(contract.mergeEdition, { as: manager, body: { id, seen, take: 'all', choices: {}, keepOpen: true } });
      }
      if (act === 'update') return server.call(contract.updateEdition, { as: manager, body: { id, seen, choices: {} } });
      return server.call(contract.undoMerge, { as: manager, body: { id: made!.receipt.id, seen: plan!.seen, choices: {} } });
    };
    const sides = async () => [await stateOf(database.current, homeMajorId), await stateOf(database.current, majorId)];
    const before = await sides();
    const isWaiting = async () => {
      const { rows } = await database.current.db.execute<{ waiting: number }>(
        'select count(*)::int as waiting from pg_locks where not granted',
      );
      return (rows[0]?.waiting ?? 0) > 0;
    };
    let making: ReturnType<typeof make> | undefined;
    await database.current.transaction(async (held) => {
      await held.select({ id: majors.id }).from(majors).where(eq(majors.id, homeMajorId)).for('update');
      await held.select({ id: majors.id }).from(majors).where(eq(majors.id, majorId)).for('update');
      // The embedded engine does one transaction after the other: nothing can wait inside there.
      if (database.engine === 'postgres') {
        making = make();
        await expect.poll(isWaiting).toBe(true);
      }
      await held.update(users).set({ permissionId: 1000, relativeId: 12 }).where(eq(users.id, cast.departmentManager.id));
    });
    expect(await (making ?? make())).toMatchObject({ code: '30003', message: expect.stringMatching(/./) });
    expect(await sides()).toEqual(before);
  });

  it('an update that brings a record which was deleted, added again and renamed has it once, and a later merge has nothing to say', async () => {
    const { db } = database.current;
    const [chapter] = await db.select().from(projects).where(eq(projects.courseUnitId, 1001)).orderBy(projects.id);
    const { id: _id, lineageId: _lineage, name: _name, ...columns } = chapter!;
    await db.update(projects).set({ deletedAt: sceneStart }).where(eq(projects.id, chapter!.id));
    const [again] = await db
      .insert(projects)
      .values({ ...columns, name: '重写的章' })
      .returning();
    const { seen, conflicts } = await planOf(id, 'draft');
    expect(conflicts).toEqual([]);
    const { data, message } = await server.call(contract.updateEdition, { as: manager, body: { id, seen, choices: {} } });
    expect(message).toBe('success');
    expect(differing(await stateOf(database.current, homeMajorId), await stateOf(database.current, majorId))).toEqual([]);
    const courseId = await courseInDraft(database.current, majorId, 1001);
    const inDraft = and(eq(projects.courseUnitId, courseId), eq(projects.name, '重写的章'));
    expect(await db.$count(projects, inDraft)).toBe(1);
    expect(await planOf(id)).toMatchObject({ changes: [], kept: [], conflicts: [] });
    // It is the same record on both sides from now on.
    await db.update(projects).set({ name: '又改的章' }).where(inDraft);
    // As every save does.
    await db
      .update(courseUnits)
      .set({ revision: sql`revision + 1` })
      .where(eq(courseUnits.id, courseId));
    expect((await planOf(id)).changes.map(({ at, way }) => [at, way])).toEqual([[`course:1001/chapter:${again!.id}`, 'renamed']]);
    expect((await undo((data as Receipt).id)).code).toBe('0');
  });

  it('a merge of a part is refused where the draft that stays open would hold more than its editors store', async () => {
    const { db } = database.current;
    const inDraft = await courseInDraft(database.current, majorId, 1001);
    await renameInDraft(1002, '编译');
    const [goal] = await db.select().from(teachingGoals).where(eq(teachingGoals.courseUnitId, inDraft));
    const [home] = await db.select().from(teachingGoals).where(eq(teachingGoals.courseUnitId, 1001));
    const there = await db.$count(teachingGoals, eq(teachingGoals.courseUnitId, inDraft));
    const aGoal = (courseUnitId: number, indicatorId: number, at: number) => ({
      courseUnitId,
      indicatorId,
      description: `目标 ${courseUnitId} ${at}`,
      position: 100 + at,
    });
    await db.insert(teachingGoals).values(Array.from({ length: maxGoals - there }, (_, at) => aGoal(inDraft, goal!.indicatorId, at)));
    await db.insert(teachingGoals).values(aGoal(1001, home!.indicatorId, 0));
    const sides = async () => [await stateOf(database.current, homeMajorId), await stateOf(database.current, majorId)];
    const before = await sides();
    const refused = await merge(id, { take: { parts: [1002] }, keepOpen: true });
    expect(refused).toMatchObject({ code: '30001', message: expect.stringContaining(`有 ${maxGoals + 1} 个教学目标`) });
    expect(refused.message).toContain('修订稿');
    expect(await sides()).toEqual(before);
  });
});
