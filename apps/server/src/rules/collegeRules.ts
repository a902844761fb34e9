import { ownSettings, type CollegeRules, type RuleSettings } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { collegeRules, colleges } = schema;

/** What a college set of the rules, as far as these rules are still there; version 0 until it set something. */
export async function findCollegeRules(db: Queries, collegeId: number): Promise<CollegeRules> {
  const [row] = await db.select().from(collegeRules).where(eq(collegeRules.collegeId, collegeId));
  return { settings: ownSettings(row?.settings ?? {}), version: row?.version ?? 0 };
}

/** The same for somebody who is about to write: another one who wants to waits. */
export async function lockCollegeRules(db: Queries, collegeId: number): Promise<CollegeRules> {
  await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update');
  return findCollegeRules(db, collegeId);
}

/** Stores what a college sets. */
export async function putCollegeRules(
  db: Queries,
  { collegeId, settings, version }: { collegeId: number; settings: RuleSettings; version: number },
  updateTime: Date,
): Promise<void> {
  const values = { settings, version, updateTime };
  await db
    .insert(collegeRules)
    .values({ collegeId, ...values })
    .onConflictDoUpdate({ target: collegeRules.collegeId, set: values });
}
