import type { Bilingual } from '@college/curriculum-model';
import type { Queries } from '../db';
import { conflict, notFound } from '../http/refusal';
import { courseUnitRows, type CourseUnitRow } from './courseUnitRepository';
import { courseUnitMessages } from './messages';
import { readCourseUnit } from './readCourseUnit';

/** The message of a conflict and its current record, by default the unit itself. */
interface Conflict {
  sentence: Bilingual;
  read: () => Promise<unknown>;
}

/** Holds a unit while something under it changes, refuses a change that was based on an older version, and counts it as revised. */
export async function reviseCourseUnit(
  db: Queries,
  id: number,
  version: number | undefined,
  now: Date,
  { sentence, read }: Conflict = { sentence: courseUnitMessages.changedMeanwhile, read: () => readCourseUnit(db, id) },
): Promise<CourseUnitRow> {
  const unit = await courseUnitRows.lock(db, { id });
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (version !== undefined && version !== unit.version) {
    throw conflict(sentence, await read());
  }
  return courseUnitRows.update(db, unit, {}, now);
}
