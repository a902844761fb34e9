import { describe, expect, it } from 'vitest';
import { conflictTitle, directionOf } from './conflictWords';

const course = { lineage: 1010, name: '工程伦理' };

describe('what a conflict is about', () => {
  it('is a support by course and number', () => {
    const named = { at: 'course:1010/binding:72', course, label: '指标点支撑', name: '7.2 自觉履行社会责任', field: '支撑强度' };
    expect(conflictTitle(named, '，')).toEqual({ title: '工程伦理 × 7.2', detail: '自觉履行社会责任' });
  });

  it('is a field of a course', () => {
    const named = { at: 'course:1010', course, label: '课程单元', name: '工程伦理', field: '课程简介' };
    expect(conflictTitle(named, '，')).toEqual({ title: '工程伦理，课程简介', detail: '' });
  });

  it('is a record that is all one text, called once', () => {
    const named = { at: 'course:1004/goal:2', course, label: '教学目标', name: '能分析', field: '教学目标' };
    expect(conflictTitle(named, '，')).toEqual({ title: '工程伦理，教学目标', detail: '能分析' });
  });

  it('is a removed record, without a field', () => {
    const named = { at: 'major/indicator:31', course: null, label: '指标点', name: '3.1 能设计', field: '' };
    expect(conflictTitle(named, ', ')).toEqual({ title: '指标点', detail: '3.1 能设计' });
  });
});

describe('more or less', () => {
  it('is told of strengths by what they support, and of figures', () => {
    expect(directionOf(0, 1, true)).toBe('weakened');
    expect(directionOf(-1, 1, true)).toBe('strengthened');
    expect(directionOf(24, 32, false)).toBe('strengthened');
  });

  it('is told of nothing else', () => {
    expect(directionOf(24, 24, false)).toBeUndefined();
    expect(directionOf('能分析', '能设计', false)).toBeUndefined();
  });
});
