import { mapRetention, retentionKinds, retentionWith, usualRetention, type Retention, type RetentionDays } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { collegeRetention, colleges } = schema;

/** How long a college keeps what is deleted by itself; version 0 until it sets something. */
export async function findRetention(db: Queries, collegeId: number): Promise<Retention> {
  const [row] = await db.select().from(collegeRetention).where(eq(collegeRetention.collegeId, collegeId));
  return { days: retentionWith(row?.days), version: row?.version ?? 0 };
}

/** The same for somebody who is about to write: another one who wants to waits. */
export async function lockRetention(db: Queries, collegeId: number): Promise<Retention> {
  await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update');
  return findRetention(db, collegeId);
}

/** Stores what differs from the usual days, so that the rest follows the program. */
export async function putRetention(db: Queries, collegeId: number, { days, version }: Retention, updateTime: Date): Promise<void> {
  const own: Partial<RetentionDays> = {};
  for (const kind of retentionKinds) if (days[kind] !== usualRetention[kind]) own[kind] = days[kind];
  const values = { days: own, version, updateTime };
  await db
    .insert(collegeRetention)
    .values({ collegeId, ...values })
    .onConflictDoUpdate({ target: collegeRetention.collegeId, set: values });
}

/** A college with its days; null for what belongs to none, which is kept for as long as at least one college keeps such things. */
export interface CollegeDays {
  collegeId: number | null;
  days: RetentionDays;
}

/** The days of every college, and of what belongs to none. */
export async function listRetention(db: Queries): Promise<CollegeDays[]> {
  const rows = await db
    .select({ id: colleges.id, days: collegeRetention.days })
    .from(colleges)
    .leftJoin(collegeRetention, eq(collegeRetention.collegeId, colleges.id))
    .orderBy(colleges.id);
  const all = rows.map(({ id, days }) => ({ collegeId: id, days: retentionWith(days ?? undefined) }));
  return [...all, { collegeId: null, days: longestOf(all.map(({ days }) => days)) }];
}

function longestOf(all: readonly RetentionDays[]): RetentionDays {
  return mapRetention((kind) => {
    const days = all.map((each) => each[kind]);
    return days.length === 0
      ? usualRetention[kind]
      : days.reduce((one, other) => (one === null || other === null ? null : Math.max(one, other)));
  });
}
