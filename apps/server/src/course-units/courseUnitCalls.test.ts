import * as contract from '@college/api-client/contract';
import { courseUnitDetailSchema, type SaveCourseUnitRequest } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { course, current, manage, row } from './courseUnits.test-data';

describeOnEachEngine('saving course units', (database) => {
  const server = testServer(() => database.current);

  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  async function save(changes: Partial<SaveCourseUnitRequest['course']> = {}, pointksa?: SaveCourseUnitRequest['pointksa']) {
    return server.call(contract.saveCourseUnit, { as: 'majorLeader', body: { manage, current, course: course(changes), pointksa } });
  }

  async function detail(courseid = 1001) {
    const reply = await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid } });
    return courseUnitDetailSchema.parse(reply.data);
  }

  /** A point in a cell of the course matrix, with all that a cell hangs from. */
  async function placePoint(projectId: number) {
    const { db } = database.current;
    await db.insert(schema.graduationRequirements).values({ id: 50, majorId: 101, description: '要求' });
    await db.insert(schema.indicators).values({ id: 51, requirementId: 50, description: '指标点' });
    await db.insert(schema.teachingGoals).values({ id: 52, indicatorId: 51, courseUnitId: 1001, description: '目标' });
    await db.insert(schema.points).values({ id: 53, courseUnitId: 1001, title: '课点', description: '描述' });
    await db.insert(schema.courseMatrixEntries).values({ courseUnitId: 1001, projectId, goalId: 52, pointId: 53, relate: 0 });
  }

  it('stores what is saved, clears the new flag, trims and keeps class and type of each row', async () => {
    const reply = await save({ name: '  数据结构 ', criterion: '   ', courseMatrixVOS: [row('绪论', 6, 2), row('线性表', 10, 4)] });
    expect(reply).toMatchObject({ code: '0', message: '保存成功', data: { id: 1001, version: 2 } });
    const { course: saved } = await detail();
    expect(saved).toMatchObject({ name: '数据结构', criterion: '', initing: false, version: 2, majorName: '软件工程' });
    expect(saved.courseMatrixVOS).toMatchObject([
      { name: '绪论', theoryPeriod: 6, practicePeriod: 2, courseClassId: 1, courseTypeId: 3, courseUnitId: 1001 },
      { name: '线性表', theoryPeriod: 10, practicePeriod: 4 },
    ]);
  });

  it('keeps the ids of rows through a reorder and removes a row that is marked or left out', async () => {
    await save({ courseMatrixVOS: [row('一', 1, 0), row('二', 2, 0), row('三', 3, 0), row('四', 4, 0)] });
    const [one, two, three] = (await detail()).course.courseMatrixVOS;
    const reply = await save({ courseMatrixVOS: [three!, row('新', 9, 0), { ...two!, courseUnitId: -1 }, one!] });
    expect(reply.code).toBe('0');
    const rows = (await detail()).course.courseMatrixVOS;
    expect(rows.map(({ name }) => name)).toEqual(['三', '新', '一']);
    expect(rows[0]!.id).toBe(three!.id);
    expect(rows[2]!.id).toBe(one!.id);
  });

  it.each([
    ['en', 'Course unit name cannot be empty'],
    ['zh', '课程单元名称不能为空'],
  ])('refuses an empty name in the language %s', async (language, sentence) => {
    const body = { manage, current, course: course({ name: '   ' }) };
    const reply = await server.call(contract.saveCourseUnit, { as: 'majorLeader', body, headers: { 'accept-language': language } });
    expect(reply).toMatchObject({ status: 200, code: '30001', message: sentence, data: null });
  });

  it('answers a save from an older version with the current record and changes nothing', async () => {
    await save({ version: 1, name: '先保存' });
    const reply = await save({ version: 1, name: '后保存' });
    expect(reply).toMatchObject({ code: '30009', data: { course: { name: '先保存', version: 2 } } });
    expect((await detail()).course.name).toBe('先保存');
  });

  it('lets exactly one of two saves at the same time through', async () => {
    const replies = await Promise.all([save({ version: 1, name: '甲' }), save({ version: 1, name: '乙' })]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '30009']);
  });

  it('saves nothing at all when one part of a save is wrong', async () => {
    const before = await detail();
    const reply = await save({ name: '改名', courseMatrixVOS: [row('好', 1, 0), row('坏', 1, 0, 999_999)] });
    expect(reply).toMatchObject({ code: '30001', message: '第 2 行章节不属于该课程单元，或已被删除。' });
    const badKsa = [{ id: 0, title: '点', description: '述', ksa: [{ id: 999_999, title: 'K' as const, level: 1, description: 'x' }] }];
    expect((await save({ name: '改名' }, badKsa)).code).toBe('30001');
    expect(await detail()).toEqual(before);
    expect(await database.current.db.$count(schema.auditLog)).toBe(0);
  });

  it('takes a matrix cell away with its row and writes before and after into the audit log', async () => {
    await save({ courseMatrixVOS: [row('一', 1, 0)] });
    const projectId = (await detail()).course.courseMatrixVOS[0]!.id;
    await placePoint(projectId);
    await save({ courseMatrixVOS: [] });
    expect(await database.current.db.$count(schema.courseMatrixEntries)).toBe(0);
    const log = await database.current.db
      .select()
      .from(schema.auditLog)
      .where(eq(schema.auditLog.entityId, 1001))
      .orderBy(schema.auditLog.id);
    expect(log.map(({ action, userId }) => [action, userId])).toEqual([
      ['updated', 5],
      ['updated', 5],
    ]);
    expect(log[1]!.before).toMatchObject({ courseMatrixVOS: [{ name: '一' }], removed: { courseCells: [{ projectId }] } });
    expect(log[1]!.after).toMatchObject({ courseMatrixVOS: [] });
  });

  it('refuses to move a unit to another major', async () => {
    expect(await save({ majorId: 102 })).toMatchObject({ code: '30001', message: '课程单元不能移动到其他专业。' });
  });

  it('creates a unit with id 0, with the right of the major', async () => {
    const body = { manage, current, course: course({ id: 0, name: '新课程' }) };
    const created = await server.call(contract.saveCourseUnit, { as: 'majorLeader', body });
    expect(created).toMatchObject({ code: '0', data: { id: 2001 } });
    expect((await server.call(contract.saveCourseUnit, { as: 'courseLeader', body })).code).toBe('30003');
  });

  it('returns classes and types in both languages', async () => {
    const zh = await server.call(contract.listCourseClasses, { as: 'collegeViewer', query: { lang: '80101' } });
    expect(zh.data).toEqual([
      { label: '必修', value: 1 },
      { label: '选修', value: 2 },
    ]);
    const en = await server.call(contract.listCourseTypes, { as: 'collegeViewer', query: { lang: '80102' } });
    expect(contract.listCourseTypes.data.parse(en.data).map(({ label }) => label)).toEqual([
      'General',
      'Discipline-based',
      'Major',
      'Concentrated practical teaching session',
      'Integrative',
    ]);
  });
});
