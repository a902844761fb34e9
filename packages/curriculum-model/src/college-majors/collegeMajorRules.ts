import { sum } from '../hours/totals';
import type { AcademicSystemRow, RelateRow } from './collegeMajor';

/** What a new related row starts with: occupation level 4, demand type 1 (decision 110). */
export const newRelateRow = { label: '', occupationLevel: 4, demandType: 1 } as const satisfies RelateRow;

/** The form's score: the sum of the academic system's row scores, exact for decimals (decision 111). */
export function academicScore(rows: readonly Pick<AcademicSystemRow, 'score'>[]): number {
  return sum(rows.map((row) => row.score));
}

/** The two readings of the save button's rule (reference §2.4, decision 109). */
export type SaveRule = 'hide-when-true' | 'show-when-true';

/** Whether the save button shows. */
export function isSaveShown(isEditDisabled: boolean, rule: SaveRule = 'hide-when-true'): boolean {
  return rule === 'hide-when-true' ? !isEditDisabled : isEditDisabled;
}

/** Order of the related-major count: 0 many to few, 1 few to many (reference §9). */
export const relateCountOrder = { manyToFew: 0, fewToMany: 1 } as const;

/** What a code is compared by: two majors of a college cannot differ in case or blanks alone. */
export function comparableCode(code: string): string {
  return code.trim().toUpperCase();
}
