import type { MatchReply, MatchRequest } from '@college/curriculum-model';

/** Finds records that resemble a keyword. The reply repeats the keyword it answers. */
export interface MatchingSource {
  match(request: MatchRequest, options?: { signal?: AbortSignal }): Promise<MatchReply>;
}
