import { blankSkill, type SkillDraft } from './occupationValues';

/** What can be done with the rows of skill requirements. */
export type SkillRowAct =
  | { type: 'added' }
  | { type: 'removed'; place: number }
  | { type: 'changed'; place: number; change: Partial<SkillDraft> };

/** The rows after an action: a new row is appended, and the only row cannot be deleted (reference §5). */
export function skillRowsAfter(rows: readonly SkillDraft[], act: SkillRowAct): readonly SkillDraft[] {
  switch (act.type) {
    case 'added':
      return [...rows, blankSkill];
    case 'removed':
      return rows.length > 1 ? rows.filter((_, place) => place !== act.place) : rows;
    case 'changed':
      return rows.map((row, place) => (place === act.place ? { ...row, ...act.change } : row));
  }
}

/** The row to focus after a deletion: the one now at its index, or the last. */
export function placeAfterRemoval(place: number, count: number): number {
  return Math.max(0, Math.min(place, count - 2));
}
