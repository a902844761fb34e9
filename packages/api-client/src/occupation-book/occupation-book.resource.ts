import type { OccupationBook, OccupationBookFacts, OccupationEntry } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getOccupationBook, getOccupationBookFacts, searchOccupationBook } from './occupation-book.contract';

/** The occupation classification: the calls of its browser. */
export function createOccupationBook(client: Client) {
  return {
    /** One entry by its code, or the top list without one. */
    loadEntry(code?: string, { signal }: { signal?: AbortSignal } = {}): Promise<OccupationBook> {
      return client.call(getOccupationBook, { query: { code, lang: client.session.language() }, signal });
    },
    searchBook(keyword: string, { signal }: { signal?: AbortSignal } = {}): Promise<OccupationEntry[]> {
      return client.call(searchOccupationBook, { query: { keyword }, signal });
    },
    /** How much of the classification is there, and where it comes from. */
    loadBookFacts({ signal }: { signal?: AbortSignal } = {}): Promise<OccupationBookFacts> {
      return client.call(getOccupationBookFacts, { signal });
    },
  };
}

export type OccupationBookCalls = ReturnType<typeof createOccupationBook>;
