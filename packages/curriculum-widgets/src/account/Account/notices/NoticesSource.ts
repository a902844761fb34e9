import type { SecurityNotice } from '@college/curriculum-model';

/** Where the notices of a person's own account are read; a rejection is an error whose message is shown to the person. */
export interface NoticesSource {
  /**
   * What happened to the account lately, the latest first.
   * Call: `GET /user/securitynotices` (extension).
   */
  listNotices: () => Promise<SecurityNotice[]>;
  /**
   * Marks them as seen.
   * Call: `POST /user/seesecuritynotices` (extension).
   */
  seeNotices: () => Promise<unknown>;
}
