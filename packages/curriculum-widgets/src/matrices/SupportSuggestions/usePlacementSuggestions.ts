import {
  acceptedPlacements,
  holdsPlacement,
  openPlacements,
  placeKey,
  placementKey,
  type FindingPlace,
  type PlacementSuggestion,
} from '@college/curriculum-model';
import type { ReadyDesk } from '../desk';
import type { CellAt } from '../MatrixGrid';
import type { PlacementSuggestionsSource } from './PlacementSuggestionsSource';
import { useSuggestions, type SuggestionsState } from './useSuggestions';

/** The suggestions for the course and project matrices on a desk. */
export function usePlacementSuggestions(source: PlacementSuggestionsSource | undefined, desk: ReadyDesk): PlacementSuggestionsState {
  return useSuggestions<PlacementSuggestion>(desk, {
    load: source && ((courseId, options) => source.listPlacements(courseId, options)),
    decline: async ({ projectId, goalId, pointId, taskGoalId, ksaId }, isDeclined) => {
      const { courseId } = desk.matrices;
      await source?.declinePlacement({ courseId, projectId, goalId, pointId, taskGoalId, ksaId, isDeclined });
    },
    keyOf: placementKey,
    openIn: openPlacements,
    isHeldBy: holdsPlacement,
    editOf: acceptedPlacements,
  });
}

/** The result of `usePlacementSuggestions`. */
export type PlacementSuggestionsState = SuggestionsState<PlacementSuggestion>;

/** The suggestions for one of the two matrices. */
export function placementsFor(matrix: 'course' | 'project', state: PlacementSuggestionsState): PlacementSuggestionsState {
  const isOf = (one: PlacementSuggestion) => matrixOf(one) === matrix;
  const { open, declined, taken } = state;
  return { ...state, open: open.filter(isOf), declined: declined.filter(isOf), taken: taken.filter(isOf) };
}

const matrixOf = ({ taskGoalId }: PlacementSuggestion) => (taskGoalId === null ? 'course' : 'project');

/** The cell of a suggestion. */
export function cellOfPlacement(one: PlacementSuggestion): CellAt {
  if (one.taskGoalId === null) return { rowId: String(one.projectId), columnId: String(one.goalId) };
  return { rowId: placeKey(one), columnId: String(one.taskGoalId) };
}

/** The same with its matrix and chapter. */
export function placeOfPlacement(one: PlacementSuggestion): FindingPlace {
  const { rowId: row, columnId: column } = cellOfPlacement(one);
  const matrix = matrixOf(one);
  return { matrix, row, column, ...(matrix === 'project' && { projectId: one.projectId }) };
}
