import * as contract from '@college/api-client/contract';
import type { Qualification } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';

const rows = [
  ['教师资格', '教育部', '准入类', '《中华人民共和国教师法》'],
  ['注册测绘师', '自然资源部', '准入类', '《中华人民共和国测绘法》'],
  ['统计专业技术资格', '国家统计局', '水平评价类', '《中华人民共和国统计法》'],
] as const;

describeOnEachEngine('the directory of qualifications', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const stored = rows.map(([name, department, typeName, depending], position) => ({ position, name, department, typeName, depending }));
    const english = { en: { name: { text: 'Teacher', updatedAt: '2026-03-01T00:00:00Z' } } };
    await database.current.db
      .insert(schema.qualifications)
      .values([
        { edition: '2017', position: 0, name: '旧资格', department: '', typeName: '', depending: '' },
        ...stored.map((row) => ({ edition: '2021', ...row, ...(row.position === 0 && { translations: english }) })),
      ]);
  });

  const page = async (body: Record<string, unknown> = {}) => {
    const sent = { pageNum: 1, pageSize: 20, name: '', lang: '80101', ...body };
    return (await server.call(contract.listQualifications, { as: 'courseEditor', body: sent })).data as {
      list: Qualification[];
      total: number;
    };
  };
  const names = async (body?: Record<string, unknown>) => (await page(body)).list.map(({ name }) => name);

  it('shows the latest edition in its order, page by page', async () => {
    expect(await names()).toEqual(['教师资格', '注册测绘师', '统计专业技术资格']);
    expect(await page({ pageNum: 2, pageSize: 2 })).toMatchObject({
      list: [{ name: '统计专业技术资格', depending: rows[2][3] }],
      total: 3,
    });
    expect(await names({ pageNum: 1_000_000 })).toEqual([]);
  });

  it.each([
    ['资格', ['教师资格', '统计专业技术资格']],
    ['zccs', []],
    ['zcch', ['注册测绘师']],
    ['TEACHER', ['教师资格']],
    ['教育部', []],
    ["%_\\'", []],
  ])('finds by the name %s', async (name, found) => expect(await names({ name })).toEqual(found));

  it('finds by every word of a row, and returns it in the form of a search', async () => {
    const search = async (keyword: string) =>
      (await server.call(contract.searchQualifications, { as: 'courseEditor', body: { pageNo: 1, pageSize: 20, keyword } })).data;
    expect(await search('教育部')).toMatchObject({ pageNum: 1, total: 1, list: [{ name: '教师资格' }] });
    expect(await search('水平评价')).toMatchObject({ total: 1 });
  });

  it('returns English where it exists and is requested, with the Chinese', async () => {
    expect(await names({ lang: '80102' })).toEqual(['Teacher', '注册测绘师', '统计专业技术资格']);
  });

  it('follows the table, whoever changed it', async () => {
    expect(await names({ name: '护士' })).toEqual([]);
    await database.current.db.insert(schema.qualifications).values({
      edition: '2021',
      position: 3,
      name: '护士执业资格',
      department: '国家卫生健康委',
      typeName: '准入类',
      depending: '《护士条例》',
    });
    expect(await names({ name: '护士' })).toEqual(['护士执业资格']);
  });
});
