import type { Logger } from 'pino';
import { syllabusDocument, type Budgets, type DocumentLanguages } from '@college/curriculum-model';
import { findLimits } from '../budgets/personLimits';
import type { Queries } from '../db';
import { reportedCourse } from '../syllabus/reportRows';
import { readReport } from '../syllabus/readReport';
import type { MissingCharacters, OnProgress } from './documentFile';
import { makeFile } from './makeFile';
import { nameFile, type FileFormat, type NamedFile } from './nameFile';

/** Which report, as which kind of file, in which languages. */
export interface ReportRequest {
  courseId: number;
  format: FileFormat;
  languages: DocumentLanguages;
}

/** A made report, and what its font could not show. */
export interface MadeReport {
  file: NamedFile;
  missing: MissingCharacters[];
}

/** Makes the course start report as a file, always from what is saved. */
export async function makeReport(
  db: Queries,
  { courseId, format, languages }: ReportRequest,
  { userId, budgets, now, log, onProgress }: { userId: number; budgets: Budgets; now: Date; log: Logger; onProgress?: OnProgress },
): Promise<MadeReport> {
  const report = await readReport(db, await reportedCourse(db, courseId));
  const document = syllabusDocument(report, languages);
  const limits = await findLimits(db, userId, budgets);
  const { bytes, missing } = await makeFile({ document, format, time: now.getTime() }, { userId, limits, log, onProgress });
  const english = report.intro.translations?.en?.name?.text;
  const courseName = languages === 'en' && english ? english : report.intro.name;
  return { file: nameFile(bytes, { courseName, languages, format }), missing };
}
