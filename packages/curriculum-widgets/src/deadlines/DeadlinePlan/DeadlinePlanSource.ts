import type { DeadlinePlan, ProgressBoard, SaveDeadlinesRequest } from '@college/curriculum-model';

/** Where the deadlines of a college are set; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface DeadlinePlanSource {
  /** What must be ready by when. Call: `GET /deadlines/plan` (extension). */
  loadDeadlines(options?: { signal?: AbortSignal }): Promise<DeadlinePlan>;
  /** Stores the whole plan; rejects with code '30009' where `version` is not the stored one. Call: `POST /deadlines/save` (extension). */
  saveDeadlines(request: SaveDeadlinesRequest): Promise<DeadlinePlan>;
  /** The majors of the college, what in them is not ready, and which day it is. Call: `GET /deadlines/board` (extension). */
  loadBoard(language: string, options?: { signal?: AbortSignal }): Promise<ProgressBoard>;
}
