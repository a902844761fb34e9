import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { courseUnitInputSchema, updateCourseUnitListRequestSchema } from '../course-units';
import { leastCourseUnitFields } from '../fixtures';
import { courseUnitFields, namesOf, projectRowFields, wireNamesOf } from '../records';
import { fieldFindings } from './issues';

const unit = {
  id: 0,
  majorId: 1001,
  ...leastCourseUnitFields(),
  name: '数据结构',
  theoryPeriod: 48,
  practicePeriod: 16,
  courseMatrixVOS: [{ id: 0, courseUnitId: 0, name: '图', theoryPeriod: 8, practicePeriod: 2 }],
};

const names = { ...wireNamesOf(courseUnitFields), ...wireNamesOf(projectRowFields, 'courseMatrixVOS') };

function sentences(value: unknown, schema: z.ZodType = courseUnitInputSchema) {
  const outcome = schema.safeParse(value);
  return outcome.success ? [] : fieldFindings(outcome.error, names).map((finding) => [finding.sentence.zh, finding.sentence.en]);
}

describe('sentences about wrong values', () => {
  it('reports nothing for a valid value', () => expect(sentences(unit)).toEqual([]));

  it.each([
    [{ name: '   ' }, '课程名称不能为空', 'Course unit name cannot be empty'],
    [{ name: 'x'.repeat(201) }, '课程名称最多 200 个字符', 'Course unit name must have at most 200 characters'],
    [{ theoryPeriod: -1 }, '理论学时不能小于 0', 'Theory hours must not be below 0'],
    [{ theoryPeriod: 10_000 }, '理论学时不能大于 9999', 'Theory hours must not be above 9999'],
    [{ theoryPeriod: 0.125 }, '理论学时最多两位小数', 'Theory hours must have at most two decimals'],
    [{ theoryPeriod: '48' }, '理论学时必须是数字', 'Theory hours must be a number'],
    [{ majorId: 1.5 }, '专业必须是整数', 'Major must be a whole number'],
    [{ majorId: undefined }, '专业缺失', 'Major is missing'],
    [{ introduction: 'a\u0000b' }, '课程简介含有无法保存的字符', 'Course introduction has a character that cannot be stored'],
    [{ createTime: 'yesterday' }, '创建时间不是有效的时间', 'Create time is not a valid time'],
    [{ courseMatrixVOS: [{ ...unit.courseMatrixVOS[0], name: 7 }] }, '第 1 行名称格式不正确', 'Row 1: Name has the wrong form'],
  ])('%j', (wrong, zh, en) => expect(sentences({ ...unit, ...wrong })).toEqual([[zh, en]]));

  it.each(namesOf(courseUnitFields))('calls %s as the form does', (name) => {
    const { error } = courseUnitInputSchema.safeParse({ ...unit, [name]: {} });
    const [finding] = fieldFindings(error!, wireNamesOf(courseUnitFields));
    const { zh, en } = courseUnitFields[name].label;
    expect([finding?.sentence.zh.startsWith(zh), finding?.sentence.en.startsWith(en)]).toEqual([true, true]);
  });

  it('looks into the branch that was meant', () => {
    expect(sentences({ list: [{ id: 0 }] }, updateCourseUnitListRequestSchema)[0]![0]).toBe('第 1 行编号不能为 0');
  });

  it('has a sentence in both languages for whatever arrives', () => {
    const damaged = fc.record({ key: fc.constantFrom(...Object.keys(unit)), value: fc.anything() });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          damaged.map(({ key, value }) => ({ ...unit, [key]: value })),
        ),
        (value) => {
          for (const [zh, en] of sentences(value)) {
            expect(zh).toMatch(/\p{Script=Han}/u);
            expect(en).toMatch(/[a-z]/);
          }
        },
      ),
    );
  });
});
