import type { DeclinePlacementRequest, DeclineSuggestionRequest, PlacementSuggestion, SupportSuggestion } from '@college/curriculum-model';
import type { Client } from '../core/client';
import {
  declinePlacementSuggestion,
  declineSupportSuggestion,
  listPlacementSuggestions,
  listSupportSuggestions,
} from './suggestions.contract';

/** Suggestions for the major matrix. */
export function createSupportSuggestions(client: Client) {
  return {
    /** What goals, points and introductions of the courses of this course's major speak for, as they are stored. */
    listSuggestions(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<SupportSuggestion[]> {
      return client.call(listSupportSuggestions, { query: { courseId }, signal });
    },
    /** Declines what is suggested for a cell, or lets it be suggested again. */
    async declineSuggestion(request: DeclineSuggestionRequest): Promise<void> {
      await client.call(declineSupportSuggestion, { body: request });
    },
  };
}

/** Suggestions for a course's own matrices. */
export function createPlacementSuggestions(client: Client) {
  return {
    /** Points and KSA items for the course and project matrices of a course, as they are stored. */
    listPlacements(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<PlacementSuggestion[]> {
      return client.call(listPlacementSuggestions, { query: { courseId }, signal });
    },
    /** Declines a suggested entry, or lets it be suggested again. */
    async declinePlacement(request: DeclinePlacementRequest): Promise<void> {
      await client.call(declinePlacementSuggestion, { body: request });
    },
  };
}

export type PlacementSuggestions = ReturnType<typeof createPlacementSuggestions>;

export type SupportSuggestions = ReturnType<typeof createSupportSuggestions>;
