import type { FeedbackRecord, PageInfo } from '@college/curriculum-model';

/**
 * Where the feedback of a college is read; a college plugs in its own backend here. Failures reject with an error whose message staff can
 * read.
 */
export interface FeedbackInboxSource {
  /**
   * One page of feedback, latest first.
   * Call: `GET /message/feedbacklist` (extension).
   */
  listFeedback(page: { pageNum: number; pageSize: number }, options?: { signal?: AbortSignal }): Promise<PageInfo<FeedbackRecord>>;
  /**
   * One picture of a feedback, as it was sent.
   * Call: `GET /message/feedbackimage` (extension).
   */
  loadFeedbackImage(id: number, options?: { signal?: AbortSignal }): Promise<Blob>;
}
