import type { ReportData, SaveReportRequest } from '@college/curriculum-model';

/** Where the course start report is read and saved. Failures reject with an error whose message staff can read. */
export interface SyllabusSource {
  /**
   * Everything the report of a course is made of: the Chinese record with its translations.
   * Call: `GET /beginreport/getrequires`, `GET /beginreport/getmajormatrix`, `GET /beginreport/projects`, `GET /beginreport/getprojectmatrix`,
   * `GET /beginreport/getpointmatrix`, `GET /beginreport/gettaskgoal`, `GET /beginreport/getadditionalinfo`, `GET /beginreport/getcourseintro`
   * (reference §7).
   */
  loadReport: (courseId: number, options?: { signal?: AbortSignal }) => Promise<ReportData>;
  /**
   * Saves what the report adds to the course; one that was based on an older version is refused with code 30009.
   * Call: `POST /beginreport/saveadditionalinfo` and `GET /beginreport/getadditionalinfo` (reference §7).
   */
  saveReport: (info: SaveReportRequest) => Promise<{ version: number }>;
}
