import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { putReferenceData, schema } from '../../db';
import { describeOnOneEngine, emptyTables } from '../../db/testing';
import { contentsOf } from '../../testing/contentsOf';
import { writeSheet } from '../../workbook';
import { importQualifications } from './importQualifications';
import { planQualificationImport } from './planQualificationImport';

const { auditLog, qualifications, settings } = schema;
const now = new Date('2026-03-02T08:00:00Z');
const header = ['职业资格名称', '实施部门', '资格类别', '设定依据', '英文名称', '备注'];
const engineer = ['深海测绘师', '住房城乡建设部、交通运输部', '准入类', '《建设工程勘察设计管理条例》', 'Deep-sea surveyor', 'x'];

describeOnOneEngine('a file with the directory of qualifications', (database) => {
  beforeEach(async () => {
    await emptyTables(database.current.db);
    await putReferenceData(database.current);
  });

  async function load(rows: string[][], { isApplied = true } = {}) {
    const columns = rows[0]!.map((name) => ({ header: name, width: 20 }));
    const upload = { bytes: await writeSheet({ name: '目录', columns, rows: rows.slice(1) }), fileName: 'directory.xlsx' };
    const outcome = await importQualifications(database.current, upload, { isApplied, now });
    if ('refusal' in outcome) throw new Error(outcome.refusal.zh);
    return outcome;
  }
  const rowOf = async (name: string) => (await database.current.db.select().from(qualifications).where(eq(qualifications.name, name)))[0];

  it('changes nothing in a dry run, and reports what it would do', async () => {
    const before = await contentsOf(database.current);
    const { plan, ignored, isStored } = await load([header, engineer, ['教师资格', '', '', '', '', '']], { isApplied: false });
    expect(plan).toMatchObject({ added: [{ name: '深海测绘师' }], changed: [], unchanged: 1, problems: [] });
    expect({ ignored, isStored }).toEqual({ ignored: ['备注'], isStored: false });
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it('fills missing values, keeps values of blank cells, and appends new names', async () => {
    const before = await rowOf('教师资格');
    const last = await database.current.db.$count(qualifications);
    await load([header, engineer, ['教师资格', '', 'level evaluation', '', '', '']]);
    expect(await rowOf('教师资格')).toMatchObject({ ...before, typeName: '水平评价类', origin: 'loaded' });
    expect(await rowOf('深海测绘师')).toMatchObject({
      position: last,
      department: '住房城乡建设部、交通运输部',
      typeName: '准入类',
      depending: '《建设工程勘察设计管理条例》',
      translations: { en: { name: { text: 'Deep-sea surveyor' } } },
    });
    const audit = await database.current.db.select().from(auditLog);
    expect(audit.map(({ entity, after }) => [entity, after])).toEqual([
      ['qualifications', { fileName: 'directory.xlsx', added: 1, changed: 1 }],
    ]);
  });

  it('is not overwritten by a later start of the program', async () => {
    await load([header, engineer, ['教师资格', '教育部、各省', '', '', '', '']]);
    await database.current.db.update(settings).set({ value: 'another edition' });
    await putReferenceData(database.current);
    expect(await rowOf('教师资格')).toMatchObject({ department: '教育部、各省' });
    expect(await rowOf('深海测绘师')).toBeDefined();
  });

  it('names each problem with its line in both languages, and stores nothing of the file', async () => {
    const before = await contentsOf(database.current);
    const { plan, isStored } = await load([
      header,
      engineer,
      ['', '无名', '', '', '', ''],
      ['甲', '', '临时类', '', '', ''],
      ['深海测绘师', '', '', '', '', ''],
      ['乙', '部'.repeat(1001), '', '', '', ''],
    ]);
    expect(plan.problems.map(({ line, sentence }) => `${line} ${sentence.zh}`)).toEqual([
      '3 缺少名称',
      '4 资格类别应为准入类或水平评价类',
      '5 与第 2 行重名',
      expect.stringMatching(/^6 文字最多 \d+ 个字符$/),
    ]);
    for (const { sentence } of plan.problems) expect(sentence.en).not.toMatch(/[\u4e00-\u9fff]/);
    expect(isStored).toBe(false);
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it('names a character that no database takes, which a csv file may hold', () => {
    const { problems } = planQualificationImport([{ number: 2, name: '甲', depending: '坏\0' }], []);
    expect(problems.map(({ sentence }) => sentence.zh)).toEqual(['含有无法保存的字符']);
  });

  it('refuses a file without the names', async () => {
    await expect(load([['实施部门'], ['教育部']])).rejects.toThrow('缺少表头：名称 (Name)');
  });
});
