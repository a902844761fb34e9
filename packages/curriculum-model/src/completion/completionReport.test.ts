import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleCourseData } from '../fixtures';
import { completionItems } from './completion';
import { completionFileName, completionReport } from './completionReport';

const items = completionItems(sampleCourseData(1004));

it('sums the parts up and lists every item with where to fill it', () => {
  const { summary, details } = completionReport(items, 'zh');
  expect(summary.columns).toEqual(['部分', '完成/总数', '完成度']);
  expect(summary.rows.slice(0, 2)).toEqual([
    ['课程信息', '7/7', '100%'],
    ['基础建设', '6/7', '86%'],
  ]);
  expect(details.columns.slice(0, 4)).toEqual(['部分', '项目', '是否已填', '填写位置']);
  expect(details.rows).toHaveLength(items.length);
  expect(details.rows[0]).toEqual(['课程信息', '课程名称', '是', '课程单元详情', '']);
  expect(details.rows).toContainEqual([
    '课程矩阵',
    '第 1 章 绪论与算法分析',
    '否',
    '课程矩阵',
    '第 1 章 绪论与算法分析在课程矩阵中没有课点',
  ]);
});

it('is in English except for what staff wrote', () => {
  const { summary, details } = completionReport(items, 'en');
  expect(summary.rows[4]).toEqual(['Syllabus', '20/24', '83%']);
  expect(details.rows[0]).toEqual(['Course info', 'Course unit name', 'yes', 'Course unit details', '']);
});

it.each([
  ['数据结构', '数据结构-completion.xlsx'],
  ['C/C++ "程序"', 'C C++ 程序-completion.xlsx'],
  ['../../etc', '.. .. etc-completion.xlsx'],
  [' ', 'course-completion.xlsx'],
  [`${'课'.repeat(55)}😀程`, `${'课'.repeat(55)}😀-completion.xlsx`],
])('names the file of %s', (course, name) => expect(completionFileName(course)).toBe(name));

it('never names a file that a file system refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(completionFileName(name)).toMatch(/^[^\\/:*?"<>|\n\r]+-completion\.xlsx$/);
    }),
  );
});

it('never names a file too long for a file system', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', '课', '😀'), fc.nat(200), (sign, count) => {
      const bytes = encodeURIComponent(completionFileName(sign.repeat(count))).replaceAll(/%../g, '%').length;
      expect(bytes).toBeLessThanOrEqual(255);
    }),
  );
});
