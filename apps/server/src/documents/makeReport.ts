import type { Logger } from 'pino';
import type { Budgets, DocumentLanguages } from '@college/curriculum-model';
import { findLimits } from '../budgets/personLimits';
import type { Queries } from '../db';
import { editionsOfDrafts } from '../editions/namesOfDrafts';
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

/** Makes the course start report as a file, always from what is saved; that of a draft says so. */
export async function makeReport(
  db: Queries,
  { courseId, format, languages }: ReportRequest,
  { userId, budgets, now, log, onProgress }: { userId: number; budgets: Budgets; now: Date; log: Logger; onProgress?: OnProgress },
): Promise<MadeReport> {
  const course = await reportedCourse(db, courseId);
  const report = await readReport(db, course);
  const { kind, name } = (await editionsOfDrafts(db, [course.majorId])).get(course.majorId) ?? {};
  const draft = kind && kind !== 'published' ? { kind, name: name ?? '' } : undefined;
  const document = { report, languages, draft };
  const limits = await findLimits(db, userId, budgets);
  const { bytes, missing } = await makeFile({ document, format, time: now.getTime() }, { userId, limits, log, onProgress });
  const english = report.intro.translations?.en?.name?.text;
  const courseName = languages === 'en' && english ? english : report.intro.name;
  return { file: nameFile(bytes, { courseName, languages, format }), missing };
}
