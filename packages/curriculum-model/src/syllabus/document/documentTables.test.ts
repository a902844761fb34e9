import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../../fixtures';
import { anyReport } from '../randomReport.test-data';
import type { ReportData } from '../reportData';
import {
  documentTexts,
  majorMatrixTable,
  percentTable,
  pointMatrixTables,
  projectMatrixTable,
  scheduleTable,
  syllabusDocument,
  type DocumentTable,
} from '.';
import { joinedWeeks } from './weeks';

/** Cells as short text, lines apart by |. */
function rowsOf({ rows }: DocumentTable): string[][] {
  return rows.map(({ cells }) =>
    cells.map(({ lines }) =>
      lines
        .map(({ support, code, words }) =>
          [support === undefined ? '' : '★☆'[support], code, words.zh ?? words.en].filter(Boolean).join(' '),
        )
        .join(' | '),
    ),
  );
}

function withSchedule(label: string[], data: string[][]): ReportData {
  const report = sampleReport();
  return { ...report, info: { ...report.info, schedule: { label, data } } };
}

describe('schedule', () => {
  const heads = (report: ReportData, languages: 'zh' | 'en' | 'both') => scheduleTable(report, languages).columns.map(({ label }) => label);

  it('has time slot, period and Monday to Sunday where nothing is stored, and in both languages where that is stored', () => {
    expect(heads(withSchedule([], []), 'en').map(({ en }) => en)).toEqual(
      'Time slot,Period,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'.split(','),
    );
    expect(heads(sampleReport(), 'both')[1]).toEqual({ zh: '节次', en: 'Period' });
    expect(scheduleTable(withSchedule([], []), 'zh').empty).toEqual({ zh: '暂无数据' });
  });

  it('keeps other heads, and a cell for each column in rows of any length', () => {
    const table = scheduleTable(withSchedule(['时间', '地点'], [['8:00'], ['9:00', '302', '备注']]), 'en');
    expect(table.columns.map(({ label }) => label)).toEqual([{ zh: '时间' }, { zh: '地点' }, { en: 'Monday' }]);
    expect(table.rows.map(({ cells }) => cells.length)).toEqual([3, 3]);
  });

  it('is in English for the usual terms and the teaching location', () => {
    const words = scheduleTable(sampleReport(), 'en').rows.flatMap(({ cells }) =>
      cells.flatMap(({ lines }) => lines.map((line) => line.words)),
    );
    expect(words.map(({ en }) => en)).toEqual([
      'Morning',
      '1-2',
      'Mingde Building 302',
      'Mingde Building 302',
      'Afternoon',
      '5-6',
      'Computer lab B4',
    ]);
  });
});

describe('matrices', () => {
  it('major: indicator points by their numbers, with strength and numbered goals', () => {
    expect(rowsOf(majorMatrixTable(sampleReport(), 'zh'))[2]).toEqual([
      '3.1',
      '能根据需求设计软件模块与接口',
      '☆ 弱',
      'G3 能设计并实现基于树和图的程序模块',
    ]);
  });

  it('project: chapters with their goals and points, grouped by chapter', () => {
    const table = projectMatrixTable(sampleReport(), 'zh');
    expect(rowsOf(table).slice(0, 4)).toEqual([
      ['绪论与算法分析', '', ''],
      ['线性表 | 学习产出：上机程序通过全部用例；课堂练习', 'G1', '★ 2 顺序表 | ★ 3 链表'],
      ['', 'G2', '☆ 1 算法与复杂度'],
      ['栈与队列', '', ''],
    ]);
    expect(table.groups).toEqual([
      { from: 1, count: 2 },
      { from: 5, count: 2 },
      { from: 7, count: 2 },
    ]);
  });

  it('point: one table for each chapter in which points are placed', () => {
    const tables = pointMatrixTables(sampleReport(), 'zh');
    expect(tables.map(({ caption, note }) => `${caption?.zh} ${note?.zh}`)).toEqual([
      '第 2 章　线性表 第 2-4 周，10/4 学时',
      '第 4 章　树与二叉树 第 8-10 周，12/4 学时',
      '第 5 章　图 第 11-12 周，8/2 学时',
      '第 6 章　查找与排序 第 13-14 周，6/2 学时',
    ]);
    expect(rowsOf(tables[1]!)).toEqual([
      [
        '★ 5 二叉树遍历',
        'T1 完成二叉树的递归与非递归遍历 | 学习产出：可运行程序，通过全部用例',
        '★ K3 二叉树性质 | ★ S2 能编写递归遍历 | ☆ A2 规范的编码习惯',
        '小组讨论',
        '案例驱动',
        '8-10',
        '8/2',
      ],
      [
        '☆ 6 哈夫曼树',
        'T2 用哈夫曼编码压缩文本 | 学习产出：实验报告',
        '★ A1 严谨的复杂度意识 | ☆ K3 二叉树性质 | ☆ S3 能用调试器定位指针错误',
        '小组讨论',
        '案例驱动',
        '10',
        '4/2',
      ],
    ]);
  });

  it('point: a point under two task goals has two rows that stay together', () => {
    const report = sampleReport();
    const [first] = report.pointMatrix;
    const table = pointMatrixTables({ ...report, pointMatrix: [...report.pointMatrix, { ...first!, taskGoalId: 1002 }] }, 'zh')[1]!;
    expect(table.groups).toEqual([{ from: 0, count: 2 }]);
    expect(rowsOf(table)[1]).toEqual(['', 'T2 用哈夫曼编码压缩文本 | 学习产出：实验报告', '★ K3 二叉树性质', '', '', '', '']);
  });

  it('point: a chapter that is numbered in its name is not numbered again', () => {
    const report = sampleReport();
    const projects = report.projects.map((project) => ({ ...project, name: `第四章 ${project.name}`, translations: undefined }));
    expect(pointMatrixTables({ ...report, projects }, 'zh')[1]!.caption).toEqual({ zh: '第四章 树与二叉树' });
  });

  it('prints the period alone where its parts are not known', () => {
    const report = sampleReport();
    const projectMatrix = report.projectMatrix.map(({ theoryPeriod: _t, practicePeriod: _p, ...entry }) => entry);
    const table = pointMatrixTables({ ...report, projectMatrix }, 'zh')[1]!;
    expect([table.note?.zh, ...rowsOf(table).map((row) => row[6])]).toEqual(['第 8-10 周，16 学时', '10', '6']);
  });
});

describe('composition of the score', () => {
  it('has the regular and the final grade with their shares, and the total', () => {
    expect(rowsOf(percentTable(sampleReport(), 'zh'))).toEqual([
      ['平时成绩', '作业 20% | 实验 20%', '40%'],
      ['期末成绩', '期末考试 60%', '60%'],
      ['合计', '', '100%'],
    ]);
  });

  it('has two empty rows where nothing was entered', () => {
    const report = sampleReport();
    const info = { ...report.info, exampercent: { type: 1 as const, rows: [] } };
    expect(rowsOf(percentTable({ ...report, info }, 'en'))).toEqual([
      ['Regular grade', '', ''],
      ['Final grade', '', ''],
    ]);
  });
});

describe('weeks of a chapter', () => {
  it.each([
    [['8-10', '10'], '8-10'],
    [['2', '2-3', '3-4'], '2-4'],
    [['1', '3', '5-6'], '1, 3, 5-6'],
    [['7，3'], '3, 7'],
    [['第 5 周', '6'], '第 5 周、6'],
    [['10-8'], '10-8'],
    [['', ' '], ''],
    [['1-9999999999'], '1-9999999999'],
  ])('%j are %s', (weeks, joined) => expect(joinedWeeks(weeks)).toBe(joined));
});

describe('any report', () => {
  const tables = (report: ReportData) => syllabusDocument(report, 'both').blocks.filter((block) => block.kind === 'table');

  it('has a cell for each column, keys of their own and groups that begin with the shared cell', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        for (const { columns, rows, groups = [] } of tables(report)) {
          for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
          for (const { from, count } of groups) {
            for (const row of rows.slice(from + 1, from + count)) expect(row.cells[0]!.lines).toEqual([]);
          }
        }
      }),
    );
  });

  it('shows every placed point and every KSA item under one', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const all = documentTexts(syllabusDocument(report, 'zh'));
        const placed = new Set(report.projectMatrix.map(({ id }) => id));
        for (const { point } of report.projectMatrix)
          expect(all.filter((text) => text === point.title.trim()).length).toBeGreaterThanOrEqual(2);
        for (const { projectMatrixId, ksa } of report.pointMatrix) {
          if (placed.has(projectMatrixId)) expect(all).toContain(ksa.description.trim());
        }
      }),
    );
  });

  it('holds no hidden character in any text, whatever was stored', () => {
    const report = sampleReport();
    const info = { ...report.info, attend: '按时\u0000到课\u202e', phone: '\ud800', schedule: { label: [], data: [['\u0007上午']] } };
    const all = documentTexts(syllabusDocument({ ...report, info }, 'both')).join('');
    // oxlint-disable-next-line no-control-regex
    expect(all).not.toMatch(/[\u0000-\u0008\u202e\p{Cs}]/u);
    expect(all).toContain('按时\ufffd到课\ufffd');
  });
});
