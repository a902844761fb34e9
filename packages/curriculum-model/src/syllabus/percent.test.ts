import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentProblem, percentTotal } from './percent';

const rowsOf = (percents: readonly number[]) => percents.map((percent) => ({ percent }));

describe('shares of the total score', () => {
  it.each([
    [[33.3, 33.3, 33.4], 100, null],
    [[0.1, 0.2, 99.7], 100, null],
    [[40, 60], 100, null],
    [[], 0, null],
    [[60, 30], 90, '各项合计为 90%，还差 10%；合计应为 100%。'],
    [[60, 41], 101, '各项合计为 101%，多出 1%；合计应为 100%。'],
    [[33.3, 33.3, 33.3], 99.9, '各项合计为 99.9%，还差 0.1%；合计应为 100%。'],
  ])('%j', (percents, total, problem) => {
    expect(percentTotal(rowsOf(percents))).toBe(total);
    expect(percentProblem(rowsOf(percents))?.zh ?? null).toBe(problem);
  });

  it('of up to two decimals are right exactly when they add to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 }), (hundredths) => {
        const isWhole = hundredths.reduce((sum, one) => sum + one, 0) === 10_000;
        expect(percentProblem(rowsOf(hundredths.map((one) => one / 100))) === null).toBe(isWhole);
      }),
    );
  });

  it('that were made to fit are right', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 330 }), { maxLength: 20 }), (tenths) => {
        const parts = tenths.filter((_, at) => tenths.slice(0, at + 1).reduce((sum, one) => sum + one, 0) <= 1000);
        const rest = 1000 - parts.reduce((sum, one) => sum + one, 0);
        expect(percentProblem(rowsOf([...parts, rest].map((one) => one / 10)))).toBeNull();
      }),
    );
  });
});
