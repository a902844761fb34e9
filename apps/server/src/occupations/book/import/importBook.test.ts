import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { putReferenceData, schema } from '../../../db';
import { describeOnEachEngine, emptyTables } from '../../../db/testing';
import { contentsOf } from '../../../testing/contentsOf';
import { writeSheet } from '../../../workbook';
import { importBook } from './importBook';

const { auditLog, occupationAliases, occupationEntries } = schema;
const now = new Date('2026-03-02T08:00:00Z');
const zh = ['编码', '名称', '职业定义', '主要工作任务', '工种', '英文名称', '原编码', '备注'];
const full = [
  '2-02-88-93',
  '深海软件工程技术人员',
  '从事深海软件研究的人员。',
  '研究方法\n编写程序',
  '架构师、测试员',
  'Deep-sea software engineers',
  '2-02-13-93',
  'x',
];
const parent = ['2-02-88', '深海工程技术人员', '', '', '', '', '', ''];

const workbook = (...rows: (string | number)[][]) =>
  writeSheet({ name: '大典', columns: rows[0]!.map((header) => ({ header: String(header), width: 20 })), rows: rows.slice(1) });

describeOnEachEngine('a file with the classification', (database) => {
  beforeEach(async () => {
    await emptyTables(database.current.db);
    await putReferenceData(database.current);
  });

  async function load(rows: (string | number)[][], { isApplied = true, fileName = 'book.xlsx' } = {}) {
    const outcome = await importBook(database.current, { bytes: await workbook(...rows), fileName }, { isApplied, now });
    if ('refusal' in outcome) throw new Error(outcome.refusal.zh);
    return outcome;
  }

  const entryOf = async (code: string) =>
    (await database.current.db.select().from(occupationEntries).where(eq(occupationEntries.code, code)))[0];

  it('changes nothing in a dry run, and reports what it would do', async () => {
    const before = await contentsOf(database.current);
    const { plan, ignored, isStored } = await load([zh, full, parent, ['2-02', '工程技术人员', '', '', '', '', '', '']], {
      isApplied: false,
    });
    expect(plan).toMatchObject({ added: [{ code: '2-02-88-93' }, { code: '2-02-88' }], changed: [], unchanged: 1, problems: [] });
    expect({ ignored, isStored }).toEqual({ ignored: ['备注'], isStored: false });
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it('stores every column, each entry under its class regardless of the order of the file, and keeps values without a cell', async () => {
    await load([zh, full, parent]);
    const entry = await entryOf('2-02-88-93');
    expect(entry).toMatchObject({
      title: '深海软件工程技术人员',
      description: '从事深海软件研究的人员。',
      tasks: ['研究方法', '编写程序'],
      professions: ['架构师', '测试员'],
      english: 'Deep-sea software engineers',
      origin: 'loaded',
      parentId: (await entryOf('2-02-88'))!.id,
    });
    expect((await entryOf('2-02-88'))!.parentId).toBe((await entryOf('2-02'))!.id);
    expect(await database.current.db.select().from(occupationAliases).where(eq(occupationAliases.entryId, entry!.id))).toMatchObject([
      { code: '2-02-13-93' },
    ]);
    const { plan } = await load([
      ['Code', 'Name', 'Definition'],
      ['2－02—88-93 S', '深海软件工程师', ''],
    ]);
    expect(plan.changed).toMatchObject([{ fields: ['title', 'marks'] }]);
    expect(await entryOf('2-02-88-93')).toMatchObject({ ...entry, title: '深海软件工程师', marks: 'S', updateTime: now });
    const audit = await database.current.db.select().from(auditLog);
    expect(audit.map(({ after }) => after)).toMatchObject([
      { added: 2, changed: 0 },
      { added: 0, changed: 1 },
    ]);
  });

  it('is not overwritten by a later start of the program', async () => {
    await load([
      ['编码', '名称', '职业定义'],
      ['2-02', '工程技术人员（校订）', '说明'],
    ]);
    await database.current.db.update(schema.settings).set({ value: 'another edition' });
    await putReferenceData(database.current);
    expect(await entryOf('2-02')).toMatchObject({ title: '工程技术人员（校订）', description: '说明' });
  });

  it('names each problem with its line in both languages, and stores nothing of the file', async () => {
    const before = await contentsOf(database.current);
    const header = ['编码', '名称', '上级编码', '原编码'];
    const { plan, isStored } = await load([
      header,
      ['2-02-88', '好', '', ''],
      ['', '无编码', '', ''],
      ['2.02', '点', '', ''],
      ['2-02-98', ' ', '', ''],
      ['2-02-88', '重复', '', ''],
      ['2-77-01', '孤立', '', ''],
      ['3-90', '甲', '3-91', ''],
      ['3-91', '乙', '3-90', ''],
      ['2-02-97', '旧', '', '2-02'],
      ['2-02-96', '深', '2-02-10-01', ''],
      ['2-02-95', '坏\ud800', '', ''],
    ]);
    expect(isStored).toBe(false);
    expect(plan.problems.map(({ line, sentence }) => `${line} ${sentence.zh}`)).toEqual(
      [
        '3 缺少编码',
        '4 编码「2.02」的格式不正确，应如 2、2-02、2-02-10 或 2-02-10-03',
        '5 缺少名称',
        '6 编码「2-02-88」与第 2 行重复',
        '7 上级编码「2-77」不存在',
        '8 「3-90」的上级构成循环',
        '9 「3-91」的上级构成循环',
        '10 原编码「2-02」仍是现行编码',
        '11 层级过深，最多 4 级',
      ].concat(plan.problems.length > 9 ? ['12 含有无法保存的字符'] : []),
    );
    for (const { sentence } of plan.problems) expect(sentence.en).not.toMatch(/[\u4e00-\u9fff]/);
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it.each([
    ['a class below one of its own', [['2', '专业技术人员', '2-02']], ['2 「2」的上级构成循环']],
    [
      'two classes that cross',
      [
        ['2-02', '工程技术人员', '2-03-01'],
        ['2-03', '农业技术人员', '2-02-10'],
      ],
      ['2 「2-02」的上级构成循环', '3 「2-03」的上级构成循环'],
    ],
    ['a class with occupations that get too deep', [['2-02-10', '信息和通信工程技术人员', '2-02-38']], ['2 层级过深，最多 4 级']],
  ])('refuses to move %s', async (_, moved, sentences) => {
    const before = await contentsOf(database.current);
    const { plan, isStored } = await load([['编码', '名称', '上级编码'], ...moved]);
    expect(plan.problems.map(({ line, sentence }) => `${line} ${sentence.zh}`)).toEqual(sentences);
    expect(isStored).toBe(false);
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it('reads marks as signs or as words, and no sign out of a word', async () => {
    const { plan } = await load([
      ['编码', '名称', '标识'],
      ['4-81', '甲', 'digital'],
      ['4-82', '乙', '绿色职业'],
      ['4-83', '丙', 's/L'],
      ['4-84 (S)', '丁', ''],
      ['4-85', '戊', 'special'],
    ]);
    expect(plan.added.map(({ marks }) => marks)).toEqual(['S', 'L', 'LS', 'S', undefined]);
  });

  it('takes a csv file with English headers too', async () => {
    const bytes = Buffer.from('code,name,parent code\r\n4-88,深海人员,4\r\n');
    const outcome = await importBook(database.current, { bytes, fileName: 'book.csv' }, { isApplied: true, now });
    expect(outcome).toMatchObject({ isStored: true, plan: { added: [{ code: '4-88' }] } });
  });

  it.each([
    ['not a table', Buffer.from('%PDF-1.7'), 'book.xlsx', '扩展名'],
    ['empty', Buffer.alloc(0), 'book.xlsx', '文件是空的'],
    ['without the columns that it needs', Buffer.from('名称\n甲\n'), 'book.csv', '缺少表头：编码 (Code)。'],
    ['with a column twice', Buffer.from('编码,名称,name\n1,甲,乙\n'), 'book.csv', '重复的表头：name。'],
    ['with headers alone', Buffer.from('编码,名称\n'), 'book.csv', '没有可导入的内容'],
    ['too large', Buffer.alloc(10 * 2 ** 20 + 1, 'a'), 'book.csv', '超过 10 MB'],
    ['too long', Buffer.from(`编码,名称\n${'1,甲\n'.repeat(8001)}`), 'book.csv', '超过 8000 行'],
  ])('is refused where it is %s', async (_, bytes, fileName, sentence) => {
    const outcome = await importBook(database.current, { bytes, fileName }, { isApplied: true, now });
    expect(outcome).toMatchObject({ refusal: { zh: expect.stringContaining(sentence) } });
  });
});
