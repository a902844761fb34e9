import type { ReportData, SaveReportRequest } from '@college/curriculum-model';

/** Where the course start report is read and saved. */
export interface SyllabusSource {
  /** Everything the report of a course is made of: the Chinese record with its translations. */
  loadReport: (courseId: number, options?: { signal?: AbortSignal }) => Promise<ReportData>;
  /** Saves what the report adds to the course; one that was based on an older version is refused with code 30009. */
  saveReport: (info: SaveReportRequest) => Promise<{ version: number }>;
}
