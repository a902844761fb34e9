/** All stamps that the audit log of a folder, or of a database by its URL, knows: it has a row for each save, also for those that later ones replaced. */
import { openDatabase, schema } from '../../../apps/server/src/db';
import { createLog } from '../../../apps/server/src/http/log';
import { stampsIn } from './stampedSaves.mjs';

export async function keptStamps(where) {
  const { db, close } = await openDatabase({ ...where, logger: createLog('silent') });
  const rows = await db.select({ after: schema.auditLog.after }).from(schema.auditLog);
  await close();
  return new Set(rows.flatMap(({ after }) => stampsIn(JSON.stringify(after))));
}
