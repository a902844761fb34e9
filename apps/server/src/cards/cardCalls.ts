import { listCourseCards } from '@college/api-client/contract';
import { cardManager, cardMenus, type CourseCard, type Language } from '@college/curriculum-model';
import { readProgress } from '../completion/courseProgress';
import type { Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { listManagers, listUnitsOfMajor } from './cardRepository';

/** The calls of the major home. */
export const cardCalls: readonly MountedCall[] = [
  handle(listCourseCards, ({ db, query, caller, language }) => readCards(db, query.majorId, caller, language)),
];

async function readCards(db: Queries, majorId: number, caller: Caller, language: Language): Promise<CourseCard[]> {
  const rows = await listUnitsOfMajor(db, majorId);
  const ids = rows.map(({ unit }) => unit.id);
  const managers = await listManagers(db, ids);
  const progress = await readProgress(db, ids);
  return rows.map(({ unit, major }) => {
    const ofUnit = managers.filter(({ courseUnitId }) => courseUnitId === unit.id);
    const place = {
      // Permissions were checked for the major, so it is of the caller's own college.
      collegeId: caller.collegeId,
      departmentId: major.departmentId,
      majorId,
      courseId: unit.id,
      managers: ofUnit.map(({ id }) => id),
    };
    return {
      self: { label: inReadersLanguage(unit, 'name', language), value: unit.id },
      parent: { label: inReadersLanguage(major, 'name', language), value: major.id },
      // Names are returned as recorded, with their English: the client compares them with the caller's own.
      manager: ofUnit.map(({ id, userName, translations }) => cardManager({ id, userName, translations })),
      ...cardMenus(caller, place, language),
      progress: progress.get(unit.id) ?? 0,
      version: unit.version,
      revision: unit.revision,
    };
  });
}
