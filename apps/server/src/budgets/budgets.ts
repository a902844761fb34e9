import { megabyte, type Budgets } from '@college/curriculum-model';

/** What a server that was told nothing allows. */
export const usualBudgets: Budgets = { storedBytes: 100 * megabyte, emptyUnits: 30, eventStreams: 6, waitingFiles: 4, feedbacks: 20 };

/** Under which feedbacks of a person are counted. */
export const feedbackAct = 'feedback';

/** How long the pictures of a feedback are kept; its text stays. */
export const pictureDays = 180;
