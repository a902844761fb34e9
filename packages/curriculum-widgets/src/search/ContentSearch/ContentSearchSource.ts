import type { SearchContent, SearchTarget } from '@college/curriculum-model';

/** One question: a keyword in one kind of content. */
export interface ContentQuery {
  keyword: string;
  target: SearchTarget;
  signal?: AbortSignal;
}

/**
 * Finds content by keyword, without regard to case; the reply names the keyword it answers. Failures reject with an error whose message
 * staff can read.
 */
export interface ContentSearchSource {
  /**
   * The hits of one kind of content.
   * Call: `POST /search/searchContent` (core §7).
   */
  searchContent(query: ContentQuery): Promise<SearchContent>;
}
