import { and, inArray, lt } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { inTransaction } from '../http/inTransaction';
import { isSomebodyOf, type Outdated } from '../retention/keptSince';

const { auditLog } = schema;
// Few enough that nobody waits long for what one transaction holds.
const atOnce = 2000;

/** Removes what is older than a college keeps its history, some at a time; without such a limit nothing. */
export async function forgetOldChanges(database: OpenDatabase, outdated: Outdated | undefined): Promise<void> {
  if (!outdated) return;
  while ((await inTransaction(database, (db) => removeSome(db, outdated))) === atOnce);
}

async function removeSome(db: Queries, { collegeId, before }: Outdated): Promise<number> {
  const old = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(lt(auditLog.at, before), isSomebodyOf(auditLog.userId, collegeId)))
    .limit(atOnce);
  const removed = await db.delete(auditLog).where(inArray(auditLog.id, old)).returning({ id: auditLog.id });
  return removed.length;
}
