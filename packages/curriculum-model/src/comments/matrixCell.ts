import type { MatrixKind } from '../matrices';
import type { CommentPlaceParts } from './commentPlace';

/** A cell or a row of a matrix by the keys of its rows and columns, as addresses name it. */
export interface MatrixCellPlace {
  matrix: MatrixKind;
  /** The chapter of a project matrix; absent where the column, a task goal, says it. */
  projectId?: number;
  row?: string;
  column?: string;
}

/** The cell of a matrix that a place of comments is; undefined where it is none. */
export function matrixCellOf({ kind, key, lineage, field }: CommentPlaceParts): MatrixCellPlace | undefined {
  const numbers = key.split('-');
  if (kind === 'binding') return { matrix: 'major', row: String(lineage), column: key };
  if (kind === 'chapter') return { matrix: 'course', row: key };
  if (kind === 'taskGoal') return { matrix: 'project', column: key };
  if (kind !== 'placedPoint' && kind !== 'placedKsa') return undefined;
  const [projectId = '', goalId = '', , taskGoalId] = numbers;
  if (numbers.length === 2) return { matrix: 'course', row: projectId, column: goalId };
  const column = taskGoalId ?? arrangementColumnOf(field);
  return { matrix: 'project', projectId: Number(projectId), row: numbers.slice(0, 3).join(' '), ...(column && { column }) };
}

/** The column of a project matrix in which a field of a placed point stands; the strength is in none of them. */
export function arrangementColumnOf(field: string | undefined): string | undefined {
  if (field === 'theoryPeriod' || field === 'practicePeriod') return 'hours';
  return field === 'relate' ? undefined : field;
}
