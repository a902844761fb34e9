import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAdditionalInfo } from '../syllabus';
import { changedFields } from './changedFields';
import type { HistoryKind } from './historySchema';
import type { NamedItem } from './reading';

const names: Record<string, string> = {
  'goal 1': 'G1',
  'project 2': '绪论',
  'point 3': '课点1',
  'indicator 4': '1.1',
  'entry 5': '课点1',
  'taskGoal 6': 'T1',
  'ksa 7': 'K1',
};
const nameOf = ({ kind, id }: NamedItem) => names[`${kind} ${id}`] ?? `${kind} ${id}`;
const zh = (kind: HistoryKind, before: unknown, after: unknown) => changedFields(kind, before, after, { language: 'zh', nameOf });

const row = (id: number, name: string, theoryPeriod = 2) => ({
  id,
  name,
  theoryPeriod,
  practicePeriod: 0,
  courseClassId: 1,
  courseTypeId: null,
});

describe('what a change did', () => {
  it('to a course: its fields in words, its chapters by name', () => {
    const before = { name: '数据结构', classId: 1, theoryPeriod: 48, courseMatrixVOS: [row(1, '绪论'), row(2, '线性表'), row(3, '树')] };
    const after = { name: '算法', classId: 2, theoryPeriod: 48, courseMatrixVOS: [row(3, '树'), row(1, '绪论', 4), row(4, '图')] };
    expect(zh('course', before, after)).toEqual([
      { label: '课程名称', before: '数据结构', after: '算法' },
      { label: '课程类别', before: '必修', after: '选修' },
      { label: '项目/章节 · 绪论 · 理论学时', before: '2', after: '4' },
      { label: '项目/章节 · 图', before: '', after: '图；课程类别：必修；理论学时：2；实践学时：0' },
      { label: '项目/章节 · 线性表', before: '线性表；课程类别：必修；理论学时：2；实践学时：0', after: '' },
      { label: '项目/章节的顺序', before: '绪论、树', after: '树、绪论' },
    ]);
  });

  it('to a matrix: by what crosses there', () => {
    const cell = { projectId: 2, goalId: 1, pointId: 3, study: '', teach: '', product: '', week: '', theoryPeriod: 0, practicePeriod: 0 };
    const change = { label: 'G1 × 绪论：课点1', before: '★ 强支撑', after: '☆ 弱支撑' };
    expect(zh('courseMatrix', { cells: [{ ...cell, relate: 0 }] }, { cells: [{ ...cell, relate: 1 }] })).toEqual([change]);
    const held = { courseMatrixEntryId: 5, taskGoalId: 6, ksaId: 7, relate: 0 };
    expect(zh('projectMatrix', { cells: [held] }, { cells: [] })).toEqual([{ label: '课点1 × T1：K1', before: '★ 强支撑', after: '' }]);
    const binding = { indicatorId: 4, relate: 0, goals: [1] };
    expect(zh('majorMatrix', { bindings: [binding] }, { bindings: [{ ...binding, goals: [] }] })).toEqual([
      { label: '指标点 · 1.1 · 绑定的教学目标', before: 'G1', after: '' },
    ]);
  });

  it('to one entry among many of a matrix, whatever else was written', () => {
    const cell = { projectId: 2, goalId: 1, pointId: 3, relate: 0, study: '', version: 1, updateTime: '2026-01-01' };
    const others = Array.from({ length: 50 }, (_, index) => ({ ...cell, pointId: 100 + index }));
    const before = { cells: [cell, ...others] };
    const after = { cells: [...others.map((one) => ({ ...one, version: 2 })), { ...cell, study: '讨论' }] };
    expect(zh('courseMatrix', before, after)).toEqual([{ label: 'G1 × 绪论：课点1 · 学法', before: '', after: '讨论' }]);
  });

  it('to points and what supports them', () => {
    const k1 = { id: 7, title: 'K', level: 1, description: '大O' };
    const point = { id: 3, title: '链表', description: '节点', ksa: [k1] };
    expect(zh('points', { pointksa: [point], ksa: [k1] }, { pointksa: [{ ...point, ksa: [] }], ksa: [] })).toEqual([
      { label: '课点 · 链表 · 支撑该课点的 KSA', before: 'K1', after: '' },
      { label: 'KSA · K1', before: '大O；编号：K1', after: '' },
    ]);
  });

  it('to a goal, in English where the reader reads English', () => {
    const goal = { id: 1, parentId: 4, courseId: 1, description: '能建模' };
    const english = { ...goal, translations: { en: { description: { text: 'Can model', updatedAt: '2026-01-01' } } } };
    expect(changedFields('goals', goal, english, { language: 'en', nameOf })).toEqual([
      { label: 'Teaching goal · Content (English)', before: '', after: 'Can model' },
    ]);
    expect(zh('goals', null, goal)).toEqual([{ label: '教学目标', before: '', after: '能建模；指标点：1.1' }]);
  });

  it('to a syllabus: its fields as the paper calls them, its tables line by line', () => {
    const label = ['时段', '节次', '星期一', '星期二'];
    const english = { en: { attend: { text: 'Be on time.', updatedAt: '2026-01-01' } } };
    const before = { ...emptyAdditionalInfo(1004), score: 4, examtype: 0, attend: '按时到课', schedule: { label, data: [] } };
    const rows = [
      { part: 'regular', label: '作业', percent: 40 },
      { part: 'final', label: '期末考试', percent: 60 },
    ];
    const data = [
      ['上午', '1-2', '', '明德楼 302'],
      ['', '', '', ''],
    ];
    const after = { ...before, year: '2024-2025-1', score: null, examtype: 1, exampercent: { type: 1, rows }, schedule: { label, data } };
    expect(zh('report', before, { ...after, translations: english })).toEqual([
      { label: '学分', before: '4', after: '' },
      { label: '开课学期', before: '', after: '2024-2025学年第1学期' },
      { label: '上课时间表', before: '', after: '上午 1-2：星期二 明德楼 302' },
      { label: '考勤（英文）', before: '', after: 'Be on time.' },
      { label: '考核方式', before: '考试', after: '考查' },
      { label: '总评记分方式', before: '百分制', after: '五级分制' },
      { label: '总评构成', before: '', after: '平时成绩：作业 40%\n期末成绩：期末考试 60%' },
    ]);
    expect(changedFields('report', before, after, { language: 'en', nameOf })).toContainEqual({
      label: 'Timetable',
      before: '',
      after: '上午 1-2: Tuesday 明德楼 302',
    });
  });

  it('to a major and its requirements', () => {
    const major = { id: 1, name: '软件工程', code: '080902', standard: '', departmentId: 0 };
    expect(zh('major', major, { ...major, code: '080903' })).toEqual([{ label: '专业代码', before: '080902', after: '080903' }]);
    const one = { id: 1, description: '1 工程知识', children: [{ id: 4, description: '1.1 能用' }] };
    expect(zh('graduateRequires', { list: [one] }, { list: [{ ...one, children: [] }] })).toEqual([
      { label: '指标点 · 1.1 能用', before: '1.1 能用', after: '' },
    ]);
  });
});

const anyState = fc.oneof(fc.constant(null), fc.jsonValue());
const text = fc.constantFrom('', '甲', '乙', '丙');
const someRows = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), name: text, theoryPeriod: fc.nat(3) }), {
  selector: ({ id }) => id,
});
const someCourse = fc.record({ name: text, criterion: text, classId: fc.constantFrom(null, 1, 2), courseMatrixVOS: someRows });

describe('every change', () => {
  const kinds: HistoryKind[] = [
    'course',
    'points',
    'goals',
    'majorMatrix',
    'courseMatrix',
    'projectMatrix',
    'report',
    'major',
    'graduateRequires',
  ];

  it('is nothing between two equal states, and never fails on what was stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), anyState, anyState, (kind, before, after) => {
        expect(zh(kind, before, JSON.parse(JSON.stringify(before)))).toEqual([]);
        for (const change of zh(kind, before, after)) expect(change.before).not.toBe(change.after);
      }),
    );
  });

  it('is the same change turned round when it is taken back', () => {
    fc.assert(
      fc.property(someCourse, someCourse, (before, after) => {
        const forth = zh('course', before, after).map((change) => `${change.before}|${change.after}`);
        const back = zh('course', after, before).map((change) => `${change.after}|${change.before}`);
        expect(back.toSorted()).toEqual(forth.toSorted());
      }),
    );
  });

  it('shows whenever a reader could see a difference', () => {
    fc.assert(
      fc.property(someCourse, someCourse, (before, after) => {
        expect(zh('course', before, after).length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after));
      }),
    );
  });
});
