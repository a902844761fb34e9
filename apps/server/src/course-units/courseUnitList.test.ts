import * as contract from '@college/api-client/contract';
import { courseUnitDetailSchema, type CourseUnitPart, type SaveCourseUnitRequest } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { course, current, manage, row } from './courseUnits.test-data';

describeOnEachEngine('the course-unit list', (database) => {
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

  async function list(order: { create_time: 0 | 1; period?: 0 | 1 }, page = { pageNum: 1, pageSize: 10 }, keyword?: string) {
    const body = { ...page, majorId: 101, orderMap: order, keyword };
    const { data } = await server.call(contract.listCourseUnits, { as: 'majorLeader', body });
    const { pageInfo } = contract.listCourseUnits.data.parse(data);
    return { ids: pageInfo.list.map(({ id }) => id), total: pageInfo.total, units: pageInfo.list };
  }

  async function units(count: number) {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: 3000 + index,
      majorId: 101,
      name: `单元${index}`,
      initing: false,
      createTime: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }));
    await database.current.db.insert(schema.courseUnits).values(rows);
  }

  it('hides a new unit until its first save and makes its creator a manager', async () => {
    const created = await server.call(contract.createCourse, { as: 'majorLeader', query: { majorId: 101 } });
    const { id } = contract.createCourse.data.parse(created.data);
    expect((await list({ create_time: 0 })).ids).not.toContain(id);
    expect((await detail(id)).course).toMatchObject({ initing: true, name: '' });
    await save({ id });
    expect((await list({ create_time: 0 })).ids).toContain(id);
    const managers = await database.current.db.select().from(schema.courseManagers).where(eq(schema.courseManagers.courseUnitId, id));
    expect(managers).toEqual([{ courseUnitId: id, userId: 5 }]);
  });

  it('names the major of each unit, as the unit by itself does', async () => {
    await units(3);
    const { units: listed } = await list({ create_time: 0 });
    const { majorName } = (await detail()).course;
    expect(majorName).toBe('软件工程');
    expect(new Set(listed.map((unit) => unit.majorName))).toEqual(new Set([majorName]));
  });

  it('sorts over all pages: latest, earliest, most hours, fewest hours', async () => {
    await units(12);
    const { db } = database.current;
    await db.insert(schema.projects).values([
      { courseUnitId: 3003, name: 'a', theoryPeriod: 40, practicePeriod: 0.5 },
      { courseUnitId: 3007, name: 'a', theoryPeriod: 10, practicePeriod: 31 },
    ]);
    const latest = await list({ create_time: 0 });
    expect(latest.total).toBe(14);
    expect(latest.ids.slice(0, 3)).toEqual([1002, 1001, 3011]);
    expect((await list({ create_time: 1 }, { pageNum: 2, pageSize: 10 })).ids).toEqual([3010, 3011, 1001, 1002]);
    expect((await list({ create_time: 0, period: 0 })).ids.slice(0, 3)).toEqual([3007, 3003, 1002]);
    expect((await list({ create_time: 1, period: 1 }, { pageNum: 2, pageSize: 10 })).ids).toEqual([1001, 1002, 3003, 3007]);
    expect((await list({ create_time: 0 }, { pageNum: 9, pageSize: 10 })).ids).toEqual([]);
  });

  it('shows a part alone: what the reader leads, what is not complete, what has no complete syllabus', async () => {
    const { db } = database.current;
    await db.insert(schema.courseUnits).values([3200, 3201].map((id) => ({ id, majorId: 101, name: `部分${id}`, initing: false })));
    await db.insert(schema.courseManagers).values({ courseUnitId: 3200, userId: 5 });
    const figures = { revision: 1, progress: 100, parts: [100, 100, 100, 100, 100] };
    await db.insert(schema.courseProgress).values([
      { courseUnitId: 3200, ...figures },
      { courseUnitId: 3201, ...figures, progress: 98, parts: [100, 90, 100, 100, 100] },
    ]);

    async function part(only: CourseUnitPart) {
      const body = { pageNum: 1, pageSize: 10, majorId: 101, orderMap: { create_time: 0 as const }, keyword: '部分', only };
      const { data } = await server.call(contract.listCourseUnits, { as: 'majorLeader', body });
      const { pageInfo } = contract.listCourseUnits.data.parse(data);
      return { ids: pageInfo.list.map(({ id }) => id), total: pageInfo.total };
    }

    expect(await part('mine')).toEqual({ ids: [3200], total: 1 });
    expect(await part('unfinished')).toEqual({ ids: [3201], total: 1 });
    expect(await part('syllabusUnfinished')).toEqual({ ids: [], total: 0 });
    await db.delete(schema.courseProgress);
    expect((await part('syllabusUnfinished')).total).toBe(2);
  });

  it('says how complete each unit is, and sorts by it', async () => {
    const { db } = database.current;
    await units(2);
    const revised = await db.select({ id: schema.courseUnits.id, revision: schema.courseUnits.revision }).from(schema.courseUnits);
    await db.delete(schema.courseProgress);
    await db
      .insert(schema.courseProgress)
      .values(revised.map(({ id, revision }) => ({ courseUnitId: id, revision, progress: id % 100, parts: [0, 0, 0, 0, 0] })));
    const body = { pageNum: 1, pageSize: 2, majorId: 101, orderMap: { create_time: 0 as const }, sort: '-progress' as const };
    const { data } = await server.call(contract.listCourseUnits, { as: 'majorLeader', body });
    const { list: rows } = contract.listCourseUnits.data.parse(data).pageInfo;
    expect(rows.map(({ id, progress }) => [id, progress])).toEqual([
      [1002, 2],
      [1001, 1],
    ]);
  });

  it('takes wildcards in a keyword literally', async () => {
    await database.current.db.insert(schema.courseUnits).values({ id: 3100, majorId: 101, name: '100%_C\\', initing: false });
    expect((await list({ create_time: 0 }, undefined, '%_c\\')).ids).toEqual([3100]);
    expect((await list({ create_time: 0 }, undefined, '_')).ids).toEqual([3100]);
    expect((await list({ create_time: 0 }, undefined, '课程')).total).toBe(2);
  });

  it('deletes and renames in one list, and nothing when one entry is wrong', async () => {
    const update = (entries: (number | { id: number; name?: string })[]) =>
      server.call(contract.updateCourseUnitList, { as: 'majorLeader', body: { list: entries } });
    expect((await update([-1001, { id: 1002, name: ' ' }])).code).toBe('30001');
    expect((await update([-1001, -999_999])).code).toBe('30004');
    expect((await update([-1001, 1001])).code).toBe('30001');
    expect((await update([-1001, 0])).code).toBe('30001');
    expect((await list({ create_time: 0 })).ids).toEqual([1002, 1001]);
    expect(await update([-1001, { id: 1002, name: ' 新名 ' }])).toMatchObject({
      code: '0',
      data: { record: [{ id: 1002, name: '新名', version: 2 }] },
    });
    const { units: left } = await list({ create_time: 0 });
    expect(left).toMatchObject([{ id: 1002, name: '新名', version: 2 }]);
  });

  it('renames the translation alone for somebody who reads English', async () => {
    const rename = (name: string, lang: string) =>
      server.call(contract.updateCourseUnitList, { as: 'majorLeader', body: { list: [{ id: 1002, name, lang }] } });
    const record = async () => (await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, 1002)))[0]!;
    const { name } = await record();
    expect((await rename('Sorting', '80102')).code).toBe('0');
    expect(await record()).toMatchObject({ name, translations: { en: { name: { text: 'Sorting' } } } });
    expect((await rename('排序', '80101')).code).toBe('0');
    expect(await record()).toMatchObject({ name: '排序', translations: { en: { name: { text: 'Sorting' } } } });
    const { version } = await record();
    expect((await rename('Sorting', '80102')).code).toBe('0');
    expect(await record()).toMatchObject({ version });
  });

  it.each([contract.deleteCourse, contract.deleteCourseByShortPath, contract.deleteCourseCard])(
    'deletes softly by $path',
    async (endpoint) => {
      await save({ courseMatrixVOS: [row('一', 1, 0)] });
      const query = endpoint.path.endsWith('delcourse') ? { courseId: 1001 } : { id: 1001 };
      expect(await server.call(endpoint, { as: 'majorLeader', query })).toMatchObject({ code: '0', message: '删除课程成功', data: true });
      expect((await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: 1001 } })).code).toBe('30004');
      const [unit] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, 1001));
      const rows = await database.current.db.select().from(schema.projects).where(eq(schema.projects.courseUnitId, 1001));
      expect(rows[0]!.deletedAt).toEqual(unit!.deletedAt);
      expect(unit!.name).toBe('数据结构');
    },
  );

  it('deletes rows by both bodies of deleteprojects', async () => {
    await save({ courseMatrixVOS: [row('一', 1, 0), row('二', 2, 0), row('三', 3, 0)] });
    const [one, two] = (await detail()).course.courseMatrixVOS;
    const call = (body: number[] | { ids: number[] }) => server.call(contract.deleteProjects, { as: 'majorLeader', body });
    expect((await call([one!.id])).code).toBe('0');
    expect((await call({ ids: [two!.id] })).code).toBe('0');
    expect((await call({ ids: [two!.id] })).code).toBe('30004');
    expect((await detail()).course).toMatchObject({ version: 4, courseMatrixVOS: [{ name: '三' }] });
  });
});
