import type { Feedback } from '@college/curriculum-model';

/** The port of feedback: with pictures, or as text alone (decision 108). Failures reject with an error whose message is shown to staff. */
export interface FeedbackSource {
  /**
   * Sends text with up to five pictures; what is sent again under the same `unique` is kept once. What was changed after a failed try has another.
   * Call: `POST /message/feedback` (core §7).
   */
  sendFeedback(feedback: Feedback): Promise<void>;
  /**
   * Sends the text alone, as the major home does.
   * Call: `POST /major/v2.0/feedback` (core §7).
   */
  sendFeedbackText(text: string): Promise<void>;
}
