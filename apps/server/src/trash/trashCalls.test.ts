import * as contract from '@college/api-client/contract';
import type { PageInfo, TrashEntry } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setHistoryScene, visibleCourse } from '../history/history.test-data';
import { places, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';

const courseId = 1001;
const day = 86_400_000;

describeOnEachEngine('the trash', (database) => {
  const server = testServer(() => database.current);
  const state = () => visibleCourse(database.current, courseId);
  const remove = (id = courseId) => server.call(contract.deleteCourse, { as: 'collegeAdmin', query: { id } });
  const restore = (id = courseId, as: Role = 'majorLeader') => server.call(contract.restoreTrash, { as, body: { kind: 'course', id } });
  const list = async (as: Role) =>
    (await server.call(contract.listTrash, { as, query: { pageNum: 1, pageSize: 50 } })).data as PageInfo<TrashEntry>;
  beforeEach(async () => {
    await setHistoryScene(database.current);
    server.forgetSessions();
  });

  it('restores a unit exactly as it was, without what had been deleted before', async () => {
    await server.call(contract.deleteCourseGoal, { as: 'majorLeader', query: { courseGoalId: 303 } });
    const before = await state();
    // At the same time as the deletion before it: the clock is frozen.
    await remove();
    expect((await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: courseId } })).code).toBe('30004');
    expect(await restore()).toMatchObject({ code: '0', message: '课程单元已恢复', data: { leftOut: [] } });
    expect(await state()).toEqual(before);
    server.wait(1000);
    await remove();
    expect((await restore()).code).toBe('0');
    expect(await state()).toEqual(before);
    expect((await restore()).code).toBe('30004');
  });

  it('restores a unit next to another one of the same name', async () => {
    await remove();
    await database.current.db.update(schema.courseUnits).set({ name: '课程 own' }).where(eq(schema.courseUnits.id, 1002));
    expect((await restore()).code).toBe('0');
  });

  it('omits goals and bindings whose indicator point was removed meanwhile, and reports it', async () => {
    await remove();
    const children = [{ id: 512, description: '指标 512' }];
    const body = { majorId: 101, list: [{ id: 401, description: '0 要求', children }] };
    expect((await server.call(contract.saveGraduateRequires, { as: 'majorLeader', body })).code).toBe('0');
    const { code, data } = await restore();
    expect(code).toBe('0');
    expect(data).toEqual({ leftOut: [expect.stringContaining('2 个教学目标'), expect.stringContaining('1 个专业矩阵的绑定')] });
    const { goals, bindings, cells } = await state();
    expect([goals.length, bindings, cells.length]).toEqual([1, ['512 0 303'], 1]);
    expect(await database.current.db.$count(schema.courseMatrixEntries, eq(schema.courseMatrixEntries.courseUnitId, courseId))).toBe(1);
  });

  it('lists and restores only what the caller manages', async () => {
    for (const { unit } of Object.values(places)) {
      const as = unit === places.otherCollege.unit ? 'otherAdmin' : 'collegeAdmin';
      await server.call(contract.deleteCourse, { as, query: { id: unit } });
    }
    const ids = async (as: Role) => (await list(as)).pageInfo.list.map(({ id }) => id).toSorted();
    expect(await ids('collegeAdmin')).toEqual([1001, 1002, 1003, 1004]);
    expect(await ids('departmentManager')).toEqual([1001, 1002, 1003]);
    expect(await ids('majorLeader')).toEqual([1001, 1002]);
    expect(await ids('courseLeader')).toEqual([1001]);
    expect(await ids('otherAdmin')).toEqual([1005]);
    for (const role of ['collegeViewer', 'majorEditor', 'courseEditor', 'nobody', 'demo'] as const) {
      expect((await server.call(contract.listTrash, { as: role, query: {} })).code).toBe('30003');
      expect((await restore(1001, role)).code).toBe('30003');
    }
    expect([(await restore(1003, 'majorLeader')).code, (await restore(1001, 'otherAdmin')).code]).toEqual(['30003', '30003']);
    expect((await restore(1005, 'collegeAdmin')).code).toBe('30003');
    expect((await restore(1001, 'courseLeader')).code).toBe('0');
  });

  it('reports who deleted what and how long it is kept', async () => {
    await remove();
    expect((await list('majorLeader')).pageInfo).toMatchObject({
      total: 1,
      list: [
        {
          kind: 'course',
          id: courseId,
          name: '课程 own',
          majorName: '软件工程',
          deletedBy: 'collegeAdmin',
          deletedTime: server.clock.now.toISOString(),
          expires: new Date(server.clock.now.getTime() + 30 * day).toISOString(),
        },
      ],
    });
  });

  it('empties itself after 30 days, and touches nothing else', async () => {
    await database.current.db.insert(schema.reportLinks).values({ courseUnitId: courseId, handle: 'handle', userId: 5 });
    await remove();
    await database.current.db.update(schema.courseUnits).set({ copiedFromId: courseId }).where(eq(schema.courseUnits.id, 1002));
    const log = pino({ level: 'silent' });
    const after = (days: number) => new Date(server.clock.now.getTime() + days * day);
    const others = async () =>
      (await database.current.db.select({ id: schema.courseUnits.id }).from(schema.courseUnits)).map(({ id }) => id);
    await tidy(database.current, after(29.9), log);
    expect(await others()).toContain(courseId);
    await tidy(database.current, after(30.1), log);
    expect((await others()).toSorted()).toEqual([1002, 1003, 1004, 1005]);
    const { db } = database.current;
    const { courseMatrixEntries, ksas, majorMatrixEntries, points, projects, reportLinks, syllabuses, teachingGoals } = schema;
    const left = [points, ksas, teachingGoals, projects, majorMatrixEntries, courseMatrixEntries, syllabuses, reportLinks];
    for (const table of left) expect(await db.$count(table, eq(table.courseUnitId, courseId))).toBe(0);
    expect(await db.$count(schema.projectMatrixEntries)).toBe(0);
    expect(await db.$count(projects)).toBe(1);
    expect(await db.$count(schema.auditLog)).toBe(1);
  });

  it('cannot restore what has been there too long, nor other kinds of records', async () => {
    await remove();
    server.wait(30 * day + 1);
    server.forgetSessions();
    expect(await restore()).toMatchObject({ code: '30004', message: expect.stringContaining('期限') });
    expect((await server.call(contract.restoreTrash, { as: 'collegeAdmin', body: { kind: 'user', id: 1 } })).code).toBe('30001');
    expect((await server.call(contract.restoreTrash, { as: 'collegeAdmin', body: { kind: 'goals', id: 1 } })).message).toContain(
      '回收站中只有',
    );
  });
});
