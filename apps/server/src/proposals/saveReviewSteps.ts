import {
  changedMeanwhile,
  stepFaults,
  stepsFault,
  type CollegeSteps,
  type Language,
  type SaveStepsRequest,
} from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import type { Caller } from '../rights/caller';
import { countDeciders } from './deciders';
import { findNamed, lockReviewSteps, presentReviewSteps, putReviewSteps } from './reviewSteps';

/** Sets the steps of the caller's college, all at once; reviews that run keep theirs until the next round. */
export async function saveReviewSteps(
  db: Queries,
  { steps, version }: SaveStepsRequest,
  { caller: { id: userId, collegeId }, now, language }: { caller: Caller; now: Date; language: Language },
): Promise<CollegeSteps> {
  needVersion(version);
  const fault = stepsFault(steps);
  if (fault) throw invalid(fault.sentence, fault.key === null ? 'steps' : `steps.${fault.key}.${fault.field}`);
  const stored = await lockReviewSteps(db, collegeId);
  const read = () => presentReviewSteps(db, collegeId, language);
  await refuseOlder({ sent: version, stored: stored.version }, changedMeanwhile.steps, read);
  const known = new Set(
    (
      await findNamed(
        db,
        collegeId,
        steps.flatMap(({ people }) => people),
        language,
      )
    ).map(({ id }) => id),
  );
  const deciders = await countDeciders(db, collegeId, steps, language);
  for (const { key, name, people, approvals } of steps) {
    if (people.some((id) => !known.has(id))) throw invalid(stepFaults.unknownPerson(name), `steps.${key}.people`);
    const named = deciders.find((one) => one.key === key)?.people ?? 0;
    if (named === 0) throw invalid(stepFaults.nobody(name), `steps.${key}.bands`);
    if (named < approvals) throw invalid(stepFaults.tooFew(name, { named, approvals }), `steps.${key}.approvals`);
  }
  await putReviewSteps(db, { collegeId, steps, version: stored.version + 1 }, now);
  const change = { entity: 'reviewSteps', entityId: collegeId, before: stored.steps, after: steps };
  await recordChange(db, { at: now, userId, action: 'updated', ...change });
  return read();
}
