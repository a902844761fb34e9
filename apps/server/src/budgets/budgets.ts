/** How much one person may hold at a time, and no more, whatever the rights. */
export interface Budgets {
  /** Bytes of pictures: of feedback, of the own profile, and covers of reports. */
  storedBytes: number;
  /** Streams of events that are open on one server process. */
  eventStreams: number;
  /** Course units that were opened as new and not saved yet. */
  emptyUnits: number;
  /** Feedbacks within a quarter of an hour. */
  feedbacks: number;
}

/** What a server that was told nothing allows. */
export const usualBudgets: Budgets = { storedBytes: 100 * 2 ** 20, eventStreams: 6, emptyUnits: 30, feedbacks: 20 };

/** How long the pictures of a feedback are kept; its text stays. */
export const pictureDays = 180;
