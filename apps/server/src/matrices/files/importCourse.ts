import { planCourseImport, type CourseImportPlan, type ImportMode, type Language } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { invalid } from '../../http/refusal';
import type { Caller } from '../../rights/caller';
import { workbookRefusal } from './messages';
import { readLinkedMatrices } from './readLinkedMatrices';
import { readUpload } from './readUpload';

/** Says what a workbook would change in the course and project matrices of a course; stores nothing. */
export async function importCourse(
  db: Queries,
  { courseId, mode, ...upload }: { courseId: number; file: File; mode: ImportMode; signs: string },
  { caller, language }: { caller: Caller; language: Language },
): Promise<CourseImportPlan> {
  const { sheets, signs } = await readUpload(upload);
  const { matrices } = await readLinkedMatrices(db, courseId, caller);
  const outcome = planCourseImport(matrices, sheets, { mode, signs, language });
  if ('fault' in outcome) throw invalid(workbookRefusal({ code: outcome.fault }));
  return outcome.plan;
}
