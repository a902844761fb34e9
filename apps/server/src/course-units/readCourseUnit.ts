import type { CourseUnitDetail, Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { readPointKsa } from '../points/readPointKsa';
import type { Caller } from '../rights/caller';
import { courseUnitRows, findCopyOrigin, findMajorOfUnit, type CourseUnitRow } from './courseUnitRepository';
import { presentSequence } from './courseSequence';
import { courseUnitMessages } from './messages';
import { presentCourseUnit } from './presentCourseUnit';
import { listProjects } from './projectRepository';

/**
 * A unit with its rows, points and KSA as recorded; what it only names, its major and its origin, is in the reader's language. Its version
 * is read first, so that a save in between shows as a conflict and not as a mixture.
 */
export async function readCourseUnit(db: Queries, id: number, language: Language = 'zh', reader?: Caller): Promise<CourseUnitDetail> {
  const unit = await courseUnitRows.find(db, { id });
  if (!unit) throw notFound(courseUnitMessages.missing);
  return completeCourseUnit(db, unit, language, reader);
}

/** Adds the chapters, the points with their KSA items and the origin of a copy to a course unit. */
export async function completeCourseUnit(db: Queries, unit: CourseUnitRow, language: Language, reader?: Caller): Promise<CourseUnitDetail> {
  const { majorName, ...draft } = await findMajorOfUnit(db, unit.majorId, language);
  const rows = await listProjects(db, [unit.id]);
  const copiedFrom = unit.copiedFromId === null ? undefined : await findCopyOrigin(db, unit.copiedFromId, language, reader);
  return {
    course: { ...presentCourseUnit(unit, rows, majorName), ...(await presentSequence(db, unit)) },
    pointksa: await readPointKsa(db, unit.id),
    ...(copiedFrom ? { copiedFrom } : {}),
    ...draft,
  };
}
