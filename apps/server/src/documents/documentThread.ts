import type { DocumentLanguages, NamedDraft, ReportData } from '@college/curriculum-model';
import { startJobThread, type JobLimits, type JobThread } from '../threads/jobThread';
import type { MissingCharacters, WritingJob } from './documentFile';
import type { FileFormat } from './nameFile';

/** A report that becomes a document on the thread: of 400 chapters that takes a tenth of a second and more. */
export interface ReportToWrite {
  report: ReportData;
  languages: DocumentLanguages;
  /** The draft whose report this is; absent for the current edition. */
  draft?: NamedDraft | undefined;
}

/** One file to be written; a document that another thread made comes as JSON in UTF-8, so that nobody in between reads it. */
export interface DocumentJob extends Omit<WritingJob, 'document'> {
  document: WritingJob['document'] | Uint8Array | ReportToWrite;
  format: FileFormat;
}

/** A written file, and what its font could not show. */
export interface WrittenFile {
  bytes: Uint8Array;
  missing: MissingCharacters[];
}

/** A thread that writes files. */
export type DocumentThread = JobThread<DocumentJob, WrittenFile>;

const usualLimits = { milliseconds: 30_000, megabytes: 160 };
// A report of 400 chapters is no endless one.
const longestOfAll = 6;

/** Starts a thread that writes files. A warm-up writes a small file of each kind, so that the first real one is as fast. */
export function startDocumentThread(
  { milliseconds, megabytes }: Omit<JobLimits, 'longest'> = usualLimits,
  { warmsUp = false }: { warmsUp?: boolean } = {},
): DocumentThread {
  return startJobThread('documentWorker', { milliseconds, longest: longestOfAll * milliseconds, megabytes }, { warmsUp });
}
