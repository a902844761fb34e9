import { may, type Restored } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { invalid, notFound, Refusal } from '../http/refusal';
import { majorRows, placeMajor } from '../majors/majorRepository';
import { majorState } from '../majors/saveMajor';
import { trashedSince } from '../retention/keptSince';
import type { Caller } from '../rights/caller';
import { trashMessages } from './messages';
import { lockTrashedMajor } from './trashedMajors';

/** Brings a deleted major back with its requirements, which its deletion left as they were; for those who may delete it. */
export async function restoreMajor(db: Queries, id: number, { caller, now }: { caller: Caller; now: Date }): Promise<Restored> {
  const trashed = await lockTrashedMajor(db, id, await trashedSince(db, caller.collegeId, now));
  // Nobody of another college learns that there was such a major.
  if (!trashed || trashed.department.collegeId !== caller.collegeId) throw notFound(trashMessages.recordMissing);
  const { major, department } = trashed;
  if (!may(caller, 'manage', { collegeId: caller.collegeId, departmentId: department.id }))
    throw new Refusal(codes.noRight, httpMessages.noRight);
  if (department.deletedAt) throw invalid(trashMessages.departmentGone);
  const restored = await placeMajor(db, await majorRows.update(db, major, { deletedAt: null }, now));
  await recordChange(db, {
    at: now,
    userId: caller.id,
    action: 'restored',
    entity: 'major',
    entityId: id,
    before: null,
    after: majorState(restored),
  });
  return { leftOut: [] };
}
