import {
  relateOption,
  type CourseCell,
  type CourseUnit,
  type Language,
  type ProjectCell,
  type SaveMatricesRequest,
} from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import { refusals } from '../mock-api/refusals';
import { dropCells, ksasOf, pointsOf } from '../points/pointRows';

type Chapter = SaveMatricesRequest['chapters'][number];
type PlacedPoint = SaveMatricesRequest['placedPoints'][number];

/** The stored entry of the course matrix in a place. */
export function cellAt(state: MockState, place: { projectId: number; goalId: number; pointId: number }): CourseCell | undefined {
  return state.courseCells.find(
    (cell) => cell.projectId === place.projectId && cell.graduateRequireId === place.goalId && cell.point.id === place.pointId,
  );
}

/** Replaces the listed chapters of a course matrix; a point that is removed is deleted with its row of the project matrix. */
export function replaceChapters(state: MockState, unit: CourseUnit, chapters: readonly Chapter[], language: Language): void {
  const columns = new Set(state.bindings.filter(({ courseId }) => courseId === unit.id).flatMap(({ goals }) => goals));
  const points = new Map(pointsOf(state, unit.id).map((point) => [point.id, point]));
  const listed = distinct(chapters.map(({ projectId }) => projectId));
  const saved = chapters.flatMap(({ projectId, points: placed }) => {
    if (!unit.courseMatrixVOS.some(({ id }) => id === projectId)) throw refusals.invalid('chapters.projectId', String(projectId));
    distinct(placed.map(({ goalId, pointId }) => `${goalId} ${pointId}`));
    return placed.map(({ goalId, pointId, relate, ...arrangement }): CourseCell => {
      const point = points.get(pointId);
      if (!point) throw refusals.invalid('chapters.points.pointId', String(pointId));
      if (!columns.has(goalId)) throw refusals.invalid('chapters.points.goalId', String(goalId));
      const stored = cellAt(state, { projectId, goalId, pointId });
      const place = { id: stored?.id ?? state.nextId(), courseUnitId: unit.id, projectId, graduateRequireId: goalId, point };
      const { translations = stored?.translations, ...texts } = arrangement;
      return { ...place, ...texts, relate: relateOption(relate, language), ...(translations ? { translations } : {}) };
    });
  });
  state.courseCells = [...state.courseCells.filter(({ projectId }) => !listed.has(projectId)), ...saved];
  dropCells(state);
}

/** Replaces the listed rows of project matrices. */
export function replacePlacedPoints(state: MockState, unit: CourseUnit, placed: readonly PlacedPoint[], language: Language): void {
  const ksas = new Map(ksasOf(state, unit.id).map((ksa) => [ksa.id, ksa]));
  const listed = new Set<number>();
  const saved = placed.flatMap(({ ksas: entries, ...place }): ProjectCell[] => {
    const row = cellAt(state, place);
    if (row?.courseUnitId !== unit.id) {
      if (entries.length === 0) return [];
      throw refusals.invalid('placedPoints.pointId', String(place.pointId));
    }
    if (listed.has(row.id)) throw refusals.invalid('placedPoints.pointId', String(place.pointId));
    listed.add(row.id);
    distinct(entries.map(({ taskGoalId, ksaId }) => `${taskGoalId} ${ksaId}`));
    return entries.map(({ taskGoalId, ksaId, relate }) => {
      const ksa = ksas.get(ksaId);
      if (!ksa) throw refusals.invalid('placedPoints.ksas.ksaId', String(ksaId));
      const isColumn = state.taskGoals.some(({ id, projectId }) => id === taskGoalId && projectId === place.projectId);
      if (!isColumn) throw refusals.invalid('placedPoints.ksas.taskGoalId', String(taskGoalId));
      const stored = state.projectCells.find(
        (cell) => cell.projectMatrixId === row.id && cell.taskGoalId === taskGoalId && cell.ksa.id === ksaId,
      );
      return { id: stored?.id ?? state.nextId(), projectMatrixId: row.id, taskGoalId, ksa, relate: relateOption(relate, language) };
    });
  });
  state.projectCells = [...state.projectCells.filter(({ projectMatrixId }) => !listed.has(projectMatrixId)), ...saved];
}

function distinct<Value extends string | number>(values: readonly Value[]): Set<Value> {
  const seen = new Set<Value>();
  for (const value of values) {
    if (seen.has(value)) throw refusals.invalid('list', String(value));
    seen.add(value);
  }
  return seen;
}
