import type { GoalRelationInput, Support } from '@college/curriculum-model';
import type { HeldCourseUnit } from '../course-units/holdCourseUnits';
import { invalid } from '../http/refusal';
import { matrixMessages } from './messages';
import { bilingualName } from './namesOf';

/** A course's row of the major matrix as it shall be. */
export interface WantedRow {
  unit: HeldCourseUnit;
  relations: readonly GoalRelationInput[];
}

/** One binding of a row that was found right. */
export interface WantedEntry {
  courseUnitId: number;
  indicatorId: number;
  relate: Support;
  goals: readonly number[];
}

/** What the rows come to, entry by entry; refuses what is not the major's or not the course's, and what is named twice. */
export function checkMajorRows(
  rows: readonly WantedRow[],
  { indicatorIds, goalsOfUnit }: { indicatorIds: ReadonlySet<number>; goalsOfUnit: ReadonlyMap<number, ReadonlySet<number>> },
): WantedEntry[] {
  return rows.flatMap(({ unit, relations }) => {
    const own = goalsOfUnit.get(unit.id) ?? new Set();
    const seenIndicators = new Set<number>();
    const seenGoals = new Set<number>();
    return relations.map(({ requireId, relate, goals }, index): WantedEntry => {
      const line = index + 1;
      if (!indicatorIds.has(requireId)) throw invalid(matrixMessages.foreignIndicator(bilingualName(unit), line));
      if (seenIndicators.has(requireId)) throw invalid(matrixMessages.indicatorBoundTwice(bilingualName(unit), line));
      seenIndicators.add(requireId);
      const ids = goals.map((goal) => (typeof goal === 'number' ? goal : goal.id));
      for (const id of ids) {
        if (!own.has(id)) throw invalid(matrixMessages.foreignGoal(bilingualName(unit), line));
        if (seenGoals.has(id)) throw invalid(matrixMessages.goalBoundTwice(bilingualName(unit), line));
        seenGoals.add(id);
      }
      return { courseUnitId: unit.id, indicatorId: requireId, relate, goals: ids };
    });
  });
}
