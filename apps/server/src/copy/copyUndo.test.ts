import * as contract from '@college/api-client/contract';
import { copyJobSchema, type CopyJob, type PageInfo, type Receipt, type ReceiptDetail, type UndoPlan } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { makeDraft } from '../editions/draft.test-data';
import { apiBase } from '../http/apiBase';
import { sceneStart } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { copyRequest, setCopyScene } from './copySource.test-data';
import { readStream } from './readStream.test-data';

describeOnEachEngine('undoing a copy', (database) => {
  const server = testServer(() => database.current);
  const as = 'departmentManager' as const;
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  async function copyInto(targetId: number, goalRelations: readonly unknown[] = copyRequest.goalRelations): Promise<CopyJob> {
    const unique = 'copy-to-undo';
    const body = { ...copyRequest, unique, targetId, goalRelations: [...goalRelations] };
    expect(await server.call(contract.uploadCopyParams, { as, body: body as never })).toMatchObject({ code: '0' });
    await readStream(
      await server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers: { authToken: await server.tokenOf(as) } }),
    );
    return copyJobSchema.parse((await server.call(contract.getCopyJob, { as, query: { unique } })).data);
  }

  const planUndo = async (id: number) => (await server.call(contract.planUndo, { as, body: { id, choices: {} } })).data as UndoPlan;
  const undo = (id: number, seen: string) => server.call(contract.undoMerge, { as, body: { id, seen, choices: {} } });
  const isInTrash = async (courseId: number) => {
    const [unit] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, courseId));
    return unit?.deletedAt !== null;
  };

  it('leaves a receipt that tells of the course, and takes it out', async () => {
    const { receiptId = 0, courseId = 0, editionId } = await copyInto(102);
    expect(editionId).toBeUndefined();
    const receipt = (await server.call(contract.getReceipt, { as, query: { id: receiptId } })).data as ReceiptDetail;
    expect(receipt).toMatchObject({ act: 'copy', homeMajorId: 102, editionId: null, courses: 1, undo: { isPossible: true } });
    expect(receipt.entries[0]).toMatchObject({ way: 'added', topic: 'course', name: '课程 own' });
    expect(receipt.courseNames).toEqual(['课程 own']);
    const plan = await planUndo(receiptId);
    expect(plan.conflicts).toEqual([]);
    expect(await undo(receiptId, plan.seen)).toMatchObject({ code: '0', data: { act: 'undo', undoOfId: receiptId } });
    expect(await isInTrash(courseId)).toBe(true);
    expect(await isInTrash(copyRequest.courseId)).toBe(false);
  });

  it('says in lists which course it was, after its undo as well, in the language of the reader', async () => {
    const { receiptId = 0, courseId = 0 } = await copyInto(102);
    await undo(receiptId, (await planUndo(receiptId)).seen);
    // What an act did stays as it was, whatever became of the course.
    await database.current.db.update(schema.courseUnits).set({ name: '改名' }).where(eq(schema.courseUnits.id, courseId));
    const namesIn = async (lang: string) => {
      const query = { majorId: 102, pageNum: 1, pageSize: 10, lang };
      const { data } = await server.call(contract.listReceipts, { as, query });
      return (data as PageInfo<Receipt>).pageInfo.list.map(({ act, courseNames }) => [act, courseNames]);
    };
    const both = (name: string) => ['undo', 'copy'].map((act) => [act, [name]]);
    expect(await namesIn('80101')).toEqual(both('课程 own'));
    expect(await namesIn('80102')).toEqual(both('Data Structures'));
  });

  it('can be undone itself, which brings the same course back', async () => {
    const { receiptId = 0, courseId = 0 } = await copyInto(102);
    const undone = (await undo(receiptId, (await planUndo(receiptId)).seen)).data as Receipt;
    expect(await undo(undone.id, (await planUndo(undone.id)).seen)).toMatchObject({ code: '0' });
    expect(await isInTrash(courseId)).toBe(false);
  });

  it('asks where somebody worked on the course since', async () => {
    const { receiptId = 0, courseId = 0 } = await copyInto(102);
    await database.current.db
      .update(schema.courseUnits)
      .set({ introduction: '后来写的简介。', version: 2, revision: 99 })
      .where(eq(schema.courseUnits.id, courseId));
    const plan = await planUndo(receiptId);
    expect(plan.undecided).toBe(1);
    expect(await undo(receiptId, plan.seen)).not.toMatchObject({ code: '0' });
    expect(await isInTrash(courseId)).toBe(false);
  });

  it('groups what it wrote in the history, and nothing else', async () => {
    const { receiptId = 0, courseId = 0 } = await copyInto(102);
    const entries = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.receiptId, receiptId));
    expect(entries).toMatchObject([{ action: 'created', entity: 'courseUnit', entityId: courseId }]);
  });

  it('into a draft names it, and is undone there', async () => {
    const { db } = database.current;
    const majorId = await makeDraft(database.current, 102);
    const indicators = await db
      .select({ id: schema.indicators.id })
      .from(schema.indicators)
      .innerJoin(schema.graduationRequirements, eq(schema.graduationRequirements.id, schema.indicators.requirementId))
      .where(eq(schema.graduationRequirements.majorId, majorId))
      .orderBy(schema.indicators.position);
    const relations = [{ requireId: indicators[0]!.id, relate: 0, goals: [301, 302, 303] }];
    const { receiptId = 0, editionId, courseId = 0 } = await copyInto(majorId, relations);
    const receipt = (await server.call(contract.getReceipt, { as, query: { id: receiptId } })).data as ReceiptDetail;
    expect(receipt).toMatchObject({ act: 'copy', homeMajorId: 102, editionId });
    expect(await undo(receiptId, (await planUndo(receiptId)).seen)).toMatchObject({ code: '0' });
    expect(await isInTrash(courseId)).toBe(true);
  });
});
