import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../../../db';
import { describeOnOneEngine } from '../../../db/testing';
import { contentsOf } from '../../../testing/contentsOf';
import { testServer } from '../../../testing/testServer';
import { writeSheet } from '../../../workbook';
import { aRequest, setOccupationScene } from '../../occupationScene.test-data';

const { auditLog, occupations } = schema;
const header = ['职业名称', '职业编码', '职业类别', '职业等级', '发布年份', '主要工作内容', '技能要求', '类别关键词'];

describeOnOneEngine('a file with occupation records', (database) => {
  const server = testServer(() => database.current);
  let levelOf: (code: string) => Promise<number>;
  beforeEach(async () => {
    ({ levelOf } = await setOccupationScene(database.current));
    server.forgetSessions();
  });

  async function load(rows: string[][], { isDryRun = 0, headers = {} } = {}) {
    const [names = [], ...lines] = rows;
    const bytes = await writeSheet({ name: '职业', columns: names.map((name) => ({ header: name, width: 20 })), rows: lines });
    const body = new FormData();
    body.append('file', new File([Buffer.from(bytes)], 'occupations.xlsx'));
    const tried = await server.call(contract.importOccupations, { as: 'collegeAdmin', query: { isDryRun: 1 }, body, headers });
    const basis = isDryRun || tried.code !== '0' ? undefined : contract.importOccupations.data.parse(tried.data).basis;
    const query = basis === undefined ? { isDryRun } : { isDryRun, basis };
    const reply = await server.call(contract.importOccupations, { as: 'collegeAdmin', query, body, headers });
    return reply.code === '0' ? contract.importOccupations.data.parse(reply.data) : reply.message;
  }

  const add = async (changes: Record<string, unknown>) =>
    server.call(contract.addOccupation, { as: 'collegeAdmin', body: aRequest(await levelOf('2-02'), changes) });
  const recordOf = async (name: string) => (await database.current.db.select().from(occupations).where(eq(occupations.name, name)))[0];

  it('changes nothing in a dry run, and reports what it would do', async () => {
    await add({ occupationCode: 'A1' });
    const before = await contentsOf(database.current);
    const reply = await load([header, ['改名', 'A1', '', '', '', '', '', ''], ['新的', 'B1', '2-02-10', '三级', '2022', '', '', '']], {
      isDryRun: 1,
    });
    expect(reply).toMatchObject({
      added: 1,
      updated: 1,
      problems: [],
      lines: [
        { line: 2, name: '改名', code: 'A1', isNew: false },
        { line: 3, name: '新的', code: 'B1', isNew: true },
      ],
    });
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it('adds and changes records, all in one go; blank cells keep what is stored', async () => {
    await add({ occupationCode: 'A1' });
    await load([
      header,
      ['改名', 'A1', '', '', '', '新的内容', '', ''],
      ['新的', 'B1', '2-02-10', '高级工', '2015', '内容', '编程/Java 60；python：40%', '词'],
    ]);
    expect(await recordOf('改名')).toMatchObject({ code: 'A1', typeId: 1004, lvlKeywords: '软件 开发', content: '新的内容', version: 2 });
    expect(await recordOf('新的')).toMatchObject({
      collegeId: 1,
      levelId: await levelOf('2-02-10'),
      typeId: 1003,
      publishId: 1002,
      skills: [
        { courseIds: [1, 2], score: 60 },
        { courseIds: [1, 3], score: 40 },
      ],
    });
    const audit = await database.current.db.select().from(auditLog).orderBy(auditLog.id);
    expect(audit.map(({ action }) => action)).toEqual(['created', 'created', 'updated']);
    expect(
      await load([
        ['Name', 'Code', 'Content'],
        ['改名', 'A1', 'x'],
      ]),
    ).toMatchObject({ added: 0, updated: 1 });
  });

  it('names every problem with its line in the language of the reader, and stores nothing', async () => {
    const before = await contentsOf(database.current);
    const rows = [
      header,
      ['', 'A1', '2-02', '三级', '', '', '', ''],
      ['甲', 'A2', '9-99', '三级', '', '', '', ''],
      ['乙', 'A3', '', '', '', '', '', ''],
      ['丙', 'A4', '2-02', '九级', '1900', '', '', ''],
      ['丁', 'A5', '2-02', '三级', '', '', 'Go 50', ''],
      ['戊', 'A6', '2-02', '三级', '', '', 'Java 60；Python 41', ''],
      ['己', 'A6', '2-02', '三级', '', '', '', ''],
    ];
    const reply = await load(rows);
    if (typeof reply === 'string') throw new Error(reply);
    expect(reply.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 缺少职业名称。',
      '3 职业类别「9-99」不存在，或有多个同名类别，请填写编码。',
      '4 缺少职业类别，且编码不在职业分类大典中。',
      '4 缺少职业等级。',
      '5 职业等级「九级」不存在。',
      '5 发布年份「1900」不存在。',
      '6 技能要求「Go 50」无法识别，应如：编程/Java 60；数据/SQL 40。',
      '7 技能占比必须在 0 到 100 之间，合计不超过 100。',
      '8 与第 7 行是同一职业。',
    ]);
    expect(reply).toMatchObject({ added: 0, updated: 0 });
    expect(await contentsOf(database.current)).toEqual(before);
    const english = await load(rows.slice(0, 2), { headers: { 'accept-language': 'en' } });
    expect(english).toMatchObject({ problems: [{ line: 2, message: 'The occupation name is missing.' }] });
  });

  it('refuses a file that is no table, or has no names', async () => {
    expect(await load([['编码'], ['A1']])).toBe('缺少表头：职业名称 (Occupation name)。');
    expect(await load([header])).toBe('文件中没有可导入的内容。');
  });
});
