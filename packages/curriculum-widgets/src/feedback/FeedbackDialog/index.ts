export { FeedbackDialog, type FeedbackDialogProps } from './FeedbackDialog';
export type { FeedbackSource } from './FeedbackSource';
export { feedbackDialogMessages } from './messages';
