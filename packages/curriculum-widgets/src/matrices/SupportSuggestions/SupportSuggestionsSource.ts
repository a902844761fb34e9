import type { DeclineSuggestionRequest, SupportSuggestion } from '@college/curriculum-model';

/** Suggests supports for the major matrix; `createSupportSuggestions` of the API client is one. */
export interface SupportSuggestionsSource {
  /** What goals, points and introductions of the courses of this course's major speak for, declined ones among them. */
  listSuggestions: (courseId: number, options: { signal: AbortSignal }) => Promise<readonly SupportSuggestion[]>;
  /** Declines what is suggested for a cell, for everybody, or lets it be suggested again. */
  declineSuggestion: (request: DeclineSuggestionRequest) => Promise<void>;
}
