export {
  happeningOfReview,
  happeningOfThread,
  happeningsOfChanges,
  happeningsOfDecisions,
  type ThreadReader,
  type ToldDecision,
} from './happenings';
export * from './notice';
export * from './noticeMail';
export * from './noticesOf';
export * from './noticeTexts';
export * from './toldNotice';
