import type { OccupationBook, OccupationBookFacts, OccupationEntry } from '@college/curriculum-model';

/** What every call takes last. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** Where the dictionary is read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface OccupationBookSource {
  /**
   * One entry by its code, or the top list without one.
   * Call: `GET /v3/material/occupationbook` (reference §7).
   */
  loadEntry(code?: string, options?: CallOptions): Promise<OccupationBook>;
  /**
   * Codes and titles in the order of their rank: by code, by a part of the title, by pinyin initials.
   * Call: `GET /search/occupationbook22` (reference §7).
   */
  searchBook(keyword: string, options?: CallOptions): Promise<OccupationEntry[]>;
  /**
   * How much of the edition is there, and where it comes from.
   * Call: `GET /occupation/bookfacts` (extension).
   */
  loadBookFacts(options?: CallOptions): Promise<OccupationBookFacts>;
}
