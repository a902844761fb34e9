import type { DocumentLanguages } from '@college/curriculum-model';
import type { MissingCharacters } from '../ReportExport/ReportFilesSource';

/** Which reports are wanted, and as what. */
export interface ReportArchiveRequest {
  courseIds: readonly number[];
  /** Word documents, to be worked on; otherwise PDFs. */
  editable: boolean;
  languages: DocumentLanguages;
  /** Name of the archive, with its ending. */
  fileName: string;
}

/** What became of an archive. */
export interface ReportArchiveResult {
  /** How many reports it contains; with 0 there is none. */
  count: number;
  /** Courses whose report it lacks, with a sentence that says why; null where nothing of it was ever saved. */
  leftOut: readonly { courseId: number; message: string | null }[];
  /** Characters that no font of the files has, course by course. */
  missing: readonly { courseId: number; characters: readonly MissingCharacters[] }[];
}

/** The port of the archive: an embedding college plugs in its own backend, or `createReportArchives` of the api client as is. */
export interface ReportArchiveSource {
  /**
   * Collects the reports and hands the archive to the person; tells how much of it is done, from 0 to 100. `signal` ends it, and nothing is handed over. What
   * cannot be had is left out; rejects where nothing can be said of single courses.
   * Calls: `POST /beginreport/prepareexport` (extension), `GET /beginreport/exportreport` (core §7).
   */
  downloadReports(
    request: ReportArchiveRequest,
    onProgress: (percent: number) => void,
    options?: { signal?: AbortSignal },
  ): Promise<ReportArchiveResult>;
}
