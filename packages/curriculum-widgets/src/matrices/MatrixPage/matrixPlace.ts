import {
  columnGoals,
  indicatorsOf,
  placeKey,
  rowsOfProject,
  taskGoalsColumn,
  taskGoalsOf,
  type FindingPlace,
  type LinkedMatrices,
  type MatrixKind,
  type ThreadItem,
} from '@college/curriculum-model';
import type { CellAt } from '../MatrixGrid';

/** Which of the three matrices shows, and of which chapter. */
export interface MatrixSelection {
  matrix: MatrixKind;
  /** The chapter whose project matrix shows. */
  projectId?: number;
}

/** A cell of one of the matrices. */
export interface MatrixSpot extends MatrixSelection {
  cell: CellAt | null;
}

/** A place with the chapter of its column, where it is a task goal whose chapter is not said. */
export function withChapter({ taskGoals }: LinkedMatrices, place: FindingPlace): FindingPlace {
  if (place.matrix !== 'project' || place.projectId !== undefined) return place;
  const projectId = taskGoals.find(({ id }) => String(id) === place.column)?.projectId;
  return projectId === undefined ? place : { ...place, projectId };
}

/** The cell that a line or a cell names; of a whole line its first cell. */
export function spotOf(matrices: LinkedMatrices, { matrix, projectId, row, column: named }: FindingPlace): MatrixSpot {
  const column = named === taskGoalsColumn ? undefined : named;
  const [rowId, columnId] = [row ?? firstRow(matrices, matrix, projectId), column ?? firstColumn(matrices, matrix, projectId)];
  return { matrix, ...(projectId !== undefined && { projectId }), cell: rowId && columnId ? { rowId, columnId } : null };
}

function firstRow(matrices: LinkedMatrices, matrix: MatrixKind, projectId: number | undefined): string | undefined {
  if (matrix === 'major') return String(matrices.courseId);
  if (matrix === 'course') return stringOf(matrices.projects[0]?.id);
  const [place] = projectId === undefined ? [] : rowsOfProject(matrices, projectId);
  return place && placeKey(place);
}

function firstColumn(matrices: LinkedMatrices, matrix: MatrixKind, projectId: number | undefined): string | undefined {
  if (matrix === 'major') return stringOf(indicatorsOf(matrices).flatMap(({ indicators }) => indicators)[0]?.id);
  if (matrix === 'course') return stringOf(columnGoals(matrices)[0]?.id);
  return projectId === undefined ? undefined : (stringOf(taskGoalsOf(matrices, projectId)[0]?.id) ?? 'study');
}

function stringOf(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}

/** The position of an item of the chain; null for one that is in no matrix yet. */
export function spotOfItem(matrices: LinkedMatrices, { kind, id }: ThreadItem): MatrixSpot | null {
  switch (kind) {
    case 'requirement': {
      const indicator = indicatorsOf(matrices).find((one) => one.id === id)?.indicators[0];
      return spotOf(matrices, { matrix: 'major', column: stringOf(indicator?.id) });
    }
    case 'indicator':
      return spotOf(matrices, { matrix: 'major', column: String(id) });
    case 'course':
      return spotOf(matrices, { matrix: 'major', row: String(id) });
    case 'goal':
      return spotOfGoal(matrices, id);
    case 'project':
      return spotOf(matrices, { matrix: 'course', row: String(id) });
    case 'point': {
      const place = matrices.placedPoints.find(({ pointId }) => pointId === id);
      return place
        ? spotOf(matrices, { matrix: 'project', projectId: place.projectId, row: placeKey(place) })
        : spotOf(matrices, { matrix: 'course' });
    }
    case 'taskGoal': {
      const goal = matrices.taskGoals.find((one) => one.id === id);
      return goal ? spotOf(matrices, { matrix: 'project', projectId: goal.projectId, column: String(id) }) : null;
    }
    case 'ksa': {
      const place = matrices.placedKsas.find(({ ksaId }) => ksaId === id);
      return place
        ? spotOf(matrices, { matrix: 'project', projectId: place.projectId, row: placeKey(place), column: String(place.taskGoalId) })
        : null;
    }
  }
}

function spotOfGoal(matrices: LinkedMatrices, id: number): MatrixSpot {
  const isBound = columnGoals(matrices).some((column) => column.id === id);
  if (!isBound) {
    const goal = matrices.goals.find((one) => one.id === id);
    return spotOf(matrices, { matrix: 'major', row: stringOf(goal?.courseId), column: stringOf(goal?.parentId) });
  }
  const place = matrices.placedPoints.find(({ goalId }) => goalId === id);
  return spotOf(matrices, { matrix: 'course', row: stringOf(place?.projectId), column: String(id) });
}
