import { limitsWith, type BudgetLimits, type Budgets } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { personBudgets } = schema;

/** How much one person may hold: what everybody may, or more where that was raised for them. */
export async function findLimits(db: Queries, userId: number, usual: Budgets): Promise<Budgets> {
  return limitsWith(await findOwnLimits(db, userId), usual);
}

/** The limits that were raised for a person, with their version; undefined where they never were. */
export async function findOwnLimits(db: Queries, userId: number): Promise<typeof personBudgets.$inferSelect | undefined> {
  const [row] = await db.select().from(personBudgets).where(eq(personBudgets.userId, userId));
  return row;
}

/** Stores the limits of a person, with the next version. */
export async function putLimits(
  db: Queries,
  { userId, limits, version }: { userId: number; limits: BudgetLimits; version: number },
  now: Date,
): Promise<void> {
  const values = { ...limits, version, updateTime: now };
  await db
    .insert(personBudgets)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: personBudgets.userId, set: values });
}
