import { bilingual } from '../../fields';
import type { ImportMode } from './importPlan';
import { indicatorsIn, type MajorMatrixData } from './majorData';
import { goalsIn, type MajorRow } from './majorImportChanges';
import { importSentences, quotedBoth } from './messages';
import type { ReadGoalsSheet } from './readGoalsSheet';
import type { FoundProblem } from './sheetReading';

/** Binds the goals that the file lists, and in a file that replaces takes out those it does not. */
export function bindGoals({
  data,
  stored,
  next,
  goals: read,
  mode,
  problems,
}: {
  data: MajorMatrixData;
  stored: ReadonlyMap<number, MajorRow>;
  next: Map<number, MajorRow>;
  goals: ReadGoalsSheet;
  mode: ImportMode;
  problems: FoundProblem[];
}): void {
  const inMatrix = new Set(next.keys());
  const indicators = new Map(indicatorsIn(data).map((one) => [one.id, bilingual(one, 'description')]));
  const listed = new Set(read.goals.map(({ goalId }) => goalId));
  // A row that was not understood may have meant any goal, so none is taken out for not being listed.
  const takesOut = mode === 'replace' && read.problems.length === 0;
  for (const { courseId, requireId, goalId, row: line } of read.goals) {
    const row = next.get(courseId) ?? new Map(stored.get(courseId));
    next.set(courseId, row);
    const binding = row.get(requireId);
    if (!binding) {
      const wasStored = stored.get(courseId)?.has(requireId) ?? false;
      if (!wasStored) {
        const sentence = importSentences.goalWithoutSupport(quotedBoth(indicators.get(requireId) ?? { zh: '', en: '' }));
        problems.push(read.reader.problem(line, read.goalColumn, sentence));
      }
    } else if (!binding.goals.includes(goalId)) {
      for (const [id, other] of row) {
        if (other.goals.includes(goalId)) row.set(id, { ...other, goals: other.goals.filter((goal) => goal !== goalId) });
      }
      row.set(requireId, { ...binding, goals: [...binding.goals, goalId] });
    }
  }
  if (!takesOut) return;
  for (const courseId of inMatrix) {
    const row = next.get(courseId)!;
    for (const [id, binding] of row) {
      if (binding.goals.some((goal) => !listed.has(goal)))
        row.set(id, { ...binding, goals: binding.goals.filter((goal) => listed.has(goal)) });
    }
  }
}

/** Goals of an indicator point are bound when their course begins to support it, as on screen. */
export function takeGoalsAlong(
  data: MajorMatrixData,
  stored: ReadonlyMap<number, MajorRow>,
  next: ReadonlyMap<number, MajorRow>,
  read: ReadGoalsSheet | undefined,
): void {
  const listed = new Set(read?.goals.map(({ goalId }) => goalId));
  for (const [courseId, row] of next) {
    const bound = new Set(goalsIn(row));
    for (const [requireId, binding] of row) {
      if (stored.get(courseId)?.has(requireId) || binding.goals.length > 0) continue;
      const own = data.goals.filter((goal) => goal.courseId === courseId && goal.parentId === requireId);
      const free = own.filter(({ id }) => !bound.has(id) && !listed.has(id)).map(({ id }) => id);
      if (free.length > 0) row.set(requireId, { ...binding, goals: free });
    }
  }
}
