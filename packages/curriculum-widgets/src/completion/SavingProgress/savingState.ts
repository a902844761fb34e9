/** The state of a save. */
export type SavingState =
  | {
      status: 'running';
      /** 0 to 100; left out where nobody knows. */
      percent?: number;
      /** Parts done and in all. */
      count?: { done: number; total: number };
      /** What is being saved just now. */
      message?: string;
    }
  | { status: 'done' }
  /** `message` is the server's. */
  | { status: 'failed'; message: string };
