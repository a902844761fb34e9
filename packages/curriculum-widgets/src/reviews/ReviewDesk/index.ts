export { ReviewDesk, type CourseToSend, type ReviewDeskProps, type ReviewFixes, type ReviewWays } from './ReviewDesk';
export type { ReviewDeskSource, ReviewedDraftSource } from './ReviewDeskSource';
export { reviewDeskMessages } from './messages';
export type { DraftWords } from './SendPanel';
