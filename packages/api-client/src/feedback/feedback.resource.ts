import type { Feedback, FeedbackRecord, PageInfo } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { getFeedbackImage, listFeedback, sendFeedback, sendFeedbackText } from './feedback.contract';

/** Feedback to the developers: with pictures, or as text alone from the home of a major (decision 108). */
export function createFeedback(client: Client) {
  return {
    async sendFeedback(feedback: Feedback): Promise<void> {
      await client.call(sendFeedback, { body: feedback });
    },
    async sendFeedbackText(text: string): Promise<void> {
      await client.call(sendFeedbackText, { body: text });
    },
    /** One page of the feedback of the college, latest first; for college managers. */
    listFeedback(page: { pageNum: number; pageSize: number }, { signal }: Cancellable = {}): Promise<PageInfo<FeedbackRecord>> {
      return client.call(listFeedback, { query: page, signal });
    },
    /** One picture of a feedback, as it was sent. */
    async loadFeedbackImage(id: number, { signal }: Cancellable = {}): Promise<Blob> {
      return (await client.download(getFeedbackImage, { query: { id }, signal })).blob;
    },
  };
}

export type FeedbackCalls = ReturnType<typeof createFeedback>;
