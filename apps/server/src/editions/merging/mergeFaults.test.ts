import * as contract from '@college/api-client/contract';
import { mostOpenEditions, type MergePlan, type ReceiptDetail } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import { contentsOf } from '../../testing/contentsOf';
import { sceneStart } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { tidy } from '../../upkeep';
import { courseInDraft } from '../draft.test-data';
import { homeMajorId, mergingAs, setMergeScene, stateOf } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const day = 86_400_000;
const { courseUnits, editions, majors } = schema;
/** What a merge that leaves its draft open writes, in its order. */
const writtenTables = [
  'curriculum_states',
  'edition_receipts',
  'edition_receipt_parts',
  'course_units',
  'audit_log',
  'curriculum_state_parts',
  'editions',
] as const;

describeOnEachEngine('a merge that something stands against', (database) => {
  const server = testServer(() => database.current);
  const { planOf, merge, undo } = mergingAs(server);
  let id: number;
  let majorId: number;
  beforeEach(async () => {
    ({ id, majorId } = await setMergeScene(server, database.current));
    await rename(await courseInDraft(database.current, majorId, 1001), '算法');
  });
  const rename = (course: number, name: string) => database.current.db.update(courseUnits).set({ name }).where(eq(courseUnits.id, course));
  const status = async () => (await database.current.db.select().from(editions).where(eq(editions.id, id)))[0]!.status;
  const bodyOf = ({ seen }: MergePlan, more: object = {}) => ({ id, seen, take: 'all', choices: {}, keepOpen: false, ...more }) as const;

  it('leaves nothing behind on a disk that is full at any of its tables, and is made by the next try, and so is its undo', async () => {
    const { db } = database.current;
    const full = async (table: string) => {
      await db.execute(
        sql.raw(`create or replace function full_disk() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
          create trigger full_disk before insert or update on ${table} for each statement execute function full_disk()`),
      );
    };
    const faults: string[] = [];
    const tryEach = async (act: () => Promise<{ code: string; message: string }>) => {
      const before = await contentsOf(database.current);
      for (const table of writtenTables) {
        await full(table);
        const { code, message } = await act();
        await db.execute(sql`drop function full_disk() cascade`);
        if (code === '0' || message.trim() === '') faults.push(`${table}: ${code} ${message}`);
      }
      expect([faults, await contentsOf(database.current)]).toEqual([[], before]);
    };
    await tryEach(() => merge(id, { keepOpen: true }));
    const { receipt, code } = await merge(id, { keepOpen: true });
    expect(code).toBe('0');
    await tryEach(() => undo(receipt.id));
    expect((await undo(receipt.id)).code).toBe('0');
  });

  it('is decided by whoever decides first: the other one gets a plan in which it is decided', async () => {
    await rename(1001, '结构');
    const plan = await planOf(id);
    const decide = (choice: 'draft' | 'current') =>
      server.call(contract.mergeEdition, {
        as: 'departmentManager',
        body: bodyOf(plan, { keepOpen: true, choices: { 'course:1001#name': choice } }),
      });
    const [first, second] = [await decide('draft'), await decide('current')];
    expect([first.code, second.code]).toEqual(['0', '30009']);
    expect(second.data).toMatchObject({ conflicts: [], changes: [], dropped: ['course:1001#name'] });
  });

  it('is of no draft whose major is deleted', async () => {
    const plan = await planOf(id);
    await database.current.db.update(majors).set({ deletedAt: sceneStart }).where(eq(majors.id, homeMajorId));
    const reply = await server.call(contract.mergeEdition, { as: 'collegeAdmin', body: bodyOf(plan) });
    expect(reply).toMatchObject({ code: '30004', message: expect.stringMatching(/./) });
  });

  it('is not undone where its draft would be one too many, and nothing changes', async () => {
    const { receipt } = await merge(id);
    const merged = await stateOf(database.current, homeMajorId);
    const open = { homeMajorId, kind: 'scenario', status: 'open', name: '推演' } as const;
    await database.current.db.insert(editions).values(Array.from({ length: mostOpenEditions }, () => open));
    expect((await undo(receipt.id)).message).toBe('一个专业最多同时有 20 份修订稿和推演方案，请先删除或合并一些。');
    expect([await stateOf(database.current, homeMajorId), await status()]).toEqual([merged, 'merged']);
  });

  it('is undone without its draft where rows of it were removed, which its receipt says before', async () => {
    const { db } = database.current;
    const before = await stateOf(database.current, homeMajorId);
    const { receipt } = await merge(id);
    const messageOf = async () =>
      ((await server.call(contract.getReceipt, { as: 'departmentManager', query: { id: receipt.id } })).data as ReceiptDetail).undo;
    expect(await messageOf()).toEqual({ isPossible: true, message: null });
    // As the tidying removes them: some courses first.
    const removed = await courseInDraft(database.current, majorId, 1002);
    await db
      .update(courseUnits)
      .set({ deletedAt: new Date(sceneStart.getTime() - 60 * day) })
      .where(eq(courseUnits.id, removed));
    await tidy(database.current, server.clock.now, pino({ level: 'silent' }));
    expect(await db.$count(courseUnits, eq(courseUnits.id, removed))).toBe(0);
    expect(await messageOf()).toEqual({ isPossible: true, message: '撤销后修订稿不会重新打开：它的内容在回收站的保留时间过后已清除。' });
    expect((await undo(receipt.id)).code).toBe('0');
    expect([await stateOf(database.current, homeMajorId), await status()]).toEqual([before, 'merged']);
  });
});
