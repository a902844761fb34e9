import type { ServerStatus } from '@college/curriculum-model';
import type { ReadOptions } from '../PeopleSource';

/** Where the status of the server is read. Failures reject with an error whose message staff can read. */
export interface ServerStatusSource {
  /** How the server is now. Call: `GET /manage/status` (extension). */
  getServerStatus(options?: ReadOptions): Promise<ServerStatus>;
}
