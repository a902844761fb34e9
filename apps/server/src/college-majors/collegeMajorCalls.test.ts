import * as contract from '@college/api-client/contract';
import type { CollegeMajorResponse, PageInfo, SearchPage } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { putProfessionOptions } from '../db/reference/professionOptions';
import { describeOnEachEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const computing = 1809;
const fields = {
  id: 0,
  name: '软件工程',
  typeId: computing,
  standardId: 1001,
  academicYearsId: 1001,
  code: '080902',
  stdKeywords: '需求；设计',
  score: 0.3,
  goals: '培养',
  academicSystem: JSON.stringify([
    { courseIds: [1001], score: 0.1 },
    { courseIds: [1002, 1003], score: 0.2 },
  ]),
  comments: '',
  relates: JSON.stringify([{ label: '工程师', occupationLevel: 4, demandType: 1 }]),
};
const english = { 'accept-language': 'en' };

describeOnEachEngine('college majors', (database) => {
  const server = testServer(() => database.current);
  beforeAll(async () => {
    await setScene(database.current);
    await database.current.transaction(putProfessionOptions);
  });
  beforeEach(async () => void (await database.current.db.execute('truncate college_majors, audit_log restart identity')));

  const add = (body: object = {}, as: Role = 'collegeAdmin') => server.call(contract.addCollegeMajor, { as, body: { ...fields, ...body } });
  const update = (body: object, as: Role = 'collegeAdmin') =>
    server.call(contract.updateCollegeMajor, { as, body: { ...fields, ...body } });
  const remove = (id: number, as: Role = 'collegeAdmin') => server.call(contract.deleteCollegeMajor, { as, query: { id } });
  const detail = (id: number, as: Role = 'courseEditor') => server.call(contract.getCollegeMajor, { as, query: { id } });
  const rows = () => database.current.db.select().from(schema.collegeMajors).orderBy(schema.collegeMajors.id);
  const made = async (body: object = {}, as: Role = 'collegeAdmin') => (await add(body, as)).data as { id: number; version: number };
  const page = async (body: object = {}, as: Role = 'courseEditor') => {
    const reply = await server.call(contract.listCollegeMajors, { as, body: { pageNum: 1, pageSize: 20, orderMap: {}, ...body } });
    return (reply.data as PageInfo<CollegeMajorResponse>).pageInfo;
  };
  const found = async (keyword: string, as: Role = 'courseEditor') => {
    const reply = await server.call(contract.searchCollegeMajors, { as, body: { pageNo: 1, pageSize: 20, keyword } });
    return reply.data as SearchPage<CollegeMajorResponse>;
  };
  const namesOf = ({ list }: { list: readonly { name: string }[] }) => list.map(({ name }) => name);

  it('are added, read, changed and deleted by the managers of a college, each time with an audit row', async () => {
    const translations = { en: { name: { text: 'Software Engineering', updatedAt: '2026-03-01T00:00:00Z' } } };
    expect(await add({ translations })).toMatchObject({ code: '0', message: '保存成功', data: { version: 1 } });
    const { id } = (await rows())[0]!;
    const { typeId, standardId, academicYearsId, ...rest } = fields;
    const ids = { type: { id: typeId, name: '计算机类' }, standard: { id: standardId }, academicYears: { id: academicYearsId } };
    expect((await detail(id)).data).toEqual({ ...rest, ...ids, id, version: 1, translations });
    const inEnglish = await server.call(contract.getCollegeMajor, { as: 'majorEditor', query: { id }, headers: english });
    expect(inEnglish.data).toMatchObject({ name: '软件工程', type: { name: 'Computing' } });

    expect(await update({ id, version: 1, name: ' 软件 ', standardId: null })).toMatchObject({ code: '0', data: { id, version: 2 } });
    const changed = (await detail(id)).data as CollegeMajorResponse;
    expect(changed).toMatchObject({ name: '软件', standard: { id: null }, version: 2 });
    expect(changed.translations?.en?.['name']).toMatchObject({ text: 'Software Engineering', older: true });

    expect(await remove(id)).toMatchObject({ code: '0', message: '删除成功', data: true });
    expect((await detail(id)).code).toBe('30004');
    expect((await remove(id)).code).toBe('30004');
    expect(await page()).toEqual({ list: [], total: 0 });
    expect((await rows())[0]?.deletedAt).not.toBeNull();
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'collegeMajor'));
    expect(audit.map(({ action, entityId, userId }) => [action, entityId, userId])).toEqual(
      ['created', 'updated', 'deleted'].map((action) => [action, id, 1]),
    );
    // A code is free again once its major is gone.
    expect((await add()).code).toBe('0');
  });

  it.each([
    [{ name: ' ' }, '专业名称不能为空'],
    [{ typeId: 0 }, '专业类不能小于 1'],
    [{ typeId: 1899 }, '没有这个专业类，请重新选择。'],
    [{ standardId: 7 }, '没有这个质量标准，请重新选择。'],
    [{ academicYearsId: 7 }, '没有这个修业年限，请重新选择。'],
    [{ academicSystem: '[]', score: 0 }, '学制体系不能为空，请至少填写一行。'],
    [{ academicSystem: '', score: 0 }, '学制体系不能为空，请至少填写一行。'],
    [{ academicSystem: '[{"courseIds":[],"score":1}]', score: 1 }, '学制体系第 1 行没有选择课程。'],
    [
      { academicSystem: '[{"courseIds":[1001],"score":1},{"courseIds":[1001,99],"score":1}]', score: 2 },
      '学制体系第 2 行有不存在的课程，请重新选择。',
    ],
    [{ academicSystem: '{"courseIds"' }, '学制体系不是有效的列表'],
    [{ academicSystem: '[{"courseIds":[1001],"score":-1}]' }, '学制体系不是有效的列表'],
    [{ relates: 'null' }, '相关专业不是有效的列表'],
    [{ relates: '[{"label":" "}]' }, '第 1 个相关专业没有名称。'],
    [{ score: 0.30000000000000004 }, '学分必须等于学制体系各行学分之和 0.3。'],
    [{ score: 160 }, '学分必须等于学制体系各行学分之和 0.3。'],
    [{ code: ' 080910t ' }, '本校已有专业代码为 080910t 的专业。'],
    [{ goals: 'a\u0000b' }, '培养目标'],
    [{ relates: '[{"label":"a\\u0000"}]' }, '相关专业'],
    [{ relates: '[{"label":"\\ud800"}]' }, '相关专业'],
    [{ relates: '['.repeat(50_000) }, '相关专业不是有效的列表'],
  ])('refuse %j with a sentence, and nothing changes', async (wrong, sentence) => {
    const { id } = await made({ code: '080910T' });
    const other = await made();
    const before = await rows();
    for (const reply of [await add({ code: '0801', ...wrong }), await update({ id: other.id, ...wrong })]) {
      expect([reply.status, reply.code, reply.message]).toEqual([200, '30001', expect.stringContaining(sentence)]);
    }
    expect(await rows()).toEqual(before);
    // Its own code is not another's.
    expect((await update({ id, code: '080910t' })).code).toBe('0');
  });

  it('respond to an old version with the current record', async () => {
    const { id } = await made();
    await update({ id, version: 1, goals: '他人的目标' });
    const reply = await update({ id, version: 1, goals: '我的目标' });
    expect(reply).toMatchObject({ code: '30009', data: { id, version: 2, goals: '他人的目标', type: { name: '计算机类' } } });
  });

  it('of two with one code that are added at the same time, one is refused', async () => {
    const replies = await Promise.all([add(), add()]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30001']);
    expect(await rows()).toHaveLength(1);
  });

  it('belong to their own college', async () => {
    const { id } = await made({}, 'otherAdmin');
    expect((await add()).code).toBe('0');
    expect([(await detail(id)).code, (await update({ id })).code, (await remove(id)).code]).toEqual(['30004', '30004', '30004']);
    expect(await page()).toMatchObject({ total: 1 });
    expect(await found('软件')).toMatchObject({ total: 1 });
    expect((await detail(id, 'otherAdmin')).code).toBe('0');
    expect((await add({ code: '' }, 'departmentManager')).code).toBe('30003');
    expect((await page({}, 'otherAdmin')).list.map((major) => major.id)).toEqual([id]);
  });

  describe('in a list', () => {
    const relates = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => ({ label: `职业${index}` })));
    beforeEach(async () => {
      await add({ name: '软件工程', relates: relates(2) });
      await add({ name: '人工智能', code: '080717T', typeId: 1807, relates: relates(1) });
      await add({ name: '法学', code: '', typeId: 1301, relates: relates(3) });
    });

    it.each([
      [{}, ['人工智能', '软件工程', '法学']],
      [{ orderMap: { relate_count: 0 } }, ['法学', '软件工程', '人工智能']],
      [{ orderMap: { relate_count: 1 } }, ['人工智能', '软件工程', '法学']],
      [{ orderMap: { create_time: 1 } }, ['软件工程', '人工智能', '法学']],
      [{ pageNum: 2, pageSize: 2 }, ['法学']],
      [{ type: computing }, ['软件工程']],
      [{ type: 1008 }, ['人工智能', '软件工程']],
      [{ type: '工学' }, ['人工智能', '软件工程']],
      [{ type: '没有' }, []],
      [{ codeOrId: '0809' }, ['软件工程']],
      [{ codeOrId: '717t' }, ['人工智能']],
      [{ codeOrId: 1003 }, ['法学']],
      [{ codeOrId: "%_\\'" }, []],
      [{ keyword: '工程' }, ['软件工程']],
      [{ keyword: '08', orderMap: { relate_count: 0 } }, ['软件工程', '人工智能']],
    ])('as %j asks', async (request, names) => {
      const { list, total } = await page(request);
      expect(list.map(({ name }) => name)).toEqual(names);
      if (!('pageNum' in request)) expect(total).toBe(names.length);
    });

    it.each([
      ['rjgc', ['软件工程']],
      ['计算机类', ['软件工程']],
      ['工学', ['人工智能', '软件工程']],
      ['080717t', ['人工智能']],
      ['０８０９', ['软件工程']],
      ["%_\\'", []],
      ['computing', ['软件工程']],
    ])('are found by %s', async (keyword, names) => expect(namesOf(await found(keyword))).toEqual(names));

    it('are found under their new name at once', async () => {
      await found('软件');
      const [stored] = (await page({ type: computing })).list;
      await update({ id: stored!.id, name: '网络工程' });
      expect(namesOf(await found('软件'))).toEqual([]);
      expect(namesOf(await found('网络'))).toEqual(['网络工程']);
    });

    it('refuse a page that no list has, and id 0', async () => {
      const far = { pageNum: 10 ** 9, pageSize: 20, orderMap: {} };
      expect(await server.call(contract.listCollegeMajors, { as: 'demo', body: far })).toMatchObject({ status: 200, code: '30003' });
      expect(await server.call(contract.listCollegeMajors, { as: 'courseEditor', body: far })).toMatchObject({ code: '30001' });
      expect((await detail(0)).code).toBe('30001');
    });

    it('are children of their classes of the standard', async () => {
      const reply = await server.call(contract.listStandardsCatalogue, { as: 'courseEditor' });
      const standards = reply.data as contract.StandardCategory[];
      expect(standards).toHaveLength(12);
      const classes = standards.flatMap((category) => category.classes);
      expect(classes).toHaveLength(92);
      expect(classes.find(({ code }) => code === '0809')).toMatchObject({
        name: '计算机类',
        majors: [{ name: '软件工程', code: '080902' }],
      });
      expect(standards[0]).toMatchObject({ code: '01', name: '哲学' });
    });
  });

  it('offer the choices of their form in the requested language', async () => {
    const options = async (endpoint: contract.Endpoint) => (await server.call(endpoint, { as: 'courseEditor', headers: english })).data;
    expect(await options(contract.listProfessionTypes)).toHaveLength(12);
    expect(await options(contract.listProfessionYears)).toEqual([
      { label: 'Four years', value: 1001 },
      { label: 'Five years', value: 1002 },
    ]);
    expect(await options(contract.listProfessionStandards)).toMatchObject([{ value: 1001 }]);
    expect(await options(contract.listProfessionSystem)).toHaveLength(5);
  });

  it('have English that a translator saves', async () => {
    const { id } = await made();
    const list = [{ kind: 'collegeMajor', id, texts: { goals: 'To educate' } }];
    expect((await server.call(contract.saveTranslations, { as: 'majorLeader', body: { list } })).code).toBe('30003');
    expect((await server.call(contract.saveTranslations, { as: 'collegeAdmin', body: { list } })).code).toBe('0');
    expect((await detail(id)).data).toMatchObject({ version: 2, translations: { en: { goals: { text: 'To educate' } } } });
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'collegeMajor'));
    expect(audit.map(({ action }) => action)).toEqual(['created', 'updated']);
  });
});
