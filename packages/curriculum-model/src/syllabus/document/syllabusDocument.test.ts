import { describe, expect, it } from 'vitest';
import { english, fullReport, largeReport, sampleReport } from '../../fixtures';
import { emptyAdditionalInfo } from '../mapping';
import type { ReportData } from '../reportData';
import { documentTexts, reportFileName, syllabusDocument, type DocumentBlock, type DocumentLanguages } from '.';

const texts = (report: ReportData, languages: DocumentLanguages) => documentTexts(syllabusDocument(report, languages));
const blockOf = (report: ReportData, languages: DocumentLanguages, id: string): DocumentBlock | undefined =>
  syllabusDocument(report, languages).blocks.find((block) => block.id === id);

/** The report of a course for which nothing was stored. */
function emptyReport(): ReportData {
  const report = sampleReport();
  return { ...report, info: emptyAdditionalInfo(1004), majorMatrix: [], projectMatrix: [], pointMatrix: [], taskGoals: [] };
}

describe('the printed report', () => {
  it('has five numbered parts, a title and signature lines', () => {
    const headings = (languages: DocumentLanguages) =>
      syllabusDocument(fullReport(), languages).blocks.flatMap((block) =>
        block.kind === 'heading' ? [`${block.number} ${block.text.zh ?? ''}${block.text.en ?? ''}`] : [],
      );
    expect(headings('zh')).toEqual(['一 基本信息', '二 课程简介与项目矩阵', '三 课程要求', '四 考核与评价', '五 课程安排']);
    expect(headings('en')[1]).toBe('Part II Course introduction and project matrix');
    expect(headings('both')[2]).toBe('三 课程要求Part III Course requirements');
    expect(syllabusDocument(fullReport(), 'both').title).toEqual({ zh: '《数据结构》开课说明', en: '“Data Structures” Syllabus' });
    expect(syllabusDocument(fullReport(), 'zh').runningTitle.zh).toBe('《数据结构》开课说明　2024-2025学年第1学期');
    expect(texts(fullReport(), 'zh').slice(-4)).toEqual(['授课教师', '专业负责人或课程负责人', '系主任', '日期']);
  });

  it('prints the facts of Part I in the order of the paper', () => {
    const facts = blockOf(fullReport(), 'zh', 'basic');
    expect(facts?.kind === 'facts' && facts.facts.map(({ label, value }) => `${label.zh} ${value.zh}`)).toEqual([
      '总学时 64(48/16/0)',
      '学分 4',
      '开课学期 2024-2025学年第1学期',
      '学时 64',
      '授课教师 周敏',
      '电话 010-5555 0104',
      '邮箱 zhoumin@college.example',
      '开课院系 计算机学院',
      '授课班级 软件工程 2023 级 1、2 班',
      '学生人数 76',
      '上课地点 明德楼 302',
    ]);
  });

  it('contains everything that was entered', () => {
    const report = fullReport();
    const all = texts(report, 'zh').join('\n');
    const { schedule, exampercent, translations: _t, year: _y, id: _i, courseUnitId: _c, version: _v, ...fields } = report.info;
    const entered = [
      ...Object.values(fields).filter((value) => typeof value === 'string'),
      report.intro.introduction,
      ...schedule.label,
      ...schedule.data.flat(),
      ...exampercent.rows.map(({ label, percent }) => `${label} ${percent}%`),
      ...report.projects.flatMap(({ name, product }) => [name, product]),
      ...report.projectMatrix.flatMap(({ point, study, teach, week, product }) => [point.title, study, teach, week, product]),
      ...report.pointMatrix.map(({ ksa }) => ksa.description),
      ...report.taskGoals.flatMap(({ description, product }) => [description, product]),
      ...report.majorMatrix.flatMap(({ goalTexts = [] }) => goalTexts.map(({ description }) => description)),
    ];
    for (const text of entered) expect(all).toContain(text);
  });

  it('leaves the note on grades to the screen', () => {
    for (const languages of ['zh', 'en', 'both'] as const) expect(texts(fullReport(), languages).join()).not.toMatch(/优秀|excellent/);
  });

  it('explains the signs once, after the first table that shows them', () => {
    const ids = syllabusDocument(fullReport(), 'zh').blocks.map(({ id }) => id);
    expect(ids.filter((id) => id === 'legend')).toHaveLength(1);
    expect(ids.indexOf('legend')).toBe(ids.indexOf('majorMatrix') + 1);
    expect(syllabusDocument(emptyReport(), 'zh').blocks.map(({ id }) => id)).not.toContain('legend');
  });

  it('has a different id for each block of a course of sixty chapters', () => {
    const { blocks } = syllabusDocument(largeReport(60), 'both');
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    expect(blocks.filter(({ id }) => id.startsWith('pointMatrix-'))).toHaveLength(60);
  });
});

describe('empty fields', () => {
  it('are blank lines for handwriting among the facts', () => {
    const facts = blockOf(emptyReport(), 'zh', 'basic');
    expect(facts?.kind === 'facts' && facts.facts.filter(({ value }) => value.zh === undefined)).toHaveLength(10);
  });

  it('are left out of Part III, where some are filled', () => {
    const ids = syllabusDocument(sampleReport(), 'zh').blocks.map(({ id }) => id);
    expect(ids).toContain('group');
    for (const id of ['paper', 'others', 'examdetail', 'requirements']) expect(ids).not.toContain(id);
    expect(texts(sampleReport(), 'zh').join()).not.toContain('未填写');
  });

  it('are seven lines in Part III, where none is filled', () => {
    const facts = blockOf(emptyReport(), 'zh', 'requirements');
    expect(facts?.kind === 'facts' && facts.facts.map(({ key }) => key)).toHaveLength(7);
  });

  it.each([{ data: [] }, { data: [[]] }, { data: [['', ' '], ['']] }])('leave the timetable out, where $data was entered', ({ data }) => {
    const report = sampleReport();
    const info = { ...report.info, schedule: { ...report.info.schedule, data } };
    expect(blockOf({ ...report, info }, 'zh', 'schedule')).toBeUndefined();
    expect(texts({ ...report, info }, 'zh')).not.toContain('暂无数据');
  });

  it('leave No Data where there is no point matrix', () => {
    const table = blockOf(emptyReport(), 'en', 'pointMatrix');
    expect(table?.kind === 'table' && [table.rows, table.empty]).toEqual([[], { en: 'No Data' }]);
  });
});

describe('two languages', () => {
  it('show Chinese where there is no English, and say so', () => {
    const report = fullReport({ attend: '按时到课。', translations: undefined });
    expect(texts(report, 'en')).toContain('按时到课。');
    expect(texts(report, 'en').at(-1)).toBe('What has no English yet is shown in Chinese.');
    expect(texts(report, 'both').at(-1)).toBe('Date');
  });

  it('have no Chinese and no note where everything is translated', () => {
    const all = texts(fullReport(), 'en').join('\n');
    expect(all).not.toMatch(/\p{Script=Han}/u);
    expect(all).not.toContain('†');
  });

  it('mark English that is older than its Chinese, with a note', () => {
    const translations = english({ attend: 'Be on time.' });
    translations.en!['attend']!.older = true;
    const report = fullReport({ translations });
    expect(texts(report, 'en')).toContain('Be on time.†');
    const note = '† This English is older than its Chinese and may no longer say the same.';
    expect(texts(report, 'both')).toEqual(expect.arrayContaining(['Be on time.†', note]));
    expect(texts(report, 'zh').join()).not.toContain('†');
  });

  it('are printed one after the other, and once where they are the same', () => {
    const all = texts(fullReport(), 'both');
    expect(all.slice(all.indexOf('学分'), all.indexOf('学分') + 3)).toEqual(['学分', 'Credit', '4']);
    expect(all.filter((text) => text === '010-5555 0104')).toHaveLength(1);
    expect(all.filter((text) => text === 'G1')).toHaveLength(2);
  });
});

describe('file name', () => {
  it.each([
    ['数据结构', 'zh', '《数据结构》开课说明'],
    ['数据结构', 'both', '《数据结构》开课说明'],
    ['Data Structures', 'en', '“Data Structures” Syllabus'],
    ['C/C++: a\\b?', 'zh', '《C／C++： a＼b？》开课说明'],
    [' \n\u202e\u0000', 'zh', '《未命名课程》开课说明'],
    ['课'.repeat(300), 'zh', `《${'课'.repeat(56)}》开课说明`],
    [`${'课'.repeat(55)}😀程`, 'zh', `《${'课'.repeat(55)}😀》开课说明`],
  ] as const)('%j, %s', (name, languages, expected) => expect(reportFileName(name, languages)).toBe(expected));

  it('fits every file system', () => {
    const name = `${reportFileName('😀'.repeat(80), 'en')}.docx`;
    const bytes = encodeURIComponent(name).replaceAll(/%../g, '%').length;
    expect(bytes).toBeLessThanOrEqual(255);
  });
});
