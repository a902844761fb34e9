import * as contract from '@college/api-client/contract';
import {
  compareEditions,
  courseList,
  threeWay,
  type CurriculumState,
  type EditionComparison,
  type MergePlan,
  type Receipt,
  type ReceiptDetail,
} from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { randomNumbers } from '../../testing/randomNumbers';
import { cast, sceneStart } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { homeMajorId, mergingAs, startDraft, stateOf, walk } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { auditLog, courseUnits, editions } = schema;
const differing = (one: CurriculumState, other: CurriculumState) => compareEditions(one, other).filter(({ at }) => at !== courseList);

describeOnOneEngine('a merge', (database) => {
  const server = testServer(() => database.current);
  const { planOf, merge, undo } = mergingAs(server);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });
  const rename = (id: number, name: string) => database.current.db.update(courseUnits).set({ name }).where(eq(courseUnits.id, id));
  const edition = async (id: number) => (await database.current.db.select().from(editions).where(eq(editions.id, id)))[0]!;

  it('brings a draft into the current edition as its plan says, keeps ids, and closes the draft', async () => {
    const { db } = database.current;
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '数据结构与算法');
    const draft = await stateOf(database.current, majorId);
    const plan = await planOf(id);
    expect(plan).toMatchObject({ undecided: 0, conflicts: [], changes: [{ at: 'course:1001', way: 'renamed', isBroughtAlong: false }] });
    const { receipt, code } = await merge(id);
    expect([code, receipt]).toEqual(['0', expect.objectContaining({ act: 'merge', changes: 1, courses: 1, undoneById: null })]);
    const [unit] = await db.select().from(courseUnits).where(eq(courseUnits.id, 1001));
    expect(unit).toMatchObject({ name: '数据结构与算法', version: 8 });
    // Its English was written for the former name.
    expect(unit?.translations.en?.name?.older).toBe(true);
    expect(differing(await stateOf(database.current, homeMajorId), draft)).toEqual([]);
    expect(await edition(id)).toMatchObject({ status: 'merged', stateId: expect.any(Number) });
    const noted = await db.select().from(auditLog).where(eq(auditLog.receiptId, receipt.id));
    expect(noted.map(({ entity }) => entity).toSorted()).toEqual(['courseUnit', 'edition']);
    expect(
      (
        await server.call(contract.mergeEdition, {
          as: 'departmentManager',
          body: { id, seen: '', take: 'all', choices: {}, keepOpen: false },
        })
      ).message,
    ).toBe('「2026 修订稿」已经合并到现行版，不能再更改。');
  });

  it.each([1, 2, 3])('loses nothing, invents nothing, and is undone exactly (%i)', async (seed) => {
    const random = randomNumbers(seed).below;
    const { id, majorId } = await startDraft(database.current);
    const base = await stateOf(database.current, homeMajorId);
    await walk(database.current, majorId, random, 12);
    await walk(database.current, homeMajorId, random, 12);
    const [draft, current] = [await stateOf(database.current, majorId), await stateOf(database.current, homeMajorId)];
    server.clock.now = new Date(sceneStart.getTime() + 60_000);
    const { receipt, choices, message } = await merge(id, { choose: () => (['draft', 'current', 'base'] as const)[random(3)]! });
    expect(message).toBe('success');
    const wanted = threeWay({ base, draft, current, into: 'current', take: 'all', choices }).merged;
    expect(differing(await stateOf(database.current, homeMajorId), wanted)).toEqual([]);
    const undone = await undo(receipt.id);
    expect([undone.code, undone.plan.conflicts]).toEqual(['0', []]);
    expect(differing(await stateOf(database.current, homeMajorId), current)).toEqual([]);
    expect(await edition(id)).toMatchObject({ status: 'open', stateId: null });
    expect(differing(await stateOf(database.current, majorId), draft)).toEqual([]);
    // The undo is undone like any other act.
    expect((await undo(undone.receipt.id)).code).toBe('0');
    expect(differing(await stateOf(database.current, homeMajorId), wanted)).toEqual([]);
  });

  it('asks where both sides changed the same, and is refused while that is open or once something changed', async () => {
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
    await rename(1001, '结构');
    const plan = await planOf(id);
    expect(plan.conflicts).toMatchObject([
      {
        key: 'course:1001#name',
        field: '课程名称',
        isText: true,
        isOwnAllowed: true,
        base: { text: '课程 own' },
        draft: { text: '算法' },
        current: { text: '结构' },
        choice: null,
      },
    ]);
    const body = { id, seen: plan.seen, take: 'all', choices: {}, keepOpen: false } as const;
    const call = (more: object) => server.call(contract.mergeEdition, { as: 'departmentManager', body: { ...body, ...more } });
    expect(await call({})).toMatchObject({ code: '30001', message: '还有 1 处冲突未决定。' });
    await rename(1001, '新结构');
    const stale = await call({ choices: { 'course:1001#name': 'draft', gone: 'draft' } });
    expect(stale).toMatchObject({
      code: '30009',
      data: { conflicts: [{ current: { text: '新结构' }, choice: 'draft' }], dropped: ['gone'] },
    });
    const { seen } = stale.data as MergePlan;
    expect((await call({ seen, choices: { 'course:1001#name': { value: ' 数据结构（新） ' } } })).code).toBe('0');
    const [unit] = await database.current.db.select().from(courseUnits).where(eq(courseUnits.id, 1001));
    expect(unit?.name).toBe('数据结构（新）');
  });

  it.each([true, false])(
    'takes a part of a draft, which keeps the rest and begins with what was merged (keepOpen: %j)',
    async (keepOpen) => {
      const { id, majorId } = await startDraft(database.current);
      await rename(await courseInDraft(database.current, majorId, 1001), '算法');
      await rename(await courseInDraft(database.current, majorId, 1002), '编译');
      // It stays open, asked for or not: closed, what is left out would be lost.
      const { receipt } = await merge(id, { keepOpen, take: { parts: [1001] } });
      expect(receipt.changes).toBe(1);
      expect((await planOf(id)).changes.map(({ at }) => at)).toEqual(['course:1002']);
      expect(await edition(id)).toMatchObject({ status: 'open' });
      expect((await undo(receipt.id)).code).toBe('0');
      expect((await planOf(id)).changes.map(({ at }) => at)).toEqual(['course:1001', 'course:1002']);
    },
  );

  it.each(['name', 'removed'])(
    'asks at the next merge about what is left in a draft and changed in the current edition too: %s',
    async (what) => {
      const { db } = database.current;
      const { id, majorId } = await startDraft(database.current);
      await rename(await courseInDraft(database.current, majorId, 1001), '算法');
      const other = await courseInDraft(database.current, majorId, 1002);
      if (what === 'name') await rename(other, '编译');
      else await db.update(courseUnits).set({ deletedAt: server.clock.now }).where(eq(courseUnits.id, other));
      await rename(1002, '编译原理（新）');
      await merge(id, { keepOpen: true, take: { parts: [1001] } });
      const plan = await planOf(id);
      expect([plan.conflicts.map(({ key }) => key), plan.undecided]).toEqual([[`course:1002#${what}`], 1]);
    },
  );

  it('closes a draft of which every change was chosen', async () => {
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
    await merge(id, { take: { parts: [1001] } });
    expect(await edition(id)).toMatchObject({ status: 'merged' });
  });

  it('needs the right to manage the major, still after the plan', async () => {
    const { id } = await startDraft(database.current);
    const { seen } = await planOf(id);
    const body = { id, seen, take: 'all', choices: {}, keepOpen: true } as const;
    expect((await server.call(contract.mergeEdition, { as: 'majorEditor', body })).code).toBe('30003');
    expect(
      (await server.call(contract.planMerge, { as: 'courseEditor', body: { id, into: 'current', take: 'all', choices: {} } })).code,
    ).toBe('30003');
    await database.current.db
      .update(schema.users)
      .set({ permissionId: 1000, relativeId: 12 })
      .where(eq(schema.users.id, cast.departmentManager.id));
    expect((await server.call(contract.mergeEdition, { as: 'departmentManager', body })).code).toBe('30003');
  });

  it('of the current edition into a draft brings it up to date, and is undone there', async () => {
    const { id, majorId } = await startDraft(database.current);
    const draft = await stateOf(database.current, majorId);
    await rename(1001, '结构');
    const plan = await planOf(id, 'draft');
    const { data, code } = await server.call(contract.updateEdition, { as: 'majorEditor', body: { id, seen: plan.seen, choices: {} } });
    expect([code, data]).toEqual(['0', expect.objectContaining({ act: 'update', changes: 1 })]);
    expect(differing(await stateOf(database.current, majorId), await stateOf(database.current, homeMajorId))).toEqual([]);
    expect((await planOf(id)).kept).toEqual([]);
    expect((await undo((data as Receipt).id)).code).toBe('0');
    expect(differing(await stateOf(database.current, majorId), draft)).toEqual([]);
    expect((await planOf(id)).kept).toHaveLength(1);
  });

  it('can be taken back in the draft at single places before', async () => {
    const { id, majorId } = await startDraft(database.current);
    for (const [course, name] of [
      [1001, '算法'],
      [1002, '编译'],
    ] as const)
      await rename(await courseInDraft(database.current, majorId, course), name);
    const seen = async () => {
      const query = { left: `base:${id}`, right: `edition:${id}` };
      return ((await server.call(contract.getEditionComparison, { as: 'majorEditor', query })).data as EditionComparison).seen!;
    };
    const stale = { id, seen: await seen(), places: ['course:1001'] };
    await rename(await courseInDraft(database.current, majorId, 1001), '更新的算法');
    const refused = await server.call(contract.revertEdition, { as: 'majorEditor', body: stale });
    expect(refused).toMatchObject({
      code: '30009',
      message: '此后修订稿又有改动。请重新比较，核对后再撤回。',
      data: { changes: expect.any(Array) },
    });
    // Work in the current edition is no work in the draft.
    const body = { ...stale, seen: await seen() };
    await rename(1002, '编译原理');
    expect((await server.call(contract.revertEdition, { as: 'majorEditor', body })).data).toMatchObject({ act: 'revert', changes: 1 });
    expect((await planOf(id)).conflicts.map(({ at }) => at)).toEqual(['course:1002']);
    const again = { ...body, seen: await seen() };
    expect((await server.call(contract.revertEdition, { as: 'majorEditor', body: again })).message).toBe(
      '这些位置与基线相同，没有可撤回的改动。',
    );
  });

  it('has a receipt with its changes and decisions, and its undo reports a conflict where the same field was changed since', async () => {
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
    await rename(1001, '结构');
    const { receipt } = await merge(id);
    const read = async (as: 'courseEditor' | 'otherAdmin') => server.call(contract.getReceipt, { as, query: { id: receipt.id } });
    const detail = (await read('courseEditor')).data as ReceiptDetail;
    expect(detail.entries).toMatchObject([{ at: 'course:1001', way: 'renamed', fields: [{ before: '结构', after: '算法' }] }]);
    expect(detail.decisions).toEqual([
      {
        key: 'course:1001#name',
        course: { lineage: 1001, name: '算法' },
        label: '课程单元',
        name: '算法',
        field: '课程名称',
        choice: 'draft',
      },
    ]);
    expect(detail.undo).toEqual({ isPossible: true, message: null });
    expect((await read('otherAdmin')).code).toBe('30003');
    await rename(1001, '后来的名称');
    const undone = await undo(receipt.id);
    expect(undone.plan.conflicts).toMatchObject([{ draft: { text: '结构' }, current: { text: '后来的名称' } }]);
    expect(undone.code).toBe('0');
    const again = await server.call(contract.planUndo, { as: 'departmentManager', body: { id: receipt.id, choices: {} } });
    expect(again.message).toBe('这次操作已经撤销。');
    const list = await server.call(contract.listReceipts, { as: 'courseEditor', query: { majorId: homeMajorId } });
    expect(list.data).toMatchObject({
      pageInfo: {
        total: 2,
        list: [
          { act: 'undo', undoOfId: receipt.id },
          { act: 'merge', undoneById: undone.receipt.id },
        ],
      },
    });
  });

  it('leaves nothing behind when what was written reads back differently', async () => {
    const { db } = database.current;
    const { id, majorId } = await startDraft(database.current);
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
    await db.execute(
      sql`create function spoil() returns trigger language plpgsql as $$ begin new.name := new.name || '!'; return new; end $$`,
    );
    await db.execute(sql`create trigger spoil before update on course_units for each row when (new.id = 1001) execute function spoil()`);
    const before = await db.$count(auditLog);
    const { code } = await merge(id);
    await db.execute(sql`drop trigger spoil on course_units`);
    await db.execute(sql`drop function spoil`);
    expect(code).not.toBe('0');
    expect([await db.$count(auditLog), await db.$count(schema.editionReceipts), (await edition(id)).status]).toEqual([before, 0, 'open']);
  });
});
