import type { Notices } from '@college/curriculum-model';

/** Where notices are read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface NoticeListSource {
  /** What concerns the signed-in person, the latest first. Call: `GET /notice/list` (extension). */
  loadNotices(language: string, options?: { signal?: AbortSignal }): Promise<Notices>;
  /** Marks notices up to a moment as seen, all of them or one as it was then. Call: `POST /notice/see` (extension). */
  seeNotices(until: string, id?: string): Promise<void>;
}
