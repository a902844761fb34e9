import { taskGoalsColumn, type CompletionTarget, type FindingPlace } from '@college/curriculum-model';
import { idOf, wordOf, type SearchParams } from './searchParams';

const matrixOf = { majorMatrix: 'major', courseMatrix: 'course', projectMatrix: 'project', taskGoals: 'project' } as const;

/** Where in the matrices a finding is mended; null for one that is mended elsewhere. */
export function matrixPlaceOf({ screen, row, column, projectId, goalId }: CompletionTarget): FindingPlace | null {
  if (!(screen in matrixOf)) return null;
  const matrix = matrixOf[screen as keyof typeof matrixOf];
  const isCourse = matrix === 'course';
  const goalColumn = isCourse && goalId !== undefined ? String(goalId) : undefined;
  return {
    matrix,
    projectId: isCourse ? undefined : projectId,
    row: row ?? (isCourse && projectId !== undefined ? String(projectId) : undefined),
    column: column ?? (screen === 'taskGoals' ? taskGoalsColumn : goalColumn),
  };
}

/** Which of the matrices a link opens, the major matrix by default, and the line or the cell that it leads to there. */
export function placeInSearch({ matrix, projectId, row, column }: SearchParams) {
  const selection = { matrix: wordOf(matrix, ['major', 'course', 'project']) ?? 'major', projectId: idOf(projectId) };
  const defaultPlace: FindingPlace | undefined = row || column ? { ...selection, row, column } : undefined;
  return { selection, defaultPlace };
}
