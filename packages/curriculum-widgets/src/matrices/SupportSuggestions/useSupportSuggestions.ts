import { acceptedSupports, bindingAt, openSupports, type SupportSuggestion } from '@college/curriculum-model';
import type { ReadyDesk } from '../desk';
import type { SupportSuggestionsSource } from './SupportSuggestionsSource';
import { useSuggestions, type SuggestionsState } from './useSuggestions';

/** A cell as a key. */
export const keyOf = ({ courseId, requireId }: Pick<SupportSuggestion, 'courseId' | 'requireId'>) => `${courseId} ${requireId}`;

/** The suggestions for the major matrix on a desk. */
export function useSupportSuggestions(source: SupportSuggestionsSource | undefined, desk: ReadyDesk): SupportSuggestionsState {
  return useSuggestions<SupportSuggestion>(desk, {
    load: source && ((courseId, options) => source.listSuggestions(courseId, options)),
    decline: async ({ courseId, requireId }, isDeclined) => source?.declineSuggestion({ courseId, requireId, isDeclined }),
    keyOf,
    openIn: openSupports,
    isHeldBy: (matrices, one) => bindingAt(matrices, one.courseId, one.requireId)?.relate === one.relate,
    editOf: (_matrices, chosen) => acceptedSupports(chosen),
  });
}

/** The result of `useSupportSuggestions`. */
export type SupportSuggestionsState = SuggestionsState<SupportSuggestion>;
