export { FeedbackInbox, type FeedbackInboxProps } from './FeedbackInbox';
export type { FeedbackInboxSource } from './FeedbackInboxSource';
export { feedbackInboxMessages } from './messages';
