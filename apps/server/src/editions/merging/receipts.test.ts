import * as contract from '@college/api-client/contract';
import type { EditionChange, Receipt, ReceiptDetail } from '@college/curriculum-model';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import type { Role } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { homeMajorId, mergingAs, setMergeScene } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { courseUnits, editionReceipts, indicators, majorMatrixEntries } = schema;

describeOnOneEngine('a receipt', (database) => {
  const server = testServer(() => database.current);
  const { planOf, merge, undo } = mergingAs(server);
  let id: number;
  let majorId: number;
  beforeEach(async () => {
    ({ id, majorId } = await setMergeScene(server, database.current));
    server.wait(60_000);
  });
  const rename = async (as: Role, course: number, name: string) => {
    const [unit] = await database.current.db.select().from(courseUnits).where(eq(courseUnits.id, course));
    const list = [{ id: course, name, version: unit!.version }];
    expect((await server.call(contract.updateCourseUnitList, { as, body: { list } })).code).toBe('0');
    server.wait(1000);
  };
  const detailOf = async (receiptId: number) =>
    (await server.call(contract.getReceipt, { as: 'courseEditor', query: { id: receiptId } })).data as ReceiptDetail;

  it('names the authors of each change, as the plan did; a decision names who merged', async () => {
    await rename('majorEditor', await courseInDraft(database.current, majorId, 1001), '算法');
    await rename('collegeAdmin', 1001, '结构');
    const [conflict] = (await planOf(id)).conflicts;
    expect(conflict).toMatchObject({
      base: { userName: null },
      draft: { userName: 'majorEditor', at: '2026-03-02T08:01:00.000Z' },
      current: { userName: 'collegeAdmin' },
    });
    const { receipt } = await merge(id);
    expect((await detailOf(receipt.id)).entries).toMatchObject([{ at: 'course:1001', authors: [{ userName: 'majorEditor' }] }]);
    const undone = await undo(receipt.id);
    expect((await detailOf(undone.receipt.id)).entries).toMatchObject([
      { at: 'course:1001', authors: [{ userName: 'departmentManager' }] },
    ]);
  });

  it('of a merge that was undone hides nobody who wrote before it', async () => {
    await rename('majorEditor', await courseInDraft(database.current, majorId, 1001), '算法');
    await rename('collegeAdmin', 1001, '结构');
    await undo((await merge(id)).receipt.id);
    const [conflict] = (await planOf(id)).conflicts;
    expect(conflict).toMatchObject({ draft: { userName: 'majorEditor' }, current: { userName: 'collegeAdmin' } });
  });

  it('names those who wrote in a draft when the current edition is compared with what it was', async () => {
    await rename('majorEditor', await courseInDraft(database.current, majorId, 1001), '算法');
    await merge(id);
    const sides = { left: `base:${id}`, right: `current:${homeMajorId}` } as const;
    const { data } = await server.call(contract.listEditionChanges, { as: 'courseEditor', query: { ...sides, pageNum: 1, pageSize: 10 } });
    expect((data as { pageInfo: { list: EditionChange[] } }).pageInfo.list).toMatchObject([
      { at: 'course:1001', authors: [{ userName: 'majorEditor' }] },
    ]);
  });

  it('says which gaps each change opened', async () => {
    const { db } = database.current;
    await db.delete(majorMatrixEntries).where(eq(majorMatrixEntries.courseUnitId, await courseInDraft(database.current, majorId, 1001)));
    const { receipt } = await merge(id);
    const { entries } = await detailOf(receipt.id);
    expect(entries.flatMap(({ effects }) => effects.map(({ type }) => type))).toContain('opened');
    expect(entries.flatMap(({ effects }) => effects).every(({ message }) => message !== '')).toBe(true);
  });

  it('of an update calls things as its draft does, and keeps the choices alone that decided something', async () => {
    const { db } = database.current;
    await db.update(indicators).set({ description: '1.1 草稿中的指标点' }).where(eq(indicators.lineageId, 511));
    const own = and(eq(majorMatrixEntries.courseUnitId, 1001), eq(majorMatrixEntries.indicatorId, 511));
    const [entry] = await db.select().from(majorMatrixEntries).where(own);
    await db
      .update(majorMatrixEntries)
      .set({ relate: entry!.relate === 0 ? 1 : 0 })
      .where(own);
    const { seen } = await planOf(id, 'draft');
    const choices = { 'course:1001#gone': 'draft' as const };
    const { data } = await server.call(contract.updateEdition, { as: 'majorEditor', body: { id, seen, choices } });
    const { entries, decisions } = await detailOf((data as Receipt).id);
    expect(entries.find(({ at }) => at === 'course:1001/binding:511')?.name).toContain('草稿中的指标点');
    expect(decisions).toEqual([]);
    expect((await db.select().from(editionReceipts))[0]?.request.choices).toEqual({});
  });

  it('names a course that the current edition had removed before the merge', async () => {
    await rename('majorEditor', await courseInDraft(database.current, majorId, 1001), '算法');
    const { code } = await server.call(contract.deleteCourse, { as: 'collegeAdmin', query: { id: 1001 } });
    expect(code).toBe('0');
    const { decisions } = await detailOf((await merge(id, { choose: () => 'current' })).receipt.id);
    expect(decisions).toMatchObject([{ course: { name: '课程 own' }, name: '课程 own', choice: 'current' }]);
  });

  it('names who wrote a course that somebody had deleted meanwhile', async () => {
    await rename('majorEditor', await courseInDraft(database.current, majorId, 1001), '算法');
    await server.call(contract.deleteCourse, { as: 'collegeAdmin', query: { id: 1001 } });
    await merge(id, { choose: () => 'draft' });
    const sides = { left: `base:${id}`, right: `current:${homeMajorId}` } as const;
    const { data } = await server.call(contract.listEditionChanges, { as: 'courseEditor', query: { ...sides, pageNum: 1, pageSize: 10 } });
    expect((data as { pageInfo: { list: EditionChange[] } }).pageInfo.list).toMatchObject([
      { at: 'course:1001', authors: [{ userName: 'majorEditor' }] },
    ]);
  });
});
