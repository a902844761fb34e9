import { changedMeanwhile, deadlinesFault, type DeadlinePlan, type SaveDeadlinesRequest } from '@college/curriculum-model';
import { and, eq, isNull } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { schema, type Queries } from '../db';
import { invalid } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import type { Caller } from '../rights/caller';
import { findPlan, lockPlan, presentPlan, putPlan, type StoredPlan } from './planRepository';

const { departments, majors } = schema;

/** Replaces the deadline plan of the caller's college. Moving a deadline to another day restarts its reminders. */
export async function savePlan(
  db: Queries,
  { deadlines, reminders, version }: SaveDeadlinesRequest,
  { caller: { id: userId, collegeId }, now, dayOf }: { caller: Caller; now: Date; dayOf: (moment: Date) => string },
): Promise<DeadlinePlan> {
  needVersion(version);
  const stored = await lockPlan(db, collegeId);
  await refuseOlder({ sent: version, stored: stored.version }, changedMeanwhile.deadlines, () => presentPlan(stored));
  const fault = deadlinesFault({ deadlines }, { stored, today: dayOf(now), majorIds: await listMajorIds(db, collegeId) });
  if (fault) throw invalid(fault.sentence, `deadlines.${fault.key}.${fault.field}`);
  const before = new Map(stored.deadlines.map((one) => [one.key, one]));
  const saved: StoredPlan = {
    deadlines: deadlines.map((one) => {
      const was = before.get(one.key);
      return { ...one, name: one.name.trim(), setAt: was?.due === one.due ? was.setAt : now.toISOString() };
    }),
    reminders,
    version: stored.version + 1,
  };
  await putPlan(db, collegeId, saved, now);
  const change = { entity: 'deadlinePlan', entityId: collegeId, before: presentPlan(stored), after: presentPlan(saved) };
  await recordChange(db, { at: now, userId, action: 'updated', ...change });
  return presentPlan(await findPlan(db, collegeId));
}

async function listMajorIds(db: Queries, collegeId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: majors.id })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(eq(departments.collegeId, collegeId), isNull(departments.deletedAt), isNull(majors.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}
