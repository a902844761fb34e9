import * as contract from '@college/api-client/contract';
import type { CurrentDepartment, Indicator, PageInfo, TrashEntry } from '@college/curriculum-model';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';

const { auditLog, courseUnits, departments, graduationRequirements, indicators, majors } = schema;
const day = 86_400_000;
const majorId = 7;

describeOnEachEngine('majors in the trash', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const { db } = database.current;
    const translations = { en: { name: { text: 'Data Science', updatedAt: '2026-03-01T00:00:00Z' } } };
    await db.insert(majors).values({ id: majorId, departmentId: 11, name: '数据科学', translations });
    await db.insert(graduationRequirements).values({ id: 7, majorId, description: '1 工程知识' });
    await db.insert(indicators).values({ id: 7, requirementId: 7, description: '1.1 基础知识' });
  });

  const remove = (as: Role = 'departmentManager') => server.call(contract.deleteMajor, { as, body: { id: majorId } });
  const removeDepartment = (id: number) => server.call(contract.deleteDepartment, { as: 'collegeAdmin', body: { id } });
  const restore = (as: Role = 'departmentManager') => server.call(contract.restoreTrash, { as, body: { kind: 'major', id: majorId } });
  const list = async (as: Role = 'departmentManager', headers = {}) => {
    const reply = await server.call(contract.listTrash, { as, query: { pageNum: 1, pageSize: 50 }, headers });
    return (reply.data as PageInfo<TrashEntry>).pageInfo.list;
  };
  const rowOf = async () => (await database.current.db.select().from(majors).where(eq(majors.id, majorId)))[0];

  it('are listed by name, and come back with their requirements, once', async () => {
    const before = await rowOf();
    expect((await remove()).message).toBe('删除成功');
    expect(await list()).toMatchObject([{ kind: 'major', id: majorId, name: '数据科学', majorId: null, deletedBy: 'departmentManager' }]);
    expect((await list('collegeAdmin', { 'accept-language': 'en' }))[0]?.name).toBe('Data Science');
    expect(await restore()).toMatchObject({ code: '0', message: '已恢复', data: { leftOut: [] } });
    expect(await rowOf()).toEqual({ ...before, version: 3, updateTime: server.clock.now });
    const required = await server.call(contract.getGraduateRequires, { as: 'departmentManager', query: { majorid: majorId } });
    expect((required.data as Indicator[])[0]).toMatchObject({ description: '1 工程知识', children: [{ description: '1.1 基础知识' }] });
    const { data } = await server.call(contract.getCurrentDepartment, { as: 'collegeAdmin', query: { collegeId: 1, userId: 1 } });
    expect((data as CurrentDepartment).departments[0]?.majors.map(({ id }) => id)).toContain(majorId);
    const [last] = await database.current.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ entity: 'major', entityId: majorId, action: 'restored', before: null, after: { name: '数据科学' } });
    expect((await restore()).code).toBe('30004');
    expect(await list()).toEqual([]);
  });

  it('come back through those who may delete them', async () => {
    await remove();
    for (const role of ['majorLeader', 'courseLeader', 'otherAdmin'] as const) {
      expect((await list(role)).filter(({ kind }) => kind === 'major')).toEqual([]);
      expect((await restore(role)).code).toBe(role === 'otherAdmin' ? '30004' : '30003');
    }
    await database.current.db.update(majors).set({ departmentId: 12 }).where(eq(majors.id, majorId));
    expect(await list()).toEqual([]);
    expect((await restore()).code).toBe('30003');
    expect((await restore('collegeAdmin')).code).toBe('0');
  });

  it('wait for their department, and come back after it', async () => {
    const { db } = database.current;
    await db.insert(departments).values({ id: 7, collegeId: 1, name: '数据学院' });
    await db.update(majors).set({ departmentId: 7 }).where(eq(majors.id, majorId));
    await remove('collegeAdmin');
    expect((await removeDepartment(7)).code).toBe('0');
    expect((await list('collegeAdmin')).map(({ kind }) => kind)).toEqual(['department']);
    expect(await restore('collegeAdmin')).toMatchObject({ code: '30001', message: '该专业所属的院系已被删除，请先恢复院系，再恢复专业。' });
    await server.call(contract.restoreTrash, { as: 'collegeAdmin', body: { kind: 'department', id: 7 } });
    expect((await restore('collegeAdmin')).code).toBe('0');
  });

  it('are removed for good after 30 days with their requirements and then their department, but not where a course names them', async () => {
    const { db } = database.current;
    await db.insert(departments).values({ id: 7, collegeId: 1, name: '数据学院' });
    await db.update(majors).set({ departmentId: 7 }).where(eq(majors.id, majorId));
    await db.insert(majors).values({ id: 8, departmentId: 12, name: '仍有课程', deletedAt: server.clock.now });
    await db.insert(courseUnits).values({ id: 7, majorId: 8, name: '一门课' });
    await remove('collegeAdmin');
    await removeDepartment(7);
    const log = pino({ level: 'silent' });
    const after = (days: number) => new Date(server.clock.now.getTime() + days * day);
    await tidy(database.current, after(29.9), log);
    expect(await rowOf()).toBeDefined();
    await tidy(database.current, after(30.1), log);
    expect(await rowOf()).toBeUndefined();
    expect(await db.$count(indicators, eq(indicators.id, 7))).toBe(0);
    expect(await db.$count(departments, eq(departments.id, 7))).toBe(0);
    expect(await db.$count(majors, eq(majors.id, 8))).toBe(1);
  });
});
