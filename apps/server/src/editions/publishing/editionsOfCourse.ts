import type { EditionsOfCourse } from '@college/curriculum-model';
import { courseUnitRows } from '../../course-units/courseUnitRepository';
import { courseUnitMessages } from '../../course-units/messages';
import type { Queries } from '../../db';
import { notFound } from '../../http/refusal';
import { findHomeMajor } from '../../majors/majorRepository';
import { listWithCourse } from './publishedRepository';

/** In which published editions a course stands; a course of a draft in those in which the course of its lineage does. */
export async function readEditionsOfCourse(db: Queries, courseId: number): Promise<EditionsOfCourse> {
  const unit = await courseUnitRows.find(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  const lineage = unit.lineageId ?? unit.id;
  const rows = await listWithCourse(db, await findHomeMajor(db, unit.majorId), lineage);
  return rows.map(({ id, name, entryYear, status }) => {
    return { id, name, entryYear: entryYear ?? 0, status: status === 'withdrawn' ? 'withdrawn' : 'published', lineage };
  });
}
