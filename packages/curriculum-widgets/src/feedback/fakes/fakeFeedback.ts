import { fn } from 'storybook/test';
import type { FeedbackSource } from '../FeedbackDialog';

/** A place that takes every feedback. */
export function fakeFeedback() {
  return {
    sendFeedback: fn<FeedbackSource['sendFeedback']>(async () => {}),
    sendFeedbackText: fn<FeedbackSource['sendFeedbackText']>(async () => {}),
  };
}
