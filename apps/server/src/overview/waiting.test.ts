import * as contract from '@college/api-client/contract';
import type { ColleagueChange, CourseUnitDetail, Waiting } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, places, sceneStart, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const day = 86_400_000;

describeOnEachEngine('what is missing for a person', (database) => {
  const { own, managed } = places;
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
    const { db } = database.current;
    await db.insert(schema.graduationRequirements).values({ id: 401, majorId: 101, description: '1 工程知识' });
    await db.insert(schema.indicators).values({ id: 501, requirementId: 401, description: '1.1 能表述工程问题' });
  });

  async function waiting(as: Role): Promise<Waiting> {
    const reply = await server.call(contract.getWaiting, { as });
    expect(reply.code).toBe('0');
    return contract.getWaiting.data.parse(reply.data);
  }
  const found = async (as: Role) => (await waiting(as)).kinds.flatMap(({ findings }) => findings);
  const coursesOf = async (as: Role) => new Set((await found(as)).map(({ courseId }) => courseId));

  it('is what the rules find in the courses that the person may change', async () => {
    expect(await coursesOf('courseLeader')).toEqual(new Set([own.unit]));
    expect(await coursesOf('courseEditor')).toEqual(new Set([own.unit, managed.unit]));
    for (const role of ['collegeViewer', 'departmentViewer', 'nobody'] as const) expect((await waiting(role)).kinds).toEqual([]);
  });

  it('has what is missing in the major for those who may change it', async () => {
    expect(
      (await found('majorLeader')).filter(({ courseId }) => courseId === null).map(({ rule, majorId }) => [rule, majorId]),
    ).toContainEqual(['cover.indicator-unsupported', 101]);
  });

  it('names one next step for each course in which something is missing, and no advice', async () => {
    const { kinds, nextSteps } = await waiting('courseEditor');
    expect(nextSteps.map(({ courseId }) => courseId).toSorted()).toEqual([own.unit, managed.unit].toSorted());
    expect(kinds.map(({ level }) => level)).not.toContain('advice');
  });

  it('leaves out what the college has switched off', async () => {
    const [first] = (await waiting('majorLeader')).kinds;
    await database.current.db.insert(schema.collegeRules).values({ collegeId: 1, settings: { [first!.rule]: { level: 'off' } } });
    expect((await waiting('majorLeader')).kinds.map(({ rule }) => rule)).not.toContain(first!.rule);
  });
});

describeOnEachEngine('what others changed in the courses of a person', (database) => {
  const { own, sameDepartment } = places;
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  const edit = (entity: string, entityId: number, userId: number, at = sceneStart) => ({ entity, entityId, action: 'updated', userId, at });
  async function changes(as: Role): Promise<ColleagueChange[]> {
    const reply = await server.call(contract.listColleagueChanges, { as });
    expect(reply.code).toBe('0');
    return contract.listColleagueChanges.data.parse(reply.data);
  }

  it('names who did it, the newest first, and nothing of the person’s own', async () => {
    const { db } = database.current;
    await db.insert(schema.graduationRequirements).values({ id: 401, majorId: 101, description: '1' });
    await db.insert(schema.indicators).values({ id: 501, requirementId: 401, description: '1.1' });
    await db.insert(schema.teachingGoals).values({ id: 601, courseUnitId: own.unit, indicatorId: 501, description: '目标' });
    await db.insert(schema.projects).values({ id: 701, courseUnitId: own.unit, name: '绪论' });
    const { majorLeader, courseLeader } = cast;
    await db
      .insert(schema.auditLog)
      .values([
        edit('courseUnit', own.unit, majorLeader.id),
        edit('goal', 601, majorLeader.id),
        edit('taskGoals', 701, majorLeader.id),
        edit('points', own.unit, courseLeader.id),
        edit('courseUnit', sameDepartment.unit, majorLeader.id),
        edit('courseUnit', own.unit, majorLeader.id, new Date(sceneStart.getTime() - 15 * day)),
      ]);
    expect((await changes('courseLeader')).map(({ kind, courseId, userName }) => [kind, courseId, userName])).toEqual([
      ['projectMatrix', own.unit, 'majorLeader'],
      ['goals', own.unit, 'majorLeader'],
      ['course', own.unit, 'majorLeader'],
    ]);
    for (const role of ['collegeViewer', 'nobody'] as const) expect(await changes(role)).toEqual([]);
  });

  it('leaves out a save that changed nothing', async () => {
    const { db } = database.current;
    const { data } = await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: own.unit } });
    const { course } = data as CourseUnitDetail;
    const manage = { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 101 };
    const current = { userId: cast.majorLeader.id, userName: '', collegeId: 1, majorId: 101, lang: '80101' };
    const save = (fields: object) =>
      server.call(contract.saveCourseUnit, { as: 'majorLeader', body: { manage, current, course: { ...course, ...fields } } });
    expect((await save({})).code).toBe('0');
    expect(await db.$count(schema.auditLog)).toBe(1);
    expect(await changes('courseLeader')).toEqual([]);
    expect((await save({ name: '另一个名称', version: undefined, revision: undefined })).code).toBe('0');
    expect(await changes('courseLeader')).toMatchObject([{ kind: 'course' }]);
  });

  it('stops at twenty', async () => {
    await database.current.db
      .insert(schema.auditLog)
      .values(Array.from({ length: 25 }, () => edit('points', own.unit, cast.majorLeader.id)));
    expect(await changes('courseLeader')).toHaveLength(20);
  });
});
