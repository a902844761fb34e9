import { and, lt } from 'drizzle-orm';
import { schema, type OpenDatabase } from '../db';
import { deleteInBatches } from '../http/inBatches';
import { isSomebodyOf, type Outdated } from '../retention/keptSince';

const { auditLog } = schema;

/** Removes what is older than a college keeps its history; without such a limit nothing. */
export async function forgetOldChanges(database: OpenDatabase, outdated: Outdated | undefined): Promise<void> {
  if (!outdated) return;
  await deleteInBatches(database, auditLog.id, and(lt(auditLog.at, outdated.before), isSomebodyOf(auditLog.userId, outdated.collegeId)));
}
