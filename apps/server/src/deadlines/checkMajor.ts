import { countFindings, type CheckedMajor } from '@college/curriculum-model';
import { findSides, type Comparing } from '../editions/comparing/compareSides';
import { readFindings } from '../editions/findings/readFindings';
import { findStamps, presentCounts, putFindingCounts } from './findingCounts';

/** Asks the rules about a major as it is now, and keeps for the board what they find. */
export async function checkMajor(comparing: Comparing, majorId: number): Promise<CheckedMajor> {
  const { services, now, dayOf } = comparing;
  const { db } = services.database;
  // Before anything is read: what is saved meanwhile makes it an older one.
  const stamps = await findStamps(db, [majorId], dayOf(now));
  const sides = await findSides(comparing, [`current:${majorId}`] as const);
  const counted = countFindings(await readFindings(comparing, sides, 'review'));
  const counts = { majorId, ...counted, checkedAt: now, stamp: stamps.get(majorId) ?? '' };
  await putFindingCounts(db, counts);
  return { major: presentCounts(majorId, counts, counts.stamp), courses: counts.courses };
}
