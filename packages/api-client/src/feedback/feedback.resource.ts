import type { Feedback } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { sendFeedback, sendFeedbackText } from './feedback.contract';

/** What staff tell the makers: with pictures, or as text alone from the home of a major (decision 108). */
export function createFeedback(client: Client) {
  return {
    async sendFeedback(feedback: Feedback): Promise<void> {
      await client.call(sendFeedback, { body: feedback });
    },
    async sendFeedbackText(text: string): Promise<void> {
      await client.call(sendFeedbackText, { body: text });
    },
  };
}

export type FeedbackCalls = ReturnType<typeof createFeedback>;
