import * as contract from '@college/api-client/contract';
import { occupationResponseSchema, type OccupationResponse } from '@college/curriculum-model';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import { testServer } from '../../testing/testServer';
import { aRequest, setOccupationScene } from '../occupationScene.test-data';

describeOnEachEngine('occupation records', (database) => {
  const server = testServer(() => database.current);
  let levelOf: (code: string) => Promise<number>;
  beforeEach(async () => {
    ({ levelOf } = await setOccupationScene(database.current));
    server.forgetSessions();
  });

  const send = (endpoint: contract.Endpoint, body: unknown, as: 'collegeAdmin' | 'otherAdmin' = 'collegeAdmin') =>
    server.call(endpoint, { as, body });

  async function add(changes: Record<string, unknown> = {}): Promise<number> {
    const reply = await send(contract.addOccupation, aRequest(await levelOf('2-02-10'), changes));
    expect(reply).toMatchObject({ code: '0', message: '保存成功' });
    return contract.addOccupation.data.parse(reply.data).id;
  }

  async function get(id: number, { language = 'zh', record = '1' } = {}): Promise<OccupationResponse> {
    const reply = await server.call(contract.getOccupation, {
      as: 'courseEditor',
      query: { id, record },
      headers: { 'accept-language': language },
    });
    return occupationResponseSchema.parse(reply.data);
  }

  async function page(changes: Record<string, unknown> = {}) {
    const reply = await server.call(contract.listOccupations, {
      as: 'courseEditor',
      body: { pageNum: 1, pageSize: 20, orderMap: {}, ...changes },
    });
    const { pageInfo } = contract.listOccupations.data.parse(reply.data);
    return { total: pageInfo.total, names: pageInfo.list.map(({ name }) => name) };
  }

  it('keeps a year that is no longer offered, and rejects any other such year', async () => {
    const id = await add();
    await database.current.db.update(schema.occupations).set({ publishId: 77 });
    const levelId = await levelOf('2-02-10');
    expect((await send(contract.updateOccupation, aRequest(levelId, { id, publishId: 77 }))).code).toBe('0');
    expect((await get(id)).publish).toEqual({ id: 77 });
    const other = await send(contract.updateOccupation, aRequest(levelId, { id, publishId: 78 }));
    expect(other).toMatchObject({ code: '30001', data: { field: 'publishId' } });
  });

  it('stores what the form sends, with the path of its category', async () => {
    const record = await get(await add());
    expect(record).toMatchObject({
      name: '软件工程师',
      lvlKeywords: '软件 开发',
      type: { id: 1004 },
      publish: { id: 1001 },
      content: '设计和开发软件',
      skills: '[{"courseIds":[1,2],"score":60}]',
      code: '2-02-10-03',
      version: 1,
    });
    const level = await levelOf('2-02-10');
    expect(record.levels).toMatchObject([{ label: '专业技术人员', children: [{ label: '工程技术人员', children: [{ value: level }] }] }]);
  });

  describe('refuses, and stores nothing', () => {
    it.each([
      ['no name', { occupationName: '  ' }, '职业名称', undefined],
      ['a category that is not there', { levelId: 999_999 }, '所选的职业类别不存在', 'levelId'],
      ['a level that is not there', { typeId: 7 }, '所选的职业等级不存在', 'typeId'],
      ['a year that is not there', { publishId: 7 }, '所选的发布年份不存在', 'publishId'],
      ['no skill', { skills: '[]' }, '请至少填写一项技能要求', 'skills'],
      ['a skill row without a skill', { skills: '[{"courseIds":[],"score":1}]' }, '第 1 项技能要求没有选择技能', 'skills'],
      ['a skill of another college', { skills: '[{"courseIds":[9],"score":1}]' }, '不存在的技能', 'skills'],
      ['a proportion of 101', { skills: '[{"courseIds":[1],"score":101}]' }, '必须在 0 到 100 之间', 'skills'],
      ['proportions over 100', { skills: '[{"courseIds":[1],"score":60},{"courseIds":[2],"score":40.5}]' }, '合计不能超过 100', 'skills'],
      ['a code that exists', { occupationCode: ' 1-01 ' }, '职业编码「1-01」已被本校的另一个职业使用', 'occupationCode'],
      ['an id', { id: 4 }, '编号必须为 0', undefined],
    ])('%s', async (_, changes, sentence, field) => {
      await add({ occupationCode: '1-01' });
      const before = await page();
      const reply = await send(contract.addOccupation, { ...aRequest(await levelOf('2-02-10')), ...changes });
      expect(reply.code).toBe('30001');
      expect(reply.message).toContain(sentence);
      expect(reply.data).toEqual(field === undefined ? null : { field });
      expect(await page()).toEqual(before);
    });

    it('one code saved twice at the same moment', async () => {
      const request = aRequest(await levelOf('2-02-10'));
      const replies = await Promise.all([send(contract.addOccupation, request), send(contract.addOccupation, request)]);
      expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30001']);
    });
  });

  it('lets two colleges have the same code, and a deleted one be used again; no code is no clash', async () => {
    const id = await add();
    const foreign = aRequest(await levelOf('2-02-10'), { skills: '[{"courseIds":[9],"score":1}]' });
    expect((await send(contract.addOccupation, foreign, 'otherAdmin')).code).toBe('0');
    expect((await server.call(contract.deleteOccupation, { as: 'collegeAdmin', query: { id } })).message).toBe('删除成功');
    await add();
    await add({ occupationCode: '' });
    await add({ occupationCode: '' });
  });

  it('returns to the second of two savers what the first one stored', async () => {
    const id = await add();
    const request = aRequest(await levelOf('2-02-10'), { id, version: 1, occupationName: '甲' });
    const first = await send(contract.updateOccupation, request);
    expect(contract.updateOccupation.data.parse(first.data)).toMatchObject({ id, version: 2 });
    const second = await send(contract.updateOccupation, { ...request, occupationName: '乙' });
    expect(second.code).toBe('30009');
    expect(second.data).toMatchObject({ id, name: '甲', version: 2 });
    expect((await get(id)).name).toBe('甲');
  });

  it('leaves an audit row for each write', async () => {
    const id = await add();
    await send(contract.updateOccupation, aRequest(await levelOf('2-02'), { id, occupationName: '改名' }));
    await server.call(contract.deleteOccupation, { as: 'collegeAdmin', query: { id } });
    const rows = await database.current.db.select().from(schema.auditLog).orderBy(schema.auditLog.id);
    expect(rows.map(({ entity, entityId, action }) => [entity, entityId, action])).toEqual([
      ['occupation', id, 'created'],
      ['occupation', id, 'updated'],
      ['occupation', id, 'deleted'],
    ]);
    expect(rows[1]).toMatchObject({ before: { name: '软件工程师' }, after: { name: '改名' } });
    expect(await page()).toEqual({ total: 0, names: [] });
  });

  it('shows and changes no record of another college', async () => {
    const id = await add();
    const query = { id };
    expect((await server.call(contract.getOccupation, { as: 'otherAdmin', query })).code).toBe('30004');
    expect((await server.call(contract.deleteOccupation, { as: 'otherAdmin', query })).code).toBe('30004');
    expect((await send(contract.updateOccupation, aRequest(await levelOf('2'), { id }), 'otherAdmin')).code).toBe('30004');
    const listed = await server.call(contract.searchOccupations, { as: 'otherAdmin', body: { pageNo: 1, pageSize: 20, keyword: '' } });
    expect(listed.data).toMatchObject({ total: 0 });
  });

  it('filters by a category with all below it, by code and by id, and sorts by time', async () => {
    const [middle, other] = [await levelOf('2-02'), await levelOf('4')];
    const first = await add({ occupationName: '甲', occupationCode: 'A-1' });
    server.wait(1000);
    await add({ occupationName: '乙', occupationCode: 'A_2', levelId: other });
    server.wait(1000);
    await send(contract.updateOccupation, aRequest(await levelOf('2-02-10'), { id: first, occupationName: '甲', occupationCode: 'A-1' }));
    expect((await page({ orderMap: {} })).names).toEqual(['乙', '甲']);
    expect((await page({ orderMap: { create_time: 1 } })).names).toEqual(['甲', '乙']);
    expect((await page({ orderMap: { update_time: 0 } })).names).toEqual(['甲', '乙']);
    expect((await page({ orderMap: { update_time: 1 } })).names).toEqual(['乙', '甲']);
    expect((await page({ lvl: middle })).names).toEqual(['甲']);
    expect((await page({ lvl: '2' })).names).toEqual(['甲']);
    expect((await page({ lvl: 999_999 })).total).toBe(0);
    expect((await page({ codeOrId: 'ａ-' })).names).toEqual(['甲']);
    expect((await page({ codeOrId: '_' })).names).toEqual(['乙']);
    expect((await page({ codeOrId: String(first) })).names).toEqual(['甲']);
    expect((await page({ codeOrId: "%_\\'" })).total).toBe(0);
    expect(await page({ pageNum: 1_000_000 })).toEqual({ total: 2, names: [] });
    expect((await send(contract.listOccupations, { pageNum: 1e9, pageSize: 20, orderMap: {} })).code).toBe('30001');
  });

  it('searches names, keywords, codes, English and initials, the best first', async () => {
    const translations = { en: { name: { text: 'Tester', updatedAt: '2026-03-01T00:00:00Z' } } };
    await add({ occupationName: '高级软件测试员', occupationCode: '7', translations });
    await add({ occupationName: '软件', occupationCode: '8', lvlKeywords: '' });
    const search = async (keyword: string) => {
      const reply = await server.call(contract.searchOccupations, { as: 'courseEditor', body: { pageNo: 1, pageSize: 20, keyword } });
      return contract.searchOccupations.data.parse(reply.data).list.map(({ name }) => name);
    };
    expect(await search('软件')).toEqual(['软件', '高级软件测试员']);
    expect(await search('rjcs')).toEqual(['高级软件测试员']);
    expect(await search('TEST')).toEqual(['高级软件测试员']);
    expect(await search('8')).toEqual(['软件']);
    expect(await search('')).toHaveLength(2);
    expect(await search("%_\\'")).toEqual([]);
    await add({ occupationName: '软件工程师', occupationCode: '9' });
    expect(await search('软件')).toHaveLength(3);
  });

  it('shows English to its readers, marks it when the Chinese changes, and keeps it where a save does not include it', async () => {
    const english = { text: 'Keywords', updatedAt: '2026-03-01T00:00:00Z' };
    const translations = { en: { name: { text: 'Software engineer', updatedAt: english.updatedAt }, lvlKeywords: english } };
    const id = await add({ translations });
    expect((await get(id, { language: 'en', record: '0' })).name).toBe('Software engineer');
    expect((await get(id, { language: 'en' })).name).toBe('软件工程师');
    await send(contract.updateOccupation, aRequest(await levelOf('2-02'), { id, lvlKeywords: '新的' }));
    const { translations: kept } = await get(id);
    expect(kept?.en).toMatchObject({ name: { text: 'Software engineer' }, lvlKeywords: { ...english, older: true } });
    expect(kept?.en?.name?.older).toBeUndefined();
  });
});
