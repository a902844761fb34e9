import { usualPlan, type DeadlinePlan } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { StoredDeadline } from '../db/tables/deadlines';

const { colleges, deadlinePlans } = schema;

/** A plan of which is known since when each deadline has its day. */
export interface StoredPlan extends DeadlinePlan {
  deadlines: StoredDeadline[];
}

/** The plan of a college; version 0 until it sets one. */
export async function findPlan(db: Queries, collegeId: number): Promise<StoredPlan> {
  const [row] = await db.select().from(deadlinePlans).where(eq(deadlinePlans.collegeId, collegeId));
  return row ? { deadlines: row.deadlines, reminders: row.reminders, version: row.version } : { ...usualPlan, deadlines: [] };
}

/** The same for somebody who is about to write: another one who wants to waits. */
export async function lockPlan(db: Queries, collegeId: number): Promise<StoredPlan> {
  await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update');
  return findPlan(db, collegeId);
}

/** Stores the plan of a college. */
export async function putPlan(db: Queries, collegeId: number, plan: StoredPlan, updateTime: Date): Promise<void> {
  const values = { ...plan, updateTime };
  await db
    .insert(deadlinePlans)
    .values({ collegeId, ...values })
    .onConflictDoUpdate({ target: deadlinePlans.collegeId, set: values });
}

/** The plan as everybody reads it. */
export function presentPlan({ deadlines, reminders, version }: StoredPlan): DeadlinePlan {
  const shown = deadlines.map(({ key, name, part, share, due, majorIds }) => ({ key, name, part, share, due, majorIds }));
  return { deadlines: shown, reminders, version };
}
