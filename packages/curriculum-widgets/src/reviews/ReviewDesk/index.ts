export { ReviewDesk } from './ReviewDesk';
export type { CourseToSend, ReviewDeskProps, ReviewFixes, ReviewWays } from './ReviewDeskProps';
export type { ReviewDeskSource, ReviewedDraftSource } from './ReviewDeskSource';
export { reviewDeskMessages } from './messages';
export type { DraftWords } from './SendPanel';
