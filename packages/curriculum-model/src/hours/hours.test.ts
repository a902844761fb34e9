import { describe, expect, it } from 'vitest';
import { checkHours } from './check';
import { sumHours, totalHours } from './totals';

function row(theoryPeriod: number, practicePeriod: number, courseUnitId = 1004) {
  return { id: 1, courseUnitId, courseClassId: null, courseTypeId: null, name: '图', theoryPeriod, practicePeriod };
}

describe('total hours', () => {
  it('adds theory and practice of the rows that are present', () => {
    expect(totalHours({ courseMatrixVOS: [row(6, 2), row(10, 4), row(100, 100, -1)] })).toBe(22);
  });

  it('is 0 without rows and exact with fractions', () => {
    expect(totalHours({ courseMatrixVOS: [] })).toBe(0);
    expect(sumHours([row(0.1, 0), row(0.2, 0)]).theory).toBe(0.3);
  });
});

describe('hours check', () => {
  it('finds nothing when the chapters add up', () => {
    expect(checkHours({ theoryPeriod: 16, practicePeriod: 6, courseMatrixVOS: [row(6, 2), row(10, 4)] })).toEqual([]);
  });

  it('reports the difference, in both languages', () => {
    const [theory, practice] = checkHours({ theoryPeriod: 14, practicePeriod: 8, courseMatrixVOS: [row(6, 2), row(10, 4)] });
    expect(theory).toMatchObject({ kind: 'theory', difference: 2 });
    expect(theory!.sentence.zh).toBe('章节理论学时合计 16，比课程单元的 14 多 2');
    expect(practice!.sentence.en).toBe("Chapter practice hours add up to 6, 2 fewer than the course unit's 8");
  });
});
