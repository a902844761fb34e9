import * as contract from '@college/api-client/contract';
import type { Overview } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, places, sceneStart, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const hour = 3_600_000;

describeOnEachEngine('the overview', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const overview = async (as: Role, query: Record<string, unknown> = {}) => {
    const reply = await server.call(contract.getOverview, { as, query });
    expect(reply.code).toBe('0');
    return reply.data as Overview;
  };
  const courseIds = async (as: Role) => (await overview(as)).courses.map(({ id }) => id);

  it('names the courses that a person may modify, own ones before others and the least complete first', async () => {
    const { own, managed, sameDepartment, otherDepartment } = places;
    await database.current.db
      .update(schema.courseUnits)
      .set({ introduction: '简介', criterion: '要求', position: '定位' })
      .where(eq(schema.courseUnits.id, own.unit));
    expect(await courseIds('collegeAdmin')).toEqual([managed.unit, sameDepartment.unit, otherDepartment.unit, own.unit]);
    expect(await courseIds('departmentManager')).toEqual([managed.unit, sameDepartment.unit, own.unit]);
    expect(await courseIds('majorEditor')).toEqual([managed.unit, own.unit]);
    expect(await courseIds('courseLeader')).toEqual([own.unit]);
    expect(await courseIds('courseEditor')).toEqual([managed.unit, own.unit]);
    await database.current.db.insert(schema.courseManagers).values({ courseUnitId: own.unit, userId: cast.courseLeader.id });
    await database.current.db.insert(schema.courseManagers).values({ courseUnitId: otherDepartment.unit, userId: cast.collegeAdmin.id });
    expect((await courseIds('collegeAdmin'))[0]).toBe(otherDepartment.unit);
    for (const role of ['collegeViewer', 'departmentViewer', 'nobody'] as const) expect(await courseIds(role)).toEqual([]);
    expect(await courseIds('otherAdmin')).toEqual([places.otherCollege.unit]);
  });

  it('counts all courses that a person may modify, also those that it does not list', async () => {
    const { db } = database.current;
    const { own } = places;
    const [unit] = await db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, own.unit));
    const { id: _, ...like } = unit!;
    await db.insert(schema.courseUnits).values(Array.from({ length: 20 }, (_unused, index) => ({ ...like, name: `课程 ${index}` })));
    const { courses, figures } = await overview('majorEditor');
    expect(courses).toHaveLength(12);
    expect(figures).toMatchObject({ waiting: 22, complete: 0, isAtLeast: false });
    await db.insert(schema.courseUnits).values(Array.from({ length: 200 }, (_unused, index) => ({ ...like, name: `课程 ${index}` })));
    expect((await overview('majorEditor')).figures).toMatchObject({ waiting: 200, complete: 0, isAtLeast: true });
  });

  it('lists the own edits with their course or major, also of what is in the trash', async () => {
    const edit = (entity: string, entityId: number, action: string, userId: number = cast.majorLeader.id) => {
      return { entity, entityId, action, userId, at: sceneStart };
    };
    await database.current.db.insert(schema.graduationRequirements).values({ id: 401, majorId: 101, description: '1' });
    await database.current.db.insert(schema.indicators).values({ id: 501, requirementId: 401, description: '1.1' });
    await database.current.db.insert(schema.teachingGoals).values({ id: 601, courseUnitId: 1002, indicatorId: 501, description: '目标' });
    await database.current.db
      .insert(schema.auditLog)
      .values([
        edit('courseUnit', 1001, 'deleted'),
        edit('users', 5, 'updated'),
        edit('goal', 601, 'created'),
        edit('graduateRequires', 101, 'updated'),
        edit('courseUnit', 1003, 'updated', 1),
      ]);
    const { edits } = await overview('majorLeader');
    expect(edits.map(({ kind, action, name, majorId, courseId }) => [kind, action, name, majorId, courseId])).toEqual([
      ['graduateRequires', 'update', '软件工程', 101, null],
      ['goals', 'create', '课程 managed', 101, 1002],
      ['course', 'delete', '课程 own', 101, 1001],
    ]);
    const many = Array.from({ length: 15 }, () => edit('courseUnit', 1001, 'updated'));
    await database.current.db.insert(schema.auditLog).values(many);
    expect((await overview('majorLeader')).edits).toHaveLength(10);
  });

  it('follows the own copies: unfinished ones, and those of the last seven days', async () => {
    const job = (unique: string, age: number, userId: number = cast.majorLeader.id, state: 'done' | 'waiting' = 'done') => ({
      unique,
      userId,
      state,
      params: { courseId: 1001, sourceId: 1001, targetId: 102, goalRelations: [] },
      createTime: new Date(sceneStart.getTime() - age * hour),
      expiresAt: new Date(sceneStart.getTime() + hour),
    });
    await database.current.db
      .insert(schema.copyJobs)
      .values([
        job('copy-yesterday', 24),
        job('copy-last-week', 24 * 8),
        job('copy-of-another', 1, 1),
        job('copy-waiting', 2, 5, 'waiting'),
      ]);
    const { copies } = await overview('majorLeader');
    expect(copies.map(({ unique, state, targetName }) => [unique, state, targetName])).toEqual([
      ['copy-waiting', 'waiting', '计算机科学与技术'],
      ['copy-yesterday', 'done', '计算机科学与技术'],
    ]);
  });

  it('is in the requested language, and requires a sign-in', async () => {
    await database.current.db
      .update(schema.courseUnits)
      .set({ translations: { en: { name: { text: 'Own course', updatedAt: '2026-03-01T00:00:00Z' } } } })
      .where(eq(schema.courseUnits.id, 1001));
    expect((await overview('courseLeader', { lang: '80102' })).courses[0]?.name).toBe('Own course');
    expect((await server.call(contract.getOverview)).code).toBe('20021');
    expect((await server.call(contract.getOverview, { as: 'demo' })).code).toBe('30003');
  });
});
