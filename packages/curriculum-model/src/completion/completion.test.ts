import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNewCourseUnit, sampleCourseData as dataOf, sampleCourseUnit } from '../fixtures';
import { additionalInfoSchema } from '../syllabus';
import { completionItems, completionOf, progressOf, unmetItems } from './completion';
import { completionSchema } from './completionSchema';
import { completionItemSchema } from './itemSchema';
import type { CourseData } from './courseData';
import { reportFields } from './messages';

const empty: CourseData = {
  course: aNewCourseUnit(),
  points: [],
  ksa: [],
  goals: [],
  bindings: [],
  taskGoals: [],
  courseCells: [],
  projectCells: [],
  report: null,
};

describe('completion', () => {
  it('counts the sample course', () => {
    const completion = completionOf(completionItems(dataOf(1004)));
    expect(completion).toEqual({
      info: { completion: '7/7', rate: 100 },
      base: { completion: '6/7', rate: 86 },
      courseMatrix: { completion: '8/10', rate: 80 },
      projectMatrix: { completion: '2/9', rate: 22 },
      report: { completion: '20/24', rate: 83 },
    });
    expect(progressOf(completion)).toBe(74);
  });

  it('is zero everywhere for an empty course and never NaN', () => {
    const completion = completionOf(completionItems(empty));
    expect(Object.values(completion).map((part) => part.completion)).toEqual(['0/7', '0/7', '0/0', '0/0', '0/24']);
    expect(progressOf(completion)).toBe(0);
  });

  it('names what is missing and where to mend it', () => {
    const unmet = unmetItems(completionItems(dataOf(1004)));
    expect(unmet.map((item) => item.sentence.zh)).toContain('第 1 章 绪论与算法分析没有任务目标');
    expect(unmet.find((item) => item.id === 'courseMatrix.project.1061')).toMatchObject({
      target: { screen: 'courseMatrix', projectId: 1061 },
      sentence: { zh: '第 1 章 绪论与算法分析在课程矩阵中没有课点' },
    });
    expect(unmet.find((item) => item.id === 'projectMatrix.point.1068')?.sentence.en).toBe(
      'Point 8 Shortest paths: no KSA item in the project matrix',
    );
    expect(unmet.find((item) => item.id === 'courseMatrix.project.1061')?.name).toEqual({
      zh: '第 1 章 绪论与算法分析',
      en: 'Chapter 1 Introduction and analysis of algorithms',
    });
    expect(unmet.find((item) => item.id === 'report.examdetail')?.target).toEqual({ screen: 'report', field: 'examdetail' });
  });

  it('names the chapter that is unnamed or has no hours', () => {
    const [first, ...rest] = sampleCourseUnit(1004).courseMatrixVOS;
    const course = { ...sampleCourseUnit(1004), courseMatrixVOS: [{ ...first!, name: ' ', theoryPeriod: 0, practicePeriod: 0 }, ...rest] };
    const unmet = unmetItems(completionItems({ ...dataOf(1004), course })).map((item) => item.sentence.zh);
    expect(unmet).toContain('第 1 章没有名称');
    expect(unmet).toContain('第 1 章没有学时');
  });

  it('does not count removed chapters', () => {
    const course = {
      ...sampleCourseUnit(1004),
      courseMatrixVOS: sampleCourseUnit(1004).courseMatrixVOS.map((row) => ({ ...row, courseUnitId: -1 })),
    };
    expect(completionOf(completionItems({ ...dataOf(1004), course })).courseMatrix.completion).toBe('4/4');
  });

  it('requires every stored field of the report except its ids and extensions', () => {
    const others = ['id', 'courseUnitId', 'courseDesc', 'version', 'translations'];
    expect(Object.keys(reportFields).toSorted()).toEqual(
      Object.keys(additionalInfoSchema.shape)
        .filter((field) => !others.includes(field))
        .toSorted(),
    );
  });

  it('never falls when something is filled in, and always fits the schema', () => {
    const withName = fc.record({ name: fc.string(), introduction: fc.string(), classId: fc.option(fc.integer({ min: 1, max: 5 })) });
    fc.assert(
      fc.property(withName, (fields) => {
        const before = completionOf(completionItems({ ...empty, course: aNewCourseUnit(fields) }));
        const after = completionOf(completionItems({ ...empty, course: aNewCourseUnit({ ...fields, position: '定位' }) }));
        expect(after.info.rate).toBeGreaterThan(before.info.rate);
        expect(completionSchema.safeParse(after).success).toBe(true);
        for (const item of completionItems({ ...empty, course: aNewCourseUnit(fields) })) completionItemSchema.parse(item);
        const ids = completionItems(dataOf(1004)).map((item) => item.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 25 },
    );
  });
});
