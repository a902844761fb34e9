import type { DocumentLanguages } from '@college/curriculum-model';
import { downloadByTicket } from '../auth/downloadByTicket';
import type { Client } from '../core/client';
import { clickLink } from '../core/download';
import { NetworkError } from '../core/failure';
import { exportReport, prepareExport } from './reportFiles.contract';
import type { MissingCharacters } from './reportFiles.schema';

/** A course start report as a file: PDF, or Word where it is to be edited (decision 123). */
export interface ReportFile {
  courseId: number;
  editable: boolean;
  languages: DocumentLanguages;
}

/** A file that waits to be fetched, and what its font could not show. */
export interface PreparedReport {
  file: string;
  missing: MissingCharacters[];
}

/** The course start report as PDF and Word, always as it is saved. `open` follows a download's address. */
export function createReportFiles(client: Client, { open = clickLink }: { open?: (url: string) => void } = {}) {
  return {
    /** Has the file generated and reports the progress, from 0 to 100. */
    async prepareReport(
      report: ReportFile,
      onProgress?: (progress: number) => void,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<PreparedReport> {
      let prepared: PreparedReport | undefined;
      for await (const event of client.stream(prepareExport, { body: report, signal })) {
        if ('done' in event) prepared = event.done;
        else onProgress?.(event.progress);
      }
      if (!prepared) throw new NetworkError('unreadable', 'the stream ended without a file');
      return prepared;
    },
    /** Fetches the report as the browser does; with `file` the one that was prepared, once. */
    async downloadReport({ courseId, editable, languages, file }: ReportFile & { file?: string }): Promise<void> {
      const query = { courseid: courseId, editable: editable ? '1' : '0', languages, file };
      await downloadByTicket(client, exportReport, query, { open });
    },
  };
}

export type ReportFiles = ReturnType<typeof createReportFiles>;
