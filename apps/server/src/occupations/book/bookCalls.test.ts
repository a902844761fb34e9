import * as contract from '@college/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { testServer } from '../../testing/testServer';
import { setOccupationScene } from '../occupationScene.test-data';

describeOnOneEngine('classification calls', (database) => {
  const server = testServer(() => database.current);
  let levelOf: (code: string) => Promise<number>;
  beforeAll(async () => {
    ({ levelOf } = await setOccupationScene(database.current));
    const { db } = database.current;
    const [parent] = [await levelOf('2-02-10')];
    const entry = { parentId: parent, edition: '2022', origin: 'loaded' } as const;
    await db.insert(schema.occupationEntries).values([
      {
        ...entry,
        id: 9001,
        code: '2-02-10-93',
        title: '深海软件工程技术人员',
        english: 'Deep-sea software engineers',
        description: '从事软件研究的人员。',
        tasks: ['研究方法', '编写程序'],
        professions: ['深海软件架构师'],
        marks: 'S',
      },
      { ...entry, id: 9002, code: '2-02-10-97', title: '信息安全工程技术人员' },
    ]);
    await db.insert(schema.occupationAliases).values({ code: '2-02-13-03', entryId: 9001 });
  });

  async function book(query: Record<string, string> = {}) {
    const reply = await server.call(contract.getOccupationBook, { as: 'courseEditor', query });
    return contract.getOccupationBook.data.parse(reply.data);
  }

  async function found(keyword: string) {
    const reply = await server.call(contract.searchOccupationBook, { as: 'courseEditor', query: { keyword } });
    return contract.searchOccupationBook.data.parse(reply.data).map(({ code }) => code);
  }

  it('lists the eight major classes at the top, in the requested language', async () => {
    expect(await book()).toMatchObject({ level: -1, list: expect.arrayContaining([{ code: '2', title: '专业技术人员' }]) });
    const english = await book({ lang: '80102' });
    expect(english.list.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(english.list[1]?.title).toBe('Professional and technical personnel');
  });

  it.each([
    ['2', 0, '下设中类'],
    ['2-02', 1, '下设小类'],
    ['2-02-10', 2, '下设职业'],
  ])('%s is a class of level %i with what stands below it', async (code, level, subtitle) => {
    const entry = await book({ code });
    expect(entry).toMatchObject({ level, subtitle, code, task: [] });
    expect(entry.desc).toMatch(/^[大中小]类，下设 \d+ 个(?:[中小]类|职业)。$/);
    expect(entry.list.length).toBeGreaterThan(0);
    expect(entry.list.every((child) => child.code.startsWith(`${code}-`))).toBe(true);
  });

  it('returns an occupation with its description, tasks and professions, by its old code too', async () => {
    const entry = await book({ code: '2-02-10-93' });
    expect(entry).toMatchObject({
      level: 3,
      list: [],
      title: '深海软件工程技术人员',
      desc: '从事软件研究的人员。',
      subtitle: '主要工作任务',
      task: ['研究方法', '编写程序'],
      professions: ['深海软件架构师'],
    });
    expect(await book({ code: '2-02-13-03' })).toEqual(entry);
    expect((await book({ code: '2-02-10-93', lang: '80102' })).title).toBe('Deep-sea software engineers');
    expect((await book({ code: '2', lang: '80102' })).desc).toMatch(/^Major category with \d+ middle categories\.$/);
    expect((await book({ code: '2-02-10-97' })).desc).toBe('职业。');
  });

  it.each(['9', '2-77', "'; drop table users; --", '%'])('reports that there is no %s', async (code) => {
    const reply = await server.call(contract.getOccupationBook, { as: 'courseEditor', query: { code } });
    expect(reply).toMatchObject({ code: '30004', message: '职业分类大典中没有这个编码。' });
  });

  it('finds entries by name, profession, code, old code, English and initials, the best first', async () => {
    expect((await found('深海软件工程技术人员'))[0]).toBe('2-02-10-93');
    expect((await found('深海软件架构'))[0]).toBe('2-02-10-93');
    expect((await found('２－０２－１０'))[0]).toBe('2-02-10');
    expect(await found('2-02-13-03')).toContain('2-02-10-93');
    expect((await found('SEA SOFTWARE'))[0]).toBe('2-02-10-93');
    expect((await found('shrjjgs'))[0]).toBe('2-02-10-93');
    expect((await found('人员')).length).toBe(50);
    for (const keyword of ['', '  ', "%_\\'"]) expect(await found(keyword)).toEqual([]);
  });

  it('reports how much of the classification is loaded', async () => {
    const reply = await server.call(contract.getOccupationBookFacts, { as: 'courseEditor' });
    const facts = contract.getOccupationBookFacts.data.parse(reply.data);
    expect(facts).toMatchObject({ edition: '2022', shipped: { major: 8, middle: 79 }, aliases: expect.any(Number) });
    expect(facts.shipped.occupation).toBeGreaterThanOrEqual(2);
    expect(facts.official).toEqual({ major: 8, middle: 79, sub: 449, occupation: 1639 });
    expect(facts.source.note).toContain('2 条由学校导入');
  });

  it('finds what was changed since, also when that was in another process', async () => {
    expect(await found('量子')).toEqual([]);
    await database.current.db.insert(schema.occupationEntries).values({
      parentId: await levelOf('2-02-10'),
      code: '2-02-10-98',
      title: '量子软件工程技术人员',
      edition: '2022',
      origin: 'loaded',
    });
    expect(await found('量子')).toEqual(['2-02-10-98']);
  });

  describe('levels', () => {
    const levels = async (headers: Record<string, string> = {}) => {
      const reply = await server.call(contract.listOccupationLevels, { as: 'courseEditor', headers });
      return contract.listOccupationLevels.data.parse(reply.data);
    };

    it('are a tree with the same ids in both languages', async () => {
      const chinese = await levels();
      expect(chinese).toHaveLength(8);
      expect(chinese[1]?.label).toBe('专业技术人员');
      expect(chinese[1]?.children?.map(({ label }) => label)).toContain('工程技术人员');
      const english = await levels({ 'accept-language': 'en' });
      expect(english.map(({ value }) => value)).toEqual(chinese.map(({ value }) => value));
      expect(english[1]?.label).toBe('Professional and technical personnel');
    });
  });
});
