import * as contract from '@college/api-client/contract';
import type { CurrentDepartment, Saved } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnOneEngine('departments', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const save = (body: Record<string, unknown>, as: Role = 'collegeAdmin') =>
    server.call(contract.saveDepartment, { as, body: { id: 0, name: '人工智能学院', ...body } });
  const remove = (id: number, as: Role = 'collegeAdmin') => server.call(contract.deleteDepartment, { as, body: { id } });
  const rows = () => database.current.db.select().from(schema.departments).orderBy(schema.departments.id);
  const shown = async (record?: '1') => {
    const query = { collegeId: 1, userId: 1, ...(record ? { record } : {}) };
    const reply = await server.call(contract.getCurrentDepartment, { as: 'collegeAdmin', query, headers: { 'accept-language': 'en' } });
    return (reply.data as CurrentDepartment).departments;
  };

  it('are made, renamed and deleted by a manager of the college, each time with an audit row', async () => {
    const translations = { en: { name: { text: 'School of AI', updatedAt: '2026-03-01T00:00:00Z' } } };
    const made = (await save({ translations })).data as Saved<unknown>;
    expect((await shown()).map(({ name }) => name)).toEqual(['计算机学院', '机械学院', 'School of AI']);
    expect((await shown('1')).at(-1)).toMatchObject({ id: made.id, name: '人工智能学院', version: 1, translations, majors: [] });
    expect(await save({ id: made.id, name: ' 智能学院 ', version: 1 })).toMatchObject({ code: '0', data: { id: made.id, version: 2 } });
    expect((await shown('1')).at(-1)).toMatchObject({ name: '智能学院', translations });
    expect(await remove(made.id)).toMatchObject({ code: '0', message: '删除成功' });
    expect(await shown()).toHaveLength(2);
    expect((await rows()).at(-1)?.deletedAt).not.toBeNull();
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'department'));
    expect(audit.map(({ action, userId }) => [action, userId])).toEqual([
      ['created', 1],
      ['updated', 1],
      ['deleted', 1],
    ]);
  });

  it.each([
    [{ name: ' ' }, '30001', '名称不能为空'],
    [{ name: '计算机学院' }, '30001', '本校已有同名的院系。'],
    [{ id: 12, name: '计算机学院' }, '30001', '本校已有同名的院系。'],
    [{ id: 11, version: 9 }, '30009', '该院系已被其他人修改，请选择保留哪一份内容。'],
    [{ id: 21 }, '30003', '您没有进行此操作的权限。'],
    [{ id: 999_999 }, '30004', '找不到该数据，可能已被删除。'],
    [{ id: '11' }, '30001', undefined],
  ])('refuse to be saved as %j and stay as they are', async (body, code, sentence) => {
    const before = await rows();
    const reply = await save(body);
    expect(reply.code).toBe(code);
    if (sentence !== undefined) expect(reply.message).toContain(sentence);
    expect(await rows()).toEqual(before);
  });

  it('stay while they have majors, and belong to their own college', async () => {
    expect(await remove(11)).toMatchObject({ code: '30001', message: '该院系下还有 2 个专业，请先移走或删除专业，再删除院系。' });
    expect((await remove(21)).code).toBe('30003');
    expect((await remove(12, 'departmentManager')).code).toBe('30003');
    expect((await save({}, 'departmentManager')).code).toBe('30003');
    expect((await rows()).every(({ deletedAt }) => deletedAt === null)).toBe(true);
  });
});
