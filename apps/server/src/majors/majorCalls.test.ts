import * as contract from '@college/api-client/contract';
import type { MajorListResponse, Saved } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('majors', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const { db } = database.current;
    await db
      .update(schema.majors)
      .set({ translations: { en: { name: english('Software Engineering') } } })
      .where(eq(schema.majors.id, 101));
  });

  const list = async (request: Record<string, unknown> = {}, as: Role = 'collegeAdmin') => {
    const reply = await server.call(contract.listMajors, { as, body: { pageNum: 1, pageSize: 20, ...request } });
    expect(reply.code).toBe('0');
    return (reply.data as MajorListResponse).pageInfo;
  };
  const ids = async (request: Record<string, unknown>, as?: Role) => (await list(request, as)).list.map(({ id }) => id);
  const saveMajor = (body: Record<string, unknown>, as: Role = 'collegeAdmin') =>
    server.call(contract.saveMajor, {
      as,
      body: { id: 0, departmentId: 11, name: '人工智能', code: '080717T', standard: 'CEEAA-2024', ...body },
    });
  const stored = (id: number) => database.current.db.select().from(schema.majors).where(eq(schema.majors.id, id));

  it('come page by page, by department and code, with courses and progress', async () => {
    const all = await list();
    expect(all.total).toBe(3);
    expect(all.list.map(({ id, departmentName, courseCount }) => [id, departmentName, courseCount])).toEqual([
      [102, '计算机学院', 1],
      [101, '计算机学院', 2],
      [103, '机械学院', 1],
    ]);
    expect(all.list.every(({ progress, edit }) => progress !== null && edit)).toBe(true);
    expect(await list({ pageNum: 2, pageSize: 2 })).toMatchObject({ total: 3, list: [{ id: 103 }] });
    expect(await list({ pageNum: 9 })).toEqual({ total: 3, list: [] });
    expect(await ids({ departmentId: 11 })).toEqual([102, 101]);
  });

  it('say their own progress again as soon as a course changes, and none without courses', async () => {
    const progressOf = async (id: number) => (await list()).list.find((major) => major.id === id);
    expect(await progressOf(103)).toMatchObject({ progress: 3 });
    await database.current.db
      .update(schema.courseUnits)
      .set({ introduction: '简介', criterion: '要求', position: '定位', classId: 1, typeId: 1 })
      .where(eq(schema.courseUnits.id, places.otherDepartment.unit));
    expect((await progressOf(103))?.progress).toBeGreaterThan(10);
    await database.current.db.update(schema.courseUnits).set({ deletedAt: new Date() }).where(eq(schema.courseUnits.majorId, 103));
    expect(await progressOf(103)).toMatchObject({ progress: null, courseCount: 0 });
  });

  it.each([
    ['软件', [101]],
    ['rjgc', [101]],
    ['RJ', [101]],
    ['0809', [102, 101]],
    ['engineer', [101]],
    ['%', []],
    [' ', [102, 101, 103]],
  ])('are found by name, initials, code or English name: %s', async (keyword, found) => {
    expect(await ids({ keyword })).toEqual(found);
  });

  it('are those within the caller’s reach, in the requested language', async () => {
    expect(await ids({}, 'courseEditor')).toEqual([102, 101, 103]);
    expect(await ids({}, 'demo')).toEqual([103]);
    expect(await ids({}, 'otherAdmin')).toEqual([201]);
    expect((await list({ lang: '80102', keyword: '软件' })).list).toMatchObject([{ name: 'Software Engineering' }]);
    expect((await list({}, 'majorLeader')).list.map(({ id, edit }) => [id, edit])).toEqual([
      [102, false],
      [101, true],
      [103, false],
    ]);
  });

  it.each([
    [{ pageSize: 0 }, '30001'],
    [{ pageSize: 201 }, '30001'],
    [{ pageNum: 1e9 }, '30001'],
    [{ pageNum: '1' }, '30001'],
    [{ keyword: 'x'.repeat(201) }, '30001'],
    [{ departmentId: -1 }, '30001'],
    [{ departmentId: 21 }, '30003'],
    [{ departmentId: 999_999 }, '30004'],
  ])('refuse %j', async (request, code) => {
    const reply = await server.call(contract.listMajors, { as: 'collegeAdmin', body: { pageNum: 1, pageSize: 20, ...request } });
    expect(reply.code).toBe(code);
    expect(reply.message).toMatch(/\p{Script=Han}/u);
  });

  it('are made by whoever manages the department, changed by whoever manages them, each time with an audit row', async () => {
    const made = (await saveMajor({}, 'departmentManager')).data as Saved<unknown>;
    expect(made.version).toBe(1);
    expect(await saveMajor({ id: made.id, name: ' 智能科学 ', version: 1 }, 'departmentManager')).toMatchObject({
      code: '0',
      data: { version: 2 },
    });
    expect(await stored(made.id)).toMatchObject([{ name: '智能科学', departmentId: 11, standard: 'CEEAA-2024', createdBy: 3 }]);
    expect(await saveMajor({ id: 101, name: '软件', code: '', standard: '' }, 'majorLeader')).toMatchObject({ code: '0' });
    const [kept] = await stored(101);
    expect(kept?.translations.en?.name?.text).toBe('Software Engineering');
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'major'));
    expect(audit.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['created', made.id],
      ['updated', made.id],
      ['updated', 101],
    ]);
    expect(audit[2]).toMatchObject({ before: { name: '软件工程', departmentId: 11 }, after: { name: '软件', standard: '' } });
  });

  it('keep their objectives where a save does not name them, and say them to whoever edits alone', async () => {
    const english = { objectives: { text: 'Design software.', updatedAt: '2026-03-01T00:00:00Z' } };
    const body = { id: 101, name: '软件工程', code: '', standard: '', translations: { en: english } };
    expect(await saveMajor({ ...body, objectives: ' 能设计软件。\n能带队。 ' }, 'majorLeader')).toMatchObject({ code: '0' });
    expect(await saveMajor({ ...body, code: '080902' }, 'majorLeader')).toMatchObject({ code: '0' });
    expect(await stored(101)).toMatchObject([{ code: '080902', objectives: expect.stringContaining('能设计软件。\n能带队。') }]);
    const info = async (record?: '1') =>
      (await server.call(contract.getMajorInfo, { as: 'courseEditor', query: { majorid: 101, ...(record && { record }) } })).data;
    expect(await info('1')).toMatchObject({ objectives: expect.stringContaining('能设计软件。'), translations: { en: english } });
    expect(await info()).not.toHaveProperty('objectives');
    expect(JSON.stringify(await info())).not.toContain('Design software');
    expect(await saveMajor({ ...body, objectives: 'x'.repeat(20_001) }, 'majorLeader')).toMatchObject({ code: '30001' });
  });

  it('move to another department only by whoever manages both', async () => {
    const move = { id: 102, name: '计算机科学与技术', departmentId: 12 };
    expect((await saveMajor(move, 'departmentManager')).code).toBe('30003');
    expect((await saveMajor({ ...move, departmentId: 21 })).code).toBe('30003');
    expect((await saveMajor({ ...move, departmentId: 999_999 })).code).toBe('30004');
    expect(await stored(102)).toMatchObject([{ departmentId: 11, version: 1 }]);
    expect((await saveMajor(move)).code).toBe('0');
    expect(await stored(102)).toMatchObject([{ departmentId: 12 }]);
  });

  it.each([
    [{ name: '  ' }, '30001', '名称不能为空'],
    [{ name: 'x'.repeat(201) }, '30001', '名称最多 200 个字符'],
    [{ code: 'x'.repeat(21) }, '30001', '代码最多 20 个字符'],
    [{ standard: 'ABET' }, '30001', '认证标准不在可选范围内'],
    [{ id: -101 }, '30001', undefined],
    [{ departmentId: 21 }, '30003', undefined],
    [{ id: 201, departmentId: 21 }, '30003', undefined],
    [{ id: 999_999 }, '30004', undefined],
    [{ id: 101, version: 7 }, '30009', '该专业已被其他人修改，请选择保留哪一份内容。'],
  ])('refuse to be saved as %j', async (body, code, sentence) => {
    const before = await database.current.db.select().from(schema.majors);
    const reply = await saveMajor(body);
    expect(reply.code).toBe(code);
    if (sentence !== undefined) expect(reply.message).toContain(sentence);
    expect(await database.current.db.select().from(schema.majors)).toEqual(before);
  });

  it('go only without course units, softly, and not by whoever manages no more than the major', async () => {
    const remove = (id: number, as: Role = 'departmentManager') => server.call(contract.deleteMajor, { as, body: { id } });
    expect(await remove(101)).toMatchObject({ code: '30001', message: '该专业下还有 2 个课程单元，请先删除课程单元，再删除专业。' });
    expect((await remove(101, 'majorLeader')).code).toBe('30003');
    await database.current.db.update(schema.courseUnits).set({ deletedAt: new Date() }).where(eq(schema.courseUnits.majorId, 101));
    expect((await remove(101, 'majorLeader')).code).toBe('30003');
    expect(await remove(101)).toMatchObject({ code: '0', message: '删除成功' });
    expect((await stored(101))[0]?.deletedAt).not.toBeNull();
    expect(await ids({})).toEqual([102, 103]);
    expect((await remove(101)).code).toBe('30004');
    expect((await remove(201)).code).toBe('30003');
  });
});

function english(text: string) {
  return { text, updatedAt: '2026-03-01T00:00:00Z' };
}
