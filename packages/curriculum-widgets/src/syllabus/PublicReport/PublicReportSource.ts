import type { ReportData } from '@college/curriculum-model';

/** Where a published report comes from; nobody is signed in. */
export interface PublicReportSource {
  /** The report behind a link. A link that is unknown or was revoked rejects with code '30004'. */
  loadPublicReport: (link: string, options?: { signal?: AbortSignal }) => Promise<ReportData>;
}
