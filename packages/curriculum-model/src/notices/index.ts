export * from './happenings';
export * from './notice';
export * from './noticesOf';
