import type { DocumentLanguages, Words } from '@college/curriculum-model';

/** Which of the two files is wanted, and in which languages. */
export interface ReportFileRequest {
  courseId: number;
  /** The Word document, to be worked on; otherwise the PDF. */
  editable: boolean;
  languages: DocumentLanguages;
}

/** Characters that no font of the file has, with their location. */
export interface MissingCharacters {
  place: Words;
  characters: string;
}

/** A file that the server holds ready. */
export interface PreparedReport {
  /** Names the file for its one download. */
  file: string;
  missing: readonly MissingCharacters[];
}

/**
 * The port of the files: an embedding college plugs in its own backend, or `createReportFiles` of the api client as is. Failures
 * reject with an error whose message staff can read.
 */
export interface ReportFilesSource {
  /**
   * Creates the file and reports its progress, from 0 to 100; `signal` aborts it.
   * Call: `POST /beginreport/prepareexport` (extension).
   */
  prepareReport(
    request: ReportFileRequest,
    onProgress: (percent: number) => void,
    options?: { signal?: AbortSignal },
  ): Promise<PreparedReport>;
  /**
   * Hands the file to the person; without `file` it is made on the spot.
   * Call: `GET /beginreport/exportreport` (core §7).
   */
  downloadReport(request: ReportFileRequest & { file?: string }): Promise<void>;
}
