import type { DeclinePlacementRequest, PlacementSuggestion } from '@college/curriculum-model';

/** Suggests entries for the course and project matrices; `createPlacementSuggestions` of the API client is one. */
export interface PlacementSuggestionsSource {
  /** The points and KSA items that the course's own texts, and the same course in other majors, speak for; declined ones among them. */
  listPlacements: (courseId: number, options: { signal: AbortSignal }) => Promise<readonly PlacementSuggestion[]>;
  /** Declines a suggested entry, for everybody, or lets it be suggested again. */
  declinePlacement: (request: DeclinePlacementRequest) => Promise<void>;
}
