import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import { inTransaction } from '../http/inTransaction';
import { lockAbandoned } from './courseUnitRepository';
import { deleteCourseUnits } from './deleteCourseUnits';

const day = 86_400_000;

/** Puts units into the trash that were opened as new a day ago or earlier and never saved, because their tab crashed. */
export async function reapAbandoned(database: OpenDatabase, now: Date, log: Logger): Promise<number> {
  const reaped = await inTransaction(database, async (db) => {
    const ids = await lockAbandoned(db, new Date(now.getTime() - day));
    await deleteCourseUnits(
      db,
      ids.map((id) => ({ id })),
      { userId: null, now },
    );
    return ids.length;
  });
  if (reaped > 0) log.info({ units: reaped }, 'removed new course units that were never saved');
  return reaped;
}
