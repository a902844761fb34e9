import type { Feedback } from '@college/curriculum-model';

/** Where feedback goes: with pictures, or as text alone (decision 108). */
export interface FeedbackSource {
  /** POST /message/feedback. */
  sendFeedback(feedback: Feedback): Promise<void>;
  /** POST /major/v2.0/feedback, the variant of the major home. */
  sendFeedbackText(text: string): Promise<void>;
}
