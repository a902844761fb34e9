import type { SharedLink } from '../../support/shareLinks/ShareLinksSource';

export type { SharedLink };

/**
 * The port of the links: an embedding college plugs in its own backend, or `createSyllabus` of the api client as is. Failures reject
 * with an error whose message staff can read.
 */
export interface ReportLinksSource {
  /**
   * Every link that is not revoked.
   * Call: `GET /beginreport/links` (extension).
   */
  listLinks(courseId: number): Promise<readonly SharedLink[]>;
  /**
   * Makes a new link.
   * Call: `POST /beginreport/createlink` (extension).
   */
  createLink(courseId: number): Promise<SharedLink>;
  /**
   * Revokes a link: whoever holds it is refused from then on.
   * Call: `POST /beginreport/deletelink` (extension).
   */
  deleteLink(request: { courseId: number; id: number }): Promise<unknown>;
}
