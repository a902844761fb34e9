import { expect, it } from 'vitest';
import { decideIndicator, giveReason, nothingDecided } from './upgradeDecisions';

it('a reason is given to the decision that it is about, also in what was decided before another one', () => {
  const move = { act: 'move', to: 3 } as const;
  const first = decideIndicator(nothingDecided, '11', move);
  const both = decideIndicator(first, '21', { act: 'drop' });
  for (const now of [first, both]) expect(giveReason(now, '11', move, '合并同类').decisions['11']).toEqual({ ...move, reason: '合并同类' });
  expect(giveReason(nothingDecided, '11', move, '合并同类')).toBe(nothingDecided);
  const other = decideIndicator(first, '11', { act: 'drop' });
  expect(giveReason(other, '11', move, '合并同类')).toBe(other);
});
