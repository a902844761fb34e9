import { megabyte, type Budgets } from '@college/curriculum-model';

/** The defaults of a server without settings. */
export const usualBudgets: Budgets = { storedBytes: 100 * megabyte, emptyUnits: 30, eventStreams: 6, waitingFiles: 4, feedbacks: 20 };

/** Under which feedbacks of a person are counted. */
export const feedbackAct = 'feedback';

/** How long the pictures of a feedback are kept; its text stays. */
export const pictureDays = 180;
