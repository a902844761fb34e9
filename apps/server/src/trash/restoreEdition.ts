import { may, type Restored } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { bringDraftBack, checkPlaceForEdition, editionRows, waitForHome, type EditionRow } from '../editions/editionRepository';
import { editionState } from '../editions/presentEdition';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { invalid, notFound, Refusal } from '../http/refusal';
import { findAncestry, findCollegeOfMajor } from '../rights/ancestry';
import type { Caller } from '../rights/caller';
import { trashMessages } from './messages';
import { trashedSince } from '../retention/keptSince';
import { lockTrashedEdition } from './trashedEditions';

/** Brings a deleted draft back with its major and the courses that its deletion took along, where the major has room for one more. */
export async function restoreEdition(db: Queries, id: number, { caller, now }: { caller: Caller; now: Date }): Promise<Restored> {
  const edition = await lockTrashedEdition(db, id, await trashedSince(db, caller.collegeId, now));
  if (!edition) throw notFound(trashMessages.recordMissing);
  await authoriseTrashed(db, caller, edition);
  if (edition.majorId === null) throw notFound(trashMessages.recordMissing);
  await waitForHome(db, edition.homeMajorId);
  await checkPlaceForEdition(db, edition.homeMajorId);
  await bringDraftBack(db, edition.majorId, now);
  const restored = await editionRows.update(db, edition, { status: 'open', deletedAt: null }, now);
  const after = editionState(restored);
  await recordChange(db, { at: now, userId: caller.id, action: 'restored', entity: 'edition', entityId: id, before: null, after });
  return { leftOut: [] };
}

/** The check of authorise, for a draft that it cannot find because it is in the trash. */
async function authoriseTrashed(db: Queries, caller: Caller, { homeMajorId }: EditionRow): Promise<void> {
  const chain = await findAncestry(db, 'major', homeMajorId, caller);
  if (!chain) throw await homeGone(db, caller, homeMajorId);
  if (!may(caller, 'manage', chain)) throw new Refusal(codes.noRight, httpMessages.noRight);
}

// Nobody of another college learns that there was such a major.
async function homeGone(db: Queries, caller: Caller, majorId: number): Promise<Refusal> {
  return (await findCollegeOfMajor(db, majorId)) === caller.collegeId
    ? invalid(trashMessages.homeGone)
    : notFound(trashMessages.recordMissing);
}
