import type { CourseUnitDetail, Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { readPointKsa } from '../points/readPointKsa';
import { findCopyOrigin, findCourseUnit, findMajorName } from './courseUnitRepository';
import { courseUnitMessages } from './messages';
import { presentCourseUnit } from './presentCourseUnit';
import { listProjects } from './projectRepository';

/**
 * A unit with its rows, points and KSA as recorded; what it only names, its major and its origin, is in the reader's language. Its version
 * is read first, so that a save in between shows as a conflict and not as a mixture.
 */
export async function readCourseUnit(db: Queries, id: number, language: Language = 'zh'): Promise<CourseUnitDetail> {
  const unit = await findCourseUnit(db, id);
  if (!unit) throw notFound(courseUnitMessages.missing);
  const majorName = await findMajorName(db, unit.majorId, language);
  const rows = await listProjects(db, [id]);
  const copiedFrom = unit.copiedFromId === null ? undefined : await findCopyOrigin(db, unit.copiedFromId, language);
  return {
    course: presentCourseUnit(unit, rows, majorName),
    pointksa: await readPointKsa(db, id),
    ...(copiedFrom ? { copiedFrom } : {}),
  };
}
