import type { TalentReport, TalentReportPageRequest } from '@college/curriculum-model';

/** What every call takes last. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** Where the list of talent demand reports reads and deletes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface TalentReportListSource {
  /**
   * One page; `name` narrows it to reports whose name or institution holds it.
   * Call: `POST /dic/pageTalentDemand` (reference §7).
   */
  listTalentReports(request: TalentReportPageRequest, options?: CallOptions): Promise<{ list: TalentReport[]; total: number }>;
  /**
   * Deletes a report; the file that it links to stays.
   * Call: `POST /dic/talentDemandDelete` (extension).
   */
  deleteTalentReport(id: number, options?: CallOptions & { version?: number | undefined }): Promise<void>;
}
