import { sum } from '../hours';
import type { Bilingual } from '../language';
import type { ExamPercentRow } from './additionalInfo';

/** What the shares of the total score must add up to. */
export const wholePercent = 100;

/** What the shares add up to, without the dust of binary fractions: 33.3, 33.3 and 33.4 are 100. */
export function percentTotal(rows: readonly Pick<ExamPercentRow, 'percent'>[]): number {
  return sum(rows.map(({ percent }) => percent));
}

/** What is wrong with the shares; null where they add up to 100, or where there are none yet. */
export function percentProblem(rows: readonly Pick<ExamPercentRow, 'percent'>[]): Bilingual | null {
  const total = percentTotal(rows);
  if (rows.length === 0 || total === wholePercent) return null;
  const missing = sum([wholePercent, -total]);
  if (missing > 0) {
    return {
      zh: `各项合计为 ${total}%，还差 ${missing}%；合计应为 100%。`,
      en: `The shares add up to ${total}%, ${missing}% short of 100%.`,
    };
  }
  return {
    zh: `各项合计为 ${total}%，多出 ${-missing}%；合计应为 100%。`,
    en: `The shares add up to ${total}%, ${-missing}% above 100%.`,
  };
}
