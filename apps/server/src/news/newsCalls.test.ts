import * as contract from '@college/api-client/contract';
import type { NewsItem, PageInfo, Saved } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const english = (text: string) => ({ text, updatedAt: '2026-03-01T00:00:00Z' });

describeOnEachEngine('news', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const save = (body: Record<string, unknown>, as: Role = 'collegeAdmin') =>
    server.call(contract.saveNews, { as, body: { id: 0, title: '选课通知', content: '第一轮选课今天开始。', ...body } });
  const list = async (query: Record<string, unknown> = {}, as: Role = 'courseEditor') => {
    const reply = await server.call(contract.listNews, { as, query });
    return (reply.data as PageInfo<NewsItem>).pageInfo;
  };
  const titles = async (query?: Record<string, unknown>, as?: Role) => (await list(query, as)).list.map(({ title }) => title);

  it('are written, changed and deleted by a manager of the college, each time with an audit row', async () => {
    const translations = { en: { title: english('Course selection') } };
    const made = (await save({ title: ' 选课通知 ', translations })).data as Saved<unknown>;
    expect(made).toMatchObject({ id: expect.any(Number), version: 1 });
    const stored = await server.call(contract.getNews, { as: 'courseEditor', query: { id: made.id } });
    expect(stored.data).toMatchObject({ title: '选课通知', version: 1, translations });
    expect(await save({ id: made.id, title: '选课第二轮', version: 1 })).toMatchObject({ code: '0', message: '保存成功' });
    const [item] = (await list()).list;
    expect(item).toMatchObject({ title: '选课第二轮', version: 2 });
    expect(item?.translations?.en?.title).toMatchObject({ text: 'Course selection', older: true });
    const deleted = await server.call(contract.deleteNews, { as: 'collegeAdmin', body: { id: made.id } });
    expect(deleted).toMatchObject({ code: '0', message: '删除成功' });
    expect(await list()).toEqual({ list: [], total: 0 });
    const [kept] = await database.current.db.select().from(schema.news).where(eq(schema.news.id, made.id));
    expect(kept?.deletedAt).not.toBeNull();
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'news'));
    expect(audit.map(({ action, userId }) => [action, userId])).toEqual([
      ['created', 1],
      ['updated', 1],
      ['deleted', 1],
    ]);
  });

  it('are listed latest first, by default twenty per page', async () => {
    for (let index = 1; index <= 21; index += 1) {
      await save({ title: `通知${index}` });
      if (index % 2 === 0) server.wait(1000);
    }
    expect((await list()).total).toBe(21);
    expect((await titles()).slice(0, 3)).toEqual(['通知21', '通知20', '通知19']);
    expect(await titles()).toHaveLength(20);
    expect(await titles({ pageNum: 2 })).toEqual(['通知1']);
    expect(await titles({ pageNum: 3, pageSize: 10 })).toEqual(['通知1']);
    expect(await titles({ pageNum: 1_000_000 })).toEqual([]);
    expect((await server.call(contract.listNews, { as: 'courseEditor', query: { pageNum: 1e9 } })).code).toBe('30001');
  });

  it('are found by a word of title or text in either language, and by nothing that only looks like a pattern', async () => {
    await save({ title: '100%_学分', content: '互认' });
    await save({ title: '校历', content: '寒假安排', translations: { en: { content: english('Winter break') } } });
    expect(await titles({ keyword: ' 寒假 ' })).toEqual(['校历']);
    expect(await titles({ keyword: 'wINTER' })).toEqual(['校历']);
    expect(await titles({ keyword: '%_' })).toEqual(['100%_学分']);
    expect(await titles({ keyword: "%_\\'" })).toEqual([]);
  });

  it('of another college are neither shown nor changed', async () => {
    const { id } = (await save({})).data as Saved<unknown>;
    expect(await titles({}, 'otherAdmin')).toEqual([]);
    expect((await server.call(contract.getNews, { as: 'otherAdmin', query: { id } })).code).toBe('30004');
    expect((await save({ id, version: 1 }, 'otherAdmin')).code).toBe('30004');
    expect((await server.call(contract.deleteNews, { as: 'otherAdmin', body: { id } })).code).toBe('30004');
    expect((await list()).total).toBe(1);
  });

  it.each([
    [{ title: ' ' }, '30001', '标题不能为空'],
    [{ content: '\n' }, '30001', '正文不能为空'],
    [{ title: '长'.repeat(201) }, '30001', '标题最多 200 个字符'],
    [{ id: 999_999 }, '30004', '找不到该新闻，可能已被删除。'],
    [{ id: -1 }, '30001', '编号不能小于 0'],
  ])('refuse to be saved as %j and keep nothing', async (body, code, sentence) => {
    expect(await save(body)).toMatchObject({ code, message: sentence });
    expect((await list()).total).toBe(0);
  });

  it('that somebody else saved first are returned as stored', async () => {
    const { id } = (await save({})).data as Saved<unknown>;
    await save({ id, content: '第二轮选课明天开始。', version: 1 });
    const reply = await save({ id, content: '第三轮。', version: 1 });
    expect(reply).toMatchObject({ code: '30009', data: { id, content: '第二轮选课明天开始。', version: 2 } });
    expect((await list()).list[0]?.content).toBe('第二轮选课明天开始。');
  });
});
