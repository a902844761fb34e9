import {
  ksaById,
  pointById,
  pointNumber,
  textOf,
  type Language,
  type LinkedMatrices,
  type PlacementSuggestion,
} from '@college/curriculum-model';
import type { SuggestedItems } from '../listCells/suggestedItems';
import type { MatrixItem } from '../MatrixGrid';
import { cellOfPlacement, type PlacementSuggestionsState } from './usePlacementSuggestions';

/** What the cells of a course or project matrix show of suggestions. */
export function placementItems(
  matrices: LinkedMatrices,
  { open, taken }: Pick<PlacementSuggestionsState, 'open' | 'taken'>,
  language: Language,
): SuggestedItems {
  return {
    suggested: open.map((one) => ({ cell: cellOfPlacement(one), item: itemOf(matrices, one, language) })),
    accepted: taken.map(cellOfPlacement),
  };
}

/** The point or the KSA item of a suggestion as its cell shows it. */
export function itemOf(matrices: LinkedMatrices, { pointId, ksaId, relate }: PlacementSuggestion, language: Language): MatrixItem {
  if (ksaId === null) {
    const point = pointById(matrices, pointId);
    return {
      id: pointId,
      relate,
      code: String(pointNumber(matrices, pointId) || ''),
      label: point ? textOf(point, 'title', language) : '',
    };
  }
  const ksa = ksaById(matrices, ksaId);
  return { id: ksaId, relate, code: ksa ? `${ksa.title}${ksa.level}` : '', label: ksa ? textOf(ksa, 'description', language) : '' };
}
