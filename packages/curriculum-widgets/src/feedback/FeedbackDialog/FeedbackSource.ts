import type { Feedback } from '@college/curriculum-model';

/** Where feedback goes: with pictures, or as text alone (decision 108). Failures reject with an error whose message staff can read. */
export interface FeedbackSource {
  /**
   * Sends text with up to five pictures; what is sent again under the same `unique` is kept once.
   * Call: `POST /message/feedback` (core §7).
   */
  sendFeedback(feedback: Feedback): Promise<void>;
  /**
   * Sends the text alone, as the major home does.
   * Call: `POST /major/v2.0/feedback` (core §7).
   */
  sendFeedbackText(text: string): Promise<void>;
}
