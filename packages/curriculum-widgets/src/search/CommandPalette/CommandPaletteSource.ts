import type { FindableKind, SearchEverything } from '@college/curriculum-model';

/** One question: a keyword in several kinds of records. */
export interface PaletteQuery {
  /** A blank one asks for all records, as many as `limit` allows. */
  keyword: string;
  kinds: readonly FindableKind[];
  limit?: number;
  signal?: AbortSignal;
}

/**
 * Finds records by Chinese, pinyin initials or English, and only those that the person may open; the reply names the keyword it answers.
 * Failures reject with an error whose message staff can read.
 */
export interface CommandPaletteSource {
  /**
   * What there is of several kinds.
   * Call: `POST /search/searchEverything` (extension).
   */
  searchEverything(query: PaletteQuery): Promise<SearchEverything>;
}
