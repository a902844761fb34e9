import type { Retention, SaveRetentionRequest } from '@college/curriculum-model';
import type { ReadOptions } from '../PeopleSource';

/** Where it is read and set how long a college keeps what is deleted by itself. Failures reject with an error whose message staff can read. */
export interface RetentionSource {
  /** The days of each kind, null for good. Call: `GET /manage/retention` (extension). */
  loadRetention(options?: ReadOptions): Promise<Retention>;
  /** Stores the days of all kinds; rejects with code '30009' where `version` is not the stored one. Call: `POST /manage/retention/save` (extension). */
  saveRetention(request: SaveRetentionRequest): Promise<Retention>;
}
