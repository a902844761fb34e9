import { describe, expect, it } from 'vitest';
import { sampleCourseUnit } from '../fixtures';
import { courseClassOptions, courseTypeOptions, courseTypes, shortChoice } from './choices';
import { hasOutputRequirement, lastRevised } from './courseUnitRules';
import { courseUnitListRequestSchema, saveCourseUnitRequestSchema, updateCourseUnitListRequestSchema } from './requests';

describe('course unit', () => {
  it('requires output when the criterion is not empty, even if it is a space', () => {
    expect([{ criterion: '' }, { criterion: ' ' }, { criterion: '报告' }].map(hasOutputRequirement)).toEqual([false, true, true]);
  });

  it('was last revised at updateTime, else createTime', () => {
    expect(lastRevised({ updateTime: 'b', createTime: 'a' })).toBe('b');
    expect(lastRevised({ createTime: 'a' })).toBe('a');
  });

  it('has two classes and five types, in both languages', () => {
    expect(courseClassOptions('en').map((option) => option.label)).toEqual(['Compulsory', 'Elective']);
    expect(courseTypeOptions('en').map((option) => option.label)).toEqual([
      'General',
      'Discipline-based',
      'Major',
      'Concentrated practical teaching session',
      'Integrative',
    ]);
    expect(courseTypeOptions('zh').map((option) => option.label)).toEqual([
      '通识课程',
      '学科基础课程',
      '专业课程',
      '集中实践教学环节',
      '综合课程',
    ]);
    expect([shortChoice(courseTypes, 4, 'zh'), shortChoice(courseTypes, 99, 'zh'), shortChoice(courseTypes, null, 'zh')]).toEqual([
      '集中实践',
      '',
      '',
    ]);
  });
});

describe('requests', () => {
  it.each([
    [{ pageNum: 1, pageSize: 10, orderMap: { create_time: 0 }, majorId: 1001 }, true],
    [{ pageNum: 1, pageSize: 10, orderMap: { create_time: 0, period: 1 }, majorId: 1001, keyword: '数据' }, true],
    [{ pageNum: 0, pageSize: 10, orderMap: { create_time: 0 }, majorId: 1001 }, false],
    [{ pageNum: 1, pageSize: 100_000, orderMap: { create_time: 0 }, majorId: 1001 }, false],
    [{ pageNum: 1, pageSize: 10, orderMap: { create_time: 2 }, majorId: 1001 }, false],
    [{ pageNum: 1, pageSize: 10, orderMap: {}, majorId: 1001 }, false],
    [{ pageNum: 1, pageSize: 10, orderMap: { create_time: 0 }, majorId: 2 ** 40 }, false],
  ])('list %j: %s', (body, fits) => expect(courseUnitListRequestSchema.safeParse(body).success).toBe(fits));

  it('save trims name and criterion and keeps the class and type of each row', () => {
    const manage = { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 1001 };
    const current = { userId: 1005, userName: '周敏', collegeId: 1001, majorId: 1001, lang: '80101' };
    const course = { ...sampleCourseUnit(1004), name: ' 数据结构 ', criterion: '  ' };
    const parsed = saveCourseUnitRequestSchema.parse({ manage, current, course });
    expect([parsed.course.name, parsed.course.criterion]).toEqual(['数据结构', '']);
    expect(parsed.course.courseMatrixVOS[0]).toMatchObject({ courseClassId: 1, courseTypeId: 2 });
    expect(saveCourseUnitRequestSchema.safeParse({ manage, current, course: { ...course, name: ' ' } }).success).toBe(false);
  });

  it.each([
    [[-1004], true],
    [[{ id: -1004 }], true],
    [[{ id: 1004, name: '算法' }], true],
    [[0], false],
    [[], false],
    [['1004'], false],
  ])('update list %j: %s', (list, fits) => expect(updateCourseUnitListRequestSchema.safeParse({ list }).success).toBe(fits));
});
