/** What became of a story or a job in an engine; it passed where nothing is wrong. */
export interface Outcome {
  /** The id of the story, or the name of the job. */
  at: string;
  wrong: string[];
  milliseconds: number;
}
