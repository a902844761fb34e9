import { createIndicatorSearch } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyIndicators } from '../fakes/manyIndicators';
import { goalTableReducer, goalTableRows, startOfGoalTable, type GoalTableEvent } from './goalTableState';

const search = createIndicatorSearch(manyIndicators(35));

function after(...events: GoalTableEvent[]) {
  const { shown, total } = goalTableRows(search, events.reduce(goalTableReducer, startOfGoalTable));
  return [shown.length, total];
}
const more: GoalTableEvent = { type: 'moreAsked' };

describe('goal table', () => {
  it.each<[string, GoalTableEvent[], number[]]>([
    ['shows ten rows at first', [], [10, 35]],
    ['shows ten more each time', [more], [20, 35]],
    ['shows all in the end', [more, more, more], [35, 35]],
    ['starts at ten again with a keyword', [more, more, { type: 'searched', keyword: '指标点' }], [10, 35]],
    ['starts at ten again without it', [{ type: 'searched', keyword: '指标点 3' }, more, { type: 'searched', keyword: '' }], [10, 35]],
    ['keeps its rows for the same keyword', [more, { type: 'searched', keyword: '  ' }], [20, 35]],
    ['finds nothing', [{ type: 'searched', keyword: 'zzz' }], [0, 0]],
  ])('%s', (_title, events, rows) => expect(after(...events)).toEqual(rows));

  it('never shows more rows than it found, and never less than ten of them', () => {
    const event: fc.Arbitrary<GoalTableEvent> = fc.oneof(
      fc.constant(more),
      fc.record({ type: fc.constant('searched' as const), keyword: fc.constantFrom('', '1', '指标点 2', 'GOAL', 'zzz') }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const [shown = 0, total = 0] = after(...events);
        expect(shown).toBeLessThanOrEqual(total);
        expect(shown).toBeGreaterThanOrEqual(Math.min(10, total));
        expect(shown === total || shown % 10 === 0).toBe(true);
      }),
    );
  });
});
