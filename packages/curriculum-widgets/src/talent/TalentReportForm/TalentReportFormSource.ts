import type { Saved, TalentReport, TalentReportInput } from '@college/curriculum-model';

/** What every call takes last. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** A major that a report may be about. */
export interface ReportMajor {
  id: number;
  name: string;
}

/** Where a talent demand report is read and saved; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface TalentReportFormSource {
  /**
   * The report as it is kept, with its cover and its translations.
   * Call: `POST /dic/talentDemandDetail` (reference §7).
   */
  getTalentReport(id: number, options?: CallOptions): Promise<TalentReport>;
  /**
   * Adds a report with id 0, changes any other; an old version rejects with code '30009', and a refusal may carry `data.field`.
   * Call: `POST /dic/talentDemandSave` (reference §7).
   */
  saveTalentReport(report: TalentReportInput, options?: CallOptions): Promise<Saved<TalentReport>>;
  /**
   * The majors of the college in the language of the interface.
   * Call: `GET /manage/getcurrentdepartment` (core §7).
   */
  listReportMajors(options?: CallOptions): Promise<readonly ReportMajor[]>;
}
