import type { CourseFigures, MatrixFigures } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseRows, gapsOf, hoursRows, ksaCount, supportRows, weakestOf } from './figureRows';

const indicator = (id: number, strong: number, weak: number) => ({ id, description: `指标点${id}`, strong, weak });
const course = (id: number, part: Partial<CourseFigures> = {}): CourseFigures => ({
  id,
  name: `课程${id}`,
  classId: 1,
  typeId: 1,
  theoryPeriod: 0,
  practicePeriod: 0,
  ksa: { K: 0, S: 0, A: 0 },
  points: 0,
  placedPoints: 0,
  progress: 0,
  ...part,
});
const figures: MatrixFigures = {
  requirements: [
    { id: 1, description: '1 工程知识', indicators: [indicator(11, 2, 0), indicator(12, 0, 1)] },
    { id: 2, description: '2 问题分析', indicators: [indicator(21, 0, 0), indicator(22, 0, 3)] },
    { id: 3, description: '3 空', indicators: [] },
  ],
  courses: [
    course(1, { typeId: 2, theoryPeriod: 0.1, practicePeriod: 8 }),
    course(2, { typeId: 2, theoryPeriod: 0.2 }),
    course(3, { typeId: null, theoryPeriod: 16, ksa: { K: 1, S: 2, A: 3 } }),
    course(4, { typeId: 99, theoryPeriod: 4 }),
  ],
};

describe('support', () => {
  it('is summed up by requirement and leads to the weakest indicator point', () => {
    const rows = supportRows(figures, 'zh', (id) => `#${id}`);
    expect(rows.map(({ values, href }) => [...values, href])).toEqual([
      [2, 1, '#12'],
      [0, 3, '#21'],
      [0, 0, undefined],
    ]);
  });

  it('names what has none and what has only weak support', () => {
    const { unsupported, weakOnly } = gapsOf(figures);
    expect([unsupported, weakOnly].map((list) => list.map(({ id }) => id))).toEqual([[21], [12, 22]]);
  });

  it('has no weaker indicator point than the weakest', () => {
    const indicators = fc.array(fc.record({ id: fc.nat(), description: fc.constant(''), strong: fc.nat(3), weak: fc.nat(3) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(indicators, (list) => {
        const weakest = weakestOf(list)!;
        if (list.some(({ strong, weak }) => strong + weak === 0)) expect(weakest.strong + weakest.weak).toBe(0);
        else if (list.some(({ strong }) => strong === 0)) expect(weakest.strong).toBe(0);
      }),
    );
  });
});

describe('courses', () => {
  it('list their hours by type, exactly, and those of unknown type last', () => {
    expect(hoursRows(figures, 'zh', '未填写', '#').map(({ label, values }) => [label, ...values])).toEqual([
      ['学科基础', 0.3, 8],
      ['未填写', 20, 0],
    ]);
  });

  it('are in the requested order', () => {
    const rows = courseRows(figures, 'zh', {
      valuesOf: (one) => [ksaCount(one)],
      rankOf: (one) => -ksaCount(one),
      hrefOf: (id) => `#${id}`,
    });
    expect(rows.map(({ id, values }) => [id, ...values])).toEqual([
      [1, 0],
      [2, 0],
      [4, 0],
      [3, 6],
    ]);
  });
});
