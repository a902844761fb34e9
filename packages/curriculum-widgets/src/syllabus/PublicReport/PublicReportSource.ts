import type { ReportData } from '@college/curriculum-model';

/** Where a published report comes from; nobody is signed in. Failures reject with an error whose message staff can read. */
export interface PublicReportSource {
  /**
   * The report behind a link. A link that is unknown or was revoked rejects with code '30004'.
   * Call: `GET /beginreport/publicreport` (extension).
   */
  loadPublicReport: (link: string, options?: { signal?: AbortSignal }) => Promise<ReportData>;
}
