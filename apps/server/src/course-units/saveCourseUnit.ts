import {
  courseUnitFields,
  removedCourseUnitId,
  valuesByKind,
  type CourseUnit,
  type Language,
  type SaveCourseUnitRequest,
  type SaveCourseUnitResponse,
} from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { conflict, invalid, notFound } from '../http/refusal';
import { refuseOlder } from '../http/versions';
import { listCells, lostCells } from '../matrices/lostCells';
import { replacePointKsa } from '../points/replacePointKsa';
import { recordPoints } from '../points/revisePoints';
import type { Caller } from '../rights/caller';
import { courseUnitRows, findRevision, insertCourseUnit, type CourseUnitRow } from './courseUnitRepository';
import { notedSequence, presentSequence, storedSequence } from './courseSequence';
import { courseUnitMessages } from './messages';
import { presentCourseUnit } from './presentCourseUnit';
import { completeCourseUnit } from './readCourseUnit';
import { saveProjects } from './saveProjects';
import { storedValues } from './storedValues';

type Course = SaveCourseUnitRequest['course'];

/**
 * Saves a unit with its rows and, when they came along, its points and KSA: all of it or nothing. A save made from an older version is
 * refused with the current record. The first save ends the state of being new. Answers the unit as stored; what it only names is in the
 * reader's language.
 */
export async function saveCourseUnit(
  db: Queries,
  request: Pick<SaveCourseUnitRequest, 'course' | 'pointksa'>,
  act: Act & { language?: Language; reader?: Caller },
): Promise<SaveCourseUnitResponse> {
  const { course, pointksa } = request;
  const unit =
    course.id === 0 ? await insertCourseUnit(db, course.majorId, act.userId, act.now) : await courseUnitRows.lock(db, { id: course.id });
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (course.majorId !== unit.majorId) throw invalid(courseUnitMessages.otherMajor);
  const before = await completeCourseUnit(db, unit, act.language ?? 'zh', act.reader);
  if (course.id !== 0 && course.version !== undefined && course.version !== unit.version) {
    throw conflict(courseUnitMessages.changedMeanwhile, before);
  }
  if (takesChaptersOut(course, before.course)) {
    // What depends on a chapter, such as its task goals, changes without a new version of the unit.
    await refuseOlder({ sent: course.revision, stored: unit.revision }, courseUnitMessages.changedMeanwhile, () => before);
  }
  await act.revive?.();
  const updated = await courseUnitRows.update(
    db,
    unit,
    { ...storedFields(course, unit), ...(await storedSequence(db, course, unit)) },
    act.now,
  );
  const cells = await listCells(db, unit.id);
  const rows = await saveProjects(db, unit.id, course.courseMatrixVOS, act.now);
  const removed = await lostCells(db, unit.id, cells);
  // Points have a history of their own.
  const points = pointksa ? await recordPoints(db, unit.id, act, () => replacePointKsa(db, unit.id, pointksa, act.now)) : before.pointksa;
  // Chapters and points count as changes of the unit too.
  const stored = { ...updated, revision: await findRevision(db, unit.id) };
  const presented = presentCourseUnit(stored, rows, before.course.majorName);
  const record = { ...before, course: { ...presented, ...(await presentSequence(db, stored)) }, pointksa: points };
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    action: unit.initing ? 'created' : savedAs(act),
    entity: 'courseUnit',
    entityId: unit.id,
    before: unit.initing ? null : { ...before.course, ...removed, ...notedSequence(unit) },
    after: { ...record.course, ...notedSequence(updated) },
  });
  return { id: unit.id, version: updated.version, record };
}

function takesChaptersOut(course: Course, { courseMatrixVOS }: CourseUnit): boolean {
  const kept = new Set(course.courseMatrixVOS.filter(({ courseUnitId }) => courseUnitId !== removedCourseUnitId).map(({ id }) => id));
  return courseMatrixVOS.some(({ id }) => !kept.has(id));
}

function storedFields(course: Course, unit: CourseUnitRow) {
  return {
    ...valuesByKind(courseUnitFields, course, storedValues),
    translations: course.translations ?? unit.translations,
    initing: false,
  };
}
