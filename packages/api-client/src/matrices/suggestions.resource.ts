import type { DeclineSuggestionRequest, SupportSuggestion } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { declineSupportSuggestion, listSupportSuggestions } from './suggestions.contract';

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

export type SupportSuggestions = ReturnType<typeof createSupportSuggestions>;
