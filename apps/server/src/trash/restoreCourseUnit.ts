import { may, type Bilingual, type Language, type Restored } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { presentCourseUnit } from '../course-units/presentCourseUnit';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { invalid, notFound, Refusal } from '../http/refusal';
import { findAncestryOfTrashed, findCollegeOfMajor } from '../rights/ancestry';
import type { Caller } from '../rights/caller';
import { bringBackChildren } from './bringBackChildren';
import { trashMessages } from './messages';
import { trashedSince } from '../retention/keptSince';
import { lockTrashed } from './trashRepository';

/** Brings a deleted course unit back with everything that its deletion had taken along; answers what had to stay away. */
export async function restoreCourseUnit(
  db: Queries,
  id: number,
  { caller, now, language }: { caller: Caller; now: Date; language: Language },
): Promise<Restored> {
  const trashed = await lockTrashed(db, id, await trashedSince(db, caller.collegeId, now));
  if (!trashed) throw notFound(trashMessages.missing);
  const { unit, deletion } = trashed;
  await authoriseTrashed(db, caller, unit);
  const restored = await courseUnitRows.update(db, unit, { deletedAt: null }, now);
  const leftOut: Bilingual[] = await bringBackChildren(db, restored, deletion === null ? null : Number(deletion), unit.deletedAt);
  const after = presentCourseUnit(restored, await listProjects(db, [id]));
  await recordChange(db, { at: now, userId: caller.id, action: 'restored', entity: 'courseUnit', entityId: id, before: null, after });
  return { leftOut: leftOut.map((sentence) => sentence[language]) };
}

/** The check of authorise, for a unit that it cannot find because it is in the trash. */
async function authoriseTrashed(db: Queries, caller: Caller, { id, majorId }: { id: number; majorId: number }): Promise<void> {
  const chain = await findAncestryOfTrashed(db, id, caller);
  if (!chain) throw await majorGone(db, caller, majorId);
  if (!may(caller, 'manage', chain)) throw new Refusal(codes.noRight, httpMessages.noRight);
}

// Nobody of another college learns that there was such a major.
async function majorGone(db: Queries, caller: Caller, majorId: number): Promise<Refusal> {
  return (await findCollegeOfMajor(db, majorId)) === caller.collegeId ? invalid(trashMessages.majorGone) : notFound(trashMessages.missing);
}
