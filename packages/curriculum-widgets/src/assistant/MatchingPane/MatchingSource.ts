import type { MatchReply, MatchRequest } from '@college/curriculum-model';

/**
 * Finds records that resemble a keyword. The reply repeats the keyword it answers. Failures reject with an error whose message staff can
 * read.
 */
export interface MatchingSource {
  /**
   * Records by falling `score`, which is 0 to 1; the response repeats the keyword, so that stale ones can be ignored.
   * Call: `POST /assistant/match/{target}` (core §7).
   */
  match(request: MatchRequest, options?: { signal?: AbortSignal }): Promise<MatchReply>;
}
