import * as contract from '@college/api-client/contract';
import { copyJobSchema, type ReceiptDetail, type UndoPlan } from '@college/curriculum-model';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { copyRequest, setCopyScene } from './copySource.test-data';
import { breakTable, freeTable } from './obstacles.test-data';
import { readStream } from './readStream.test-data';

const unique = 'copy-several';

describeOnEachEngine('copying several courses', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
    await database.current.db
      .insert(schema.teachingGoals)
      .values({ id: 351, courseUnitId: 1002, indicatorId: 511, description: '能测试', position: 0 });
  });
  afterEach(() => freeTable(database.current.db));

  const second = { courseId: 1002, goalRelations: [{ requireId: 523, relate: 0 as const, goals: [351] }] };
  const upload = (more: object[] = [second], as: Role = 'departmentManager') =>
    server.call(contract.uploadCopyParams, { as, body: { unique, ...copyRequest, more } as never });
  const open = async (headers: Record<string, string> = {}) =>
    server.request(`${apiBase}/manage/copycourse?unique=${unique}`, {
      headers: { authToken: await server.tokenOf('departmentManager'), ...headers },
    });
  const copies = () => {
    const { courseUnits } = schema;
    return database.current.db
      .select()
      .from(courseUnits)
      .where(inArray(courseUnits.copiedFromId, [1001, 1002]))
      .orderBy(asc(courseUnits.id));
  };
  const jobOf = async () =>
    copyJobSchema.parse((await server.call(contract.getCopyJob, { as: 'departmentManager', query: { unique } })).data);

  it('makes all of them, says of each how far it is, and leaves one receipt that takes all out', async () => {
    expect((await upload()).code).toBe('0');
    const events = await readStream(await open());
    const numbers = events.map(({ data }) => data.no);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers).toHaveLength(19);
    const percents = events.map(({ data }) => data.percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a! - b!));
    expect(percents.indexOf(100)).toBe(18);
    expect(events[9]?.data.message).toBe('「课程 managed」已检查参数');
    const made = await copies();
    expect(made.map(({ copiedFromId, majorId }) => [copiedFromId, majorId])).toEqual([
      [1001, 102],
      [1002, 102],
    ]);
    const job = await jobOf();
    expect(job).toMatchObject({ state: 'done', courseId: made[0]!.id, created: { goals: 4, projects: 3 } });
    // Read again, it is the same.
    expect(await readStream(await open())).toEqual(events);
    expect(await copies()).toHaveLength(2);

    const as = 'departmentManager';
    const id = job.receiptId!;
    const receipt = (await server.call(contract.getReceipt, { as, query: { id } })).data as ReceiptDetail;
    expect(receipt).toMatchObject({ act: 'copy', courses: 2, courseNames: ['课程 own', '课程 managed'], undo: { isPossible: true } });
    const history = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.receiptId, id));
    expect(history.map(({ entityId }) => entityId).toSorted()).toEqual(made.map(({ id: courseId }) => courseId));
    const plan = (await server.call(contract.planUndo, { as, body: { id, choices: {} } })).data as UndoPlan;
    expect(plan.conflicts).toEqual([]);
    expect((await server.call(contract.undoMerge, { as, body: { id, seen: plan.seen, choices: {} } })).code).toBe('0');
    expect((await copies()).every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  });

  it('makes none where one cannot be made', async () => {
    await upload();
    // A goal that came since the parameters were stored is bound to nothing.
    await database.current.db
      .insert(schema.teachingGoals)
      .values({ id: 352, courseUnitId: 1002, indicatorId: 511, description: '能维护', position: 1 });
    const events = await readStream(await open());
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { message: '「课程 managed」：还有 1 个教学目标未绑定' } });
    expect(await copies()).toEqual([]);
    expect(await jobOf()).toMatchObject({ state: 'failed' });
  });

  it('makes none where the database fails in the middle', async () => {
    await upload();
    await breakTable(database.current.db, 'edition_receipts');
    const events = await readStream(await open());
    expect(events.at(-1)?.event).toBe('error');
    expect(events.some(({ data }) => (data.no ?? 0) > 9)).toBe(true);
    await freeTable(database.current.db);
    expect(await copies()).toEqual([]);
  });

  it.each([
    ['a goal of the second left out', [{ ...second, goalRelations: [] }], '30001', '「课程 managed」：还有 1 个教学目标未绑定'],
    ['the same course twice', [second, second], '30001', '课程 1002 重复出现'],
    ['the first one once more', [{ courseId: 1001, goalRelations: [] }], '30001', '课程 1001 重复出现'],
    ['a course of the target major', [{ courseId: 1003, goalRelations: [] }], '30001', /所在的专业/],
    ['a course of another college', [{ courseId: 1005, goalRelations: [] }], '30003', /\S/],
    ['a course that is not there', [{ courseId: 99_999, goalRelations: [] }], '30004', /\S/],
  ])('%s is refused with a sentence, and nothing is kept', async (_what, more, code, message) => {
    const refusal = await upload(more);
    expect(refusal).toMatchObject({ code, message: typeof message === 'string' ? message : expect.stringMatching(message) });
    expect(await database.current.db.$count(schema.copyJobs)).toBe(0);
  });

  it('takes at most sixty', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ courseId: 5000 + index, goalRelations: [] }));
    expect(await upload(many)).toMatchObject({ code: '30001', message: expect.stringMatching(/\S/) });
  });
});
