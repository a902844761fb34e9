import {
  relateValues,
  type CourseCell,
  type CourseMatrixAxes,
  type CourseMatrixRow,
  type Goal,
  type Indicator,
  type UpdateCourseMatrixRequest,
} from '@college/curriculum-model';
import type { TransferChange, TransferEntry } from '../../support/TransferPicker';

type CellInput = UpdateCourseMatrixRequest['list'][number]['data'][number];

/** A column of the course matrix: a bound goal and the indicator point above it. */
export interface GoalColumn {
  goal: Goal;
  /** G1, G2 … in the order of the columns. */
  number: number;
  indicator: Pick<Indicator, 'id' | 'description'>;
}

/** The bound goals in the order of their indicator points (domain.md §2). */
export function goalColumns(axes: CourseMatrixAxes): GoalColumn[] {
  return axes.goals
    .flatMap((indicator) => indicator.children.map((goal) => ({ goal, indicator })))
    .map((column, index) => ({ ...column, number: index + 1 }));
}

/** What one cell holds. */
export function cellsAt(rows: readonly CourseMatrixRow[], projectId: number, goalId: number): CourseCell[] {
  return (rows.find(({ project }) => project.id === projectId)?.data ?? []).filter((cell) => cell.graduateRequireId === goalId);
}

/** The cell's entries as the picker opens with them. */
export function entriesOf(cells: readonly CourseCell[]): TransferEntry[] {
  return cells.flatMap(({ point, relate: { relate } }) => (relate === relateValues.none ? [] : [{ id: point.id, relate }]));
}

/**
 * The save of one cell: its chapter as it stands, with this cell as the picker left it. What others put into the cell meanwhile stays;
 * study, teach and the rest of an entry stay with its point.
 */
export function saveOfCell(
  rows: readonly CourseMatrixRow[],
  cell: { courseId: number; projectId: number; goalId: number },
  result: readonly TransferChange[],
): UpdateCourseMatrixRequest {
  const { courseId, projectId, goalId } = cell;
  const row = rows.find(({ project }) => project.id === projectId);
  const relates = new Map(result.map(({ id, relate }) => [id, relate]));
  const kept = (row?.data ?? []).flatMap((entry): CellInput[] => {
    const relate = entry.graduateRequireId === goalId ? relates.get(entry.point.id) : undefined;
    if (entry.graduateRequireId === goalId) relates.delete(entry.point.id);
    if (relate === relateValues.none) return [];
    return [{ ...entry, point: { id: entry.point.id }, relate: { relate: relate ?? entry.relate.relate } }];
  });
  const added = [...relates].flatMap(([pointId, relate]): CellInput[] => {
    if (relate === relateValues.none) return [];
    const texts = { study: '', teach: '', product: '', week: '', theoryPeriod: 0, practicePeriod: 0 };
    return [{ id: 0, courseUnitId: courseId, projectId, graduateRequireId: goalId, point: { id: pointId }, relate: { relate }, ...texts }];
  });
  return { courseId, version: row?.version, list: [{ project: { id: projectId }, data: [...kept, ...added] }] };
}
