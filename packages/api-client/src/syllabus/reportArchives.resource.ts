import { isLoginInvalid, type DocumentLanguages } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { saveFile, type DownloadedFile } from '../core/download';
import { ApiError, isCallFailure } from '../core/failure';
import { StoredZip } from '../core/storedZip';
import { exportReport } from './reportFiles.contract';
import { createReportFiles } from './reportFiles.resource';
import type { MissingCharacters } from './reportFiles.schema';
import { getAdditionalInfo } from './syllabus.contract';
import { freeNames } from './freeNames';

/** The course start reports of several courses as one ZIP. */
export interface ReportArchiveRequest {
  courseIds: readonly number[];
  editable: boolean;
  languages: DocumentLanguages;
  /** Name of the archive, with its ending. */
  fileName: string;
}

/** A course whose report is not in the archive. */
export interface LeftOutReport {
  courseId: number;
  /** Why, in a sentence; null where nothing of its report was ever saved. */
  message: string | null;
}

/** What became of an archive; with `count` 0 none was saved. */
export interface ReportArchive {
  count: number;
  leftOut: LeftOutReport[];
  /** Characters that the font lacks, course by course. */
  missing: { courseId: number; characters: MissingCharacters[] }[];
}

/** Collects the course start reports of several courses, each as its own download has it. `save` hands the archive over. */
export function createReportArchives(client: Client, { save = saveFile }: { save?: (file: DownloadedFile) => void } = {}) {
  const files = createReportFiles(client);

  async function fetchReport(
    courseId: number,
    { editable, languages }: ReportArchiveRequest,
    onPercent: (percent: number) => void,
    signal?: AbortSignal,
  ) {
    const { version } = await client.call(getAdditionalInfo, { query: { courseid: courseId }, signal });
    if (version === 0) return null;
    const { file, missing } = await files.prepareReport({ courseId, editable, languages }, onPercent, { signal });
    const query = { courseid: courseId, editable: editable ? '1' : '0', languages, file };
    return { ...(await client.download(exportReport, { query, signal })), missing };
  }

  return {
    /**
     * Has the reports made one after another, and saves them as one archive; `onProgress` tells how many percent of all are done. A report that cannot be had
     * is left out and named. An ended session and the signal end it, and nothing is saved.
     */
    async downloadReports(
      request: ReportArchiveRequest,
      onProgress?: (percent: number) => void,
      { signal }: Cancellable = {},
    ): Promise<ReportArchive> {
      const { courseIds, fileName } = request;
      const archive: ReportArchive = { count: 0, leftOut: [], missing: [] };
      const zip = new StoredZip();
      const nameOf = freeNames();
      // The files stay blobs, which a browser may keep outside of memory; only one is read at a time.
      const parts: BlobPart[] = [];
      for (const [at, courseId] of courseIds.entries()) {
        const tell = (percent: number) => onProgress?.(Math.floor((at * 100 + percent) / courseIds.length));
        tell(0);
        try {
          const made = await fetchReport(courseId, request, tell, signal);
          if (made) {
            parts.push(zip.add(nameOf(made.fileName), new Uint8Array(await made.blob.arrayBuffer())), made.blob);
            archive.count += 1;
            if (made.missing.length > 0) archive.missing.push({ courseId, characters: made.missing });
          } else archive.leftOut.push({ courseId, message: null });
        } catch (error) {
          if (signal?.aborted || !isCallFailure(error) || (error instanceof ApiError && isLoginInvalid(error.code))) throw error;
          archive.leftOut.push({ courseId, message: error.message });
        }
      }
      signal?.throwIfAborted();
      onProgress?.(100);
      if (archive.count > 0) save({ blob: new Blob([...parts, zip.end()], { type: 'application/zip' }), fileName });
      return archive;
    },
  };
}

export type ReportArchives = ReturnType<typeof createReportArchives>;
