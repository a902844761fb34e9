import type { BoardFilter, CheckedMajor, NotifiedLeaders, NotifyLeadersRequest, ProgressBoard } from '@college/curriculum-model';

/** Where the progress of a college is read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface ProgressBoardSource {
  /** How far the part of the college is that concerns the person. Call: `GET /deadlines/board` (extension). */
  loadBoard(language: string, options?: { signal?: AbortSignal }): Promise<ProgressBoard>;
  /** What the rules find in a major now. Call: `GET /deadlines/check` (extension). */
  checkMajor(majorId: number, options?: { signal?: AbortSignal }): Promise<CheckedMajor>;
  /** Asks those who lead some courses to finish them; without it nobody is notified here. Call: `POST /deadlines/notify` (extension). */
  notifyLeaders?(request: NotifyLeadersRequest): Promise<NotifiedLeaders>;
  /** Downloads the rows that a filter shows as a workbook. Call: `GET /deadlines/export` (extension). */
  exportProgress(language: string, filter?: BoardFilter): Promise<void>;
}
