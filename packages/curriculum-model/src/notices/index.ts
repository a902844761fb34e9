export * from './happenings';
export * from './notice';
export * from './noticeMail';
export * from './noticesOf';
export * from './noticeTexts';
