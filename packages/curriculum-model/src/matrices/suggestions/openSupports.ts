import { bindingAt, isCourseEditable } from '../linked/finders';
import type { LinkedMatrices } from '../linked/linkedMatrices';
import type { MatrixEdit } from '../linked/matrixEdit';
import { relateValues } from '../relateValues';
import type { SupportSuggestion } from './supportSuggestion';

/** Suggestions that would still change a cell of these matrices which may be changed, as edited. */
export function openSupports(matrices: LinkedMatrices, suggestions: readonly SupportSuggestion[]): SupportSuggestion[] {
  return suggestions.filter(({ courseId, requireId, relate }) => {
    const present = bindingAt(matrices, courseId, requireId)?.relate;
    // Strong is 0: only what is stronger than what stands is a change.
    return isCourseEditable(matrices, courseId) && (present === undefined || relate < present);
  });
}

/** Indicator points without strong support to which these would give some. */
export function gapsClosedBy(matrices: Pick<LinkedMatrices, 'bindings'>, suggestions: readonly SupportSuggestion[]): number[] {
  const strong = new Set(matrices.bindings.flatMap(({ requireId, relate }) => (relate === relateValues.strong ? requireId : [])));
  const wanted = suggestions.flatMap(({ requireId, relate }) =>
    relate === relateValues.strong && !strong.has(requireId) ? requireId : [],
  );
  return [...new Set(wanted)];
}

/** All of these as one edit. */
export function acceptedSupports(suggestions: readonly SupportSuggestion[]): MatrixEdit {
  return { type: 'supported', cells: suggestions.map(({ courseId, requireId, relate }) => ({ courseId, requireId, relate })) };
}
