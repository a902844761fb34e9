import * as contract from '@college/api-client/contract';
import { maxGoals, type Goal } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { setScene } from '../testing/scene';
import { read, testServer } from '../testing/testServer';

const unit = 1001;
const goal = (description: string, changes: Partial<Goal> = {}): Goal => ({
  id: 0,
  parentId: 502,
  courseId: unit,
  description,
  ...changes,
});

describeOnEachEngine('teaching goal calls', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    const { db } = database.current;
    await setScene(database.current);
    server.forgetSessions();
    await db.insert(schema.graduationRequirements).values([
      { id: 401, majorId: 101, description: '1 工程知识' },
      { id: 402, majorId: 102, description: '1 别的专业' },
    ]);
    await db.insert(schema.indicators).values([
      { id: 501, requirementId: 401, description: '1.1 表述', position: 0 },
      { id: 502, requirementId: 401, description: '1.2 建模', position: 1 },
      { id: 503, requirementId: 402, description: '1.1 别的' },
    ]);
  });

  const one = (body: unknown) => server.call(contract.updateCourseGoal, { as: 'majorLeader', body });
  const many = (body: unknown) => server.call(contract.updateCourseGoals, { as: 'majorLeader', body });
  const remove = (courseGoalId: number) => server.call(contract.deleteCourseGoal, { as: 'majorLeader', query: { courseGoalId } });
  async function listed(): Promise<Goal[]> {
    const query = { courseId: unit, majorId: 101 };
    const { data } = await server.call(contract.getCourseGoals, { as: 'collegeViewer', query });
    return contract.getCourseGoals.data.parse(data).flatMap(({ children }) => children);
  }
  const added = async (...texts: string[]) => contract.updateCourseGoals.data.parse((await many(texts.map((text) => goal(text)))).data);

  it('adds one or several goals at the end of their indicator points, trimmed, and reports it', async () => {
    expect(await one(goal(' 一 '))).toMatchObject({ code: '0', message: '教学目标保存成功', data: { id: 1001, version: 1 } });
    const reply = await many([goal('二'), goal('三', { parentId: 501 }), goal('四')]);
    expect(contract.updateCourseGoals.data.parse(reply.data).map(({ description }) => description)).toEqual(['二', '三', '四']);
    expect((await listed()).map(({ parentId, description }) => [parentId, description])).toEqual([
      [501, '三'],
      [502, '一'],
      [502, '二'],
      [502, '四'],
    ]);
  });

  it('changes a goal, counts its version up and leaves the version of the unit alone', async () => {
    const [first] = await added('一');
    server.wait(1000);
    expect((await one({ ...first!, description: '一改' })).data).toMatchObject({ id: first!.id, version: 2 });
    expect(await one({ ...first!, description: '旧的' })).toMatchObject({ code: '30009', data: { description: '一改', version: 2 } });
    expect(await one({ ...first!, version: undefined, description: '无版本' })).toMatchObject({ code: '0' });
    const [stored] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, unit));
    expect([stored?.version, stored?.updateTime]).toEqual([1, server.clock.now]);
  });

  it('writes who changed what into the audit log, and nothing when nothing changed', async () => {
    const [first] = await added('一');
    await one(first!);
    await one({ ...first!, description: '一改' });
    await remove(first!.id);
    const log = await database.current.db.select().from(schema.auditLog).orderBy(schema.auditLog.id);
    expect(log.map(({ action, entity, entityId, userId }) => [action, entity, entityId, userId])).toEqual([
      ['created', 'goal', first!.id, 5],
      ['updated', 'goal', first!.id, 5],
      ['deleted', 'goal', first!.id, 5],
    ]);
    expect(log[1]).toMatchObject({ before: { description: '一' }, after: { description: '一改' } });
  });

  it('keeps the translation of a goal that comes without one', async () => {
    const translations = { en: { description: { text: 'one', updatedAt: '2026-01-01T00:00:00Z' } } };
    const [first] = contract.updateCourseGoals.data.parse((await many([goal('一', { translations })])).data);
    await one({ id: first!.id, parentId: 501, courseId: unit, description: '一' });
    expect(await listed()).toMatchObject([{ parentId: 501, translations }]);
  });

  describe('a wrong list', () => {
    it.each([
      ['a blank entry among good ones', [goal('一'), goal(' \t\u3000'), goal('三')], '目标内容不能为空，请重新输入'],
      ['no entry', [], '内容至少 1 项'],
      ['a text over the limit', [goal('一'), goal('长'.repeat(4001))], '第 2 行内容最多 4000 个字符'],
      ['the same text twice under one indicator', [goal('一'), goal('一 ')], '第 2 个教学目标与同一指标点下的另一个教学目标内容相同。'],
      [
        'an indicator of another major',
        [goal('一'), goal('二', { parentId: 503 })],
        '第 2 个教学目标的指标点不属于该课程的专业，或已被删除。',
      ],
      ['an unknown indicator', [goal('一', { parentId: 999_999 })], '该教学目标的指标点不属于该课程的专业，或已被删除。'],
      ['an unknown goal', [goal('一'), goal('二', { id: 999_999 })], '第 2 个教学目标不属于该课程，或已被删除。'],
      ['a negative id', [goal('一'), goal('二', { id: -1 })], '第 2 个教学目标的编号不正确。'],
    ])('with %s is refused whole', async (_, list, message) => {
      expect(await many(list)).toMatchObject({ code: '30001', message });
      expect(await listed()).toEqual([]);
    });

    it('in English too', async () => {
      const headers = { 'accept-language': 'en' };
      const reply = await server.call(contract.updateCourseGoals, { as: 'majorLeader', body: [goal('x'), goal(' ')], headers });
      expect(reply.message).toBe('Content cannot be empty');
    });

    it('names a goal twice, or one of another course', async () => {
      const [first] = await added('一');
      expect(await many([first!, { ...first!, version: 1 }])).toMatchObject({ message: '第 2 个教学目标在列表中重复。' });
      expect(await many([goal('二'), { ...first!, courseId: 1002 }])).toMatchObject({
        message: '第 2 个教学目标不属于该课程，或已被删除。',
      });
      expect(await one(goal(' '))).toMatchObject({ code: '30001', message: '目标内容不能为空，请重新输入' });
    });

    it('may repeat what was alike before, but makes nothing alike', async () => {
      const [first, second] = await added('一', '二');
      await database.current.db.update(schema.teachingGoals).set({ description: '一' }).where(eq(schema.teachingGoals.id, second!.id));
      expect((await many([{ ...first! }, { ...second!, description: '一' }])).code).toBe('0');
      expect((await one(goal('一'))).code).toBe('30001');
      expect((await one(goal('一', { parentId: 501 }))).code).toBe('0');
    });

    it('of more goals than a course can have', async () => {
      await many(Array.from({ length: maxGoals - 1 }, (_, index) => goal(`目标${index}`)));
      expect(await many([goal('甲'), goal('乙')])).toMatchObject({ code: '30001', message: '一门课程最多 200 个教学目标。' });
      expect(await listed()).toHaveLength(maxGoals - 1);
    });

    it('with a course of another college or major, with none of the others saved', async () => {
      expect(await many([goal('一'), goal('二', { courseId: 1005 })])).toMatchObject({ code: '30003' });
      expect(await many([goal('一'), goal('二', { courseId: 1003, parentId: 503 })])).toMatchObject({ code: '30003' });
      expect(await listed()).toEqual([]);
    });
  });

  /** A bound goal with one point in the course matrix and one KSA in the project matrix. */
  async function bind(goalId: number) {
    const { db } = database.current;
    await db.insert(schema.majorMatrixEntries).values({ id: 601, courseUnitId: unit, indicatorId: 502, relate: 0 });
    await db.insert(schema.majorMatrixGoals).values({ entryId: 601, goalId });
    await db.insert(schema.projects).values([
      { id: 701, courseUnitId: unit, name: '图' },
      { id: 702, courseUnitId: unit, name: '树' },
    ]);
    await db.insert(schema.taskGoals).values({ id: 711, projectId: 701, description: '完成' });
    await db.insert(schema.points).values({ id: 721, courseUnitId: unit, title: '点', description: '点' });
    await db.insert(schema.ksas).values({ id: 731, courseUnitId: unit, title: 'K', level: 1, description: '知' });
    await db.insert(schema.courseMatrixEntries).values({ id: 741, courseUnitId: unit, projectId: 701, goalId, pointId: 721, relate: 0 });
    await db.insert(schema.projectMatrixEntries).values({ id: 751, courseMatrixEntryId: 741, taskGoalId: 711, ksaId: 731, relate: 1 });
  }

  it('soft-deletes a goal from its binding and its cells, and logs what was removed with it', async () => {
    const { db } = database.current;
    const [first, second] = await added('一', '二');
    await bind(first!.id);
    expect(await remove(first!.id)).toMatchObject({ code: '0', data: true, message: '删除成功' });
    expect((await listed()).map(({ id }) => id)).toEqual([second!.id]);
    const { majorMatrixEntries, majorMatrixGoals, courseMatrixEntries, projectMatrixEntries, teachingGoals } = schema;
    const counts = [majorMatrixEntries, majorMatrixGoals, courseMatrixEntries, projectMatrixEntries, teachingGoals];
    expect(await Promise.all(counts.map((table) => db.$count(table)))).toEqual([1, 0, 0, 0, 2]);
    const [log] = await db.select().from(schema.auditLog).where(eq(schema.auditLog.action, 'deleted'));
    expect(log?.before).toMatchObject({ bindings: [{ entryId: 601 }], courseCells: [{ id: 741 }], projectCells: [{ id: 751 }] });
    expect(await remove(first!.id)).toMatchObject({ code: '30004' });
  });

  it('takes the binding of a goal along to another indicator point, with its strength and its cells', async () => {
    const { db } = database.current;
    const [first] = await added('一');
    await bind(first!.id);
    await one({ ...first!, parentId: 501 });
    const [bound] = await db
      .select({ indicatorId: schema.majorMatrixEntries.indicatorId, relate: schema.majorMatrixEntries.relate })
      .from(schema.majorMatrixGoals)
      .innerJoin(schema.majorMatrixEntries, eq(schema.majorMatrixEntries.id, schema.majorMatrixGoals.entryId));
    expect(bound).toEqual({ indicatorId: 501, relate: 0 });
    expect(await db.$count(schema.courseMatrixEntries)).toBe(1);
  });

  it('refuses to delete for HEAD and for a prefetch, which only look ahead', async () => {
    const [first] = await added('一');
    const authToken = await server.tokenOf('majorLeader');
    const path = `${apiBase}/course/deletecoursegoal?courseGoalId=${first!.id}`;
    expect((await server.request(path, { method: 'HEAD', headers: { authToken } })).status).toBe(405);
    const ahead = await read(await server.request(path, { headers: { authToken, 'sec-purpose': 'prefetch' } }));
    expect([ahead.status, ahead.code === '0']).toEqual([503, false]);
    expect(await listed()).toHaveLength(1);
  });

  it('lists the goals that a project supports, under their indicator points', async () => {
    const [first] = await added('一', '二');
    await bind(first!.id);
    const ofProject = (projectId: number) => server.call(contract.getProjectGoals, { as: 'courseEditor', query: { projectId } });
    expect((await ofProject(701)).data).toMatchObject([{ id: 502, children: [{ id: first!.id }] }]);
    expect((await ofProject(702)).data).toEqual([]);
    expect((await ofProject(999_999)).code).toBe('30004');
  });

  it('distinguishes the two paths by case', async () => {
    const init = { method: 'POST', headers: { authToken: await server.tokenOf('majorLeader') } };
    const send = async (path: string) =>
      read(await server.request(`${apiBase}/course/${path}`, { ...init, body: JSON.stringify(goal('一')) }));
    expect((await send('updateCourseGoals')).code).toBe('30001');
    expect((await send('updatecoursegoals')).status).toBe(404);
    expect((await send('updatecoursegoal')).code).toBe('0');
  });

  it('adds the goals of two people at the same time', async () => {
    const replies = await Promise.all(['甲', '乙', '丙'].map((text) => one(goal(text))));
    expect(replies.map(({ code }) => code)).toEqual(['0', '0', '0']);
    expect(new Set((await listed()).map(({ id }) => id)).size).toBe(3);
  });
});
