import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { recoveryCodes, secondFactors } = schema;

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** The key of a person, whether confirmed or not. */
export async function findKey(db: Queries, userId: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** The second factor of a person, where it is on. */
export async function findSecondFactor(db: Queries, userId: number): Promise<SecondFactorRow | undefined> {
  const key = await findKey(db, userId);
  return key?.confirmedAt ? key : undefined;
}

/** Keeps a new key in place of one that was never confirmed; answers whether there was none that is. */
export async function keepKey(db: Queries, userId: number, secret: string, now: Date): Promise<boolean> {
  const fresh = { secret, createTime: now, lastStep: 0 };
  const kept = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
}

/** Takes a time step: of many requests with the same code, on any server, one gets it, and no earlier one is taken afterwards. */
export async function takeStep(db: Queries, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Switches a key on and keeps the digests of its recovery codes; answers whether it was off. */
export async function confirmKey(db: Queries, userId: number, codeHashes: readonly string[], now: Date): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  if (confirmed.length === 0) return false;
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId })));
  return true;
}

/** Uses a recovery code up. */
export async function takeRecoveryCode(db: Queries, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Queries, userId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** Switches the second factor of a person off; answers whether it was on. */
export async function removeSecondFactor(db: Queries, userId: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return removed.length > 0;
}
