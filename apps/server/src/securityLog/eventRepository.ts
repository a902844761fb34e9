import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { deleteInBatches } from '../http/inBatches';
import type { Outdated } from '../retention/keptSince';

const { securityEvents } = schema;

/** An entry before it has a number. */
export type NewSecurityEvent = typeof securityEvents.$inferInsert & { at: Date };

const repeatMilliseconds = 60_000;
const thousand = 1000;

/**
 * Keeps entries, thousands of them with a few statements. A refusal that repeats one of the last minute in everything is counted there, so that who is refused a thousand times
 * does not fill the log.
 */
export async function keepEvents(db: Queries, events: readonly NewSecurityEvent[]): Promise<void> {
  const fresh: NewSecurityEvent[] = [];
  for (const event of events) if (event.outcome === 'done' || !(await countRepeated(db, event))) fresh.push(event);
  for (let at = 0; at < fresh.length; at += thousand) await db.insert(securityEvents).values(fresh.slice(at, at + thousand));
}

async function countRepeated(db: Queries, event: NewSecurityEvent): Promise<boolean> {
  const same = db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        gt(securityEvents.at, new Date(event.at.getTime() - repeatMilliseconds)),
        eq(securityEvents.kind, event.kind),
        eq(securityEvents.outcome, event.outcome),
        sql`${securityEvents.actorId} is not distinct from ${event.actorId ?? null}`,
        sql`${securityEvents.personId} is not distinct from ${event.personId ?? null}`,
        eq(securityEvents.what, event.what ?? ''),
        eq(securityEvents.record, event.record ?? ''),
        eq(securityEvents.address, event.address),
        eq(securityEvents.device, event.device),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(1);
  const counted = await db
    .update(securityEvents)
    .set({ times: sql`${securityEvents.times} + 1` })
    .where(sql`${securityEvents.id} in (${same})`)
    .returning({ id: securityEvents.id });
  return counted.length > 0;
}

/** Forgets entries that were kept long enough. */
export async function forgetOldEvents(database: OpenDatabase, outdated: Outdated | undefined): Promise<void> {
  if (!outdated) return;
  const { collegeId, before } = outdated;
  const isOfCollege = collegeId === null ? isNull(securityEvents.collegeId) : eq(securityEvents.collegeId, collegeId);
  await deleteInBatches(database, securityEvents.id, and(lt(securityEvents.at, before), isOfCollege));
}
