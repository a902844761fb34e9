import type { Bilingual, HistoryKind } from '@college/curriculum-model';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { changesOf } from './historyScope';

const { auditLog, editionReceipts, editions, users } = schema;

export type ChangeRow = typeof auditLog.$inferSelect;

/** The parameters of one page of a history. */
export interface ChangesRequest {
  kind: HistoryKind;
  recordId: number;
  userId?: number | undefined;
  pageNum: number;
  pageSize: number;
}

/** One page of the changes of a record, latest first, each with who made it and whether its part was changed since. */
export async function listChanges(db: Queries, { kind, recordId, userId, pageNum, pageSize }: ChangesRequest) {
  const wanted = and(changesOf(db, kind, recordId), userId === undefined ? undefined : eq(auditLog.userId, userId));
  const changes = await db
    .select({
      change: auditLog,
      userName: users.userName,
      userTranslations: users.translations,
      isLatest: sql<boolean>`not exists (select 1 from audit_log later where later.entity = ${auditLog.entity}
        and later.entity_id = ${auditLog.entityId} and later.id > ${auditLog.id})`,
      receipt: {
        id: editionReceipts.id,
        act: editionReceipts.act,
        homeMajorId: editionReceipts.homeMajorId,
        fix: sql<Bilingual | null>`${editionReceipts.request} -> 'fix'`,
      },
      editionName: editions.name,
    })
    .from(auditLog)
    // People who were deleted keep their names here.
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(editionReceipts, eq(editionReceipts.id, auditLog.receiptId))
    .leftJoin(editions, eq(editions.id, editionReceipts.editionId))
    .where(wanted)
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { changes, total: await db.$count(auditLog, wanted) };
}

/** Everybody who ever changed a record. */
export async function listPeople(db: Queries, kind: HistoryKind, recordId: number) {
  return db
    .selectDistinct({ id: users.id, userName: users.userName, translations: users.translations })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.userId))
    .where(changesOf(db, kind, recordId))
    .orderBy(asc(users.userName), asc(users.id));
}

/** One change by its number. */
export async function findChange(db: Queries, id: number): Promise<ChangeRow | undefined> {
  const [change] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  return change;
}

/** The number of the latest change of a record. */
export async function findLatestId(db: Queries, kind: HistoryKind, recordId: number): Promise<number> {
  const [latest] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(changesOf(db, kind, recordId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return latest?.id ?? 0;
}

/** What else was changed by the act of which this change was the last part. */
export async function listCompanions(db: Queries, change: ChangeRow): Promise<ChangeRow[]> {
  const isSameAct = sql`${auditLog.at} = ${change.at.toISOString()}::timestamptz and ${auditLog.userId} is not distinct from ${change.userId}`;
  return db
    .select()
    .from(auditLog)
    .where(and(isSameAct, sql`${auditLog.id} < ${change.id}`, sql`${auditLog.entity} in ('goal', 'majorMatrix')`))
    .orderBy(asc(auditLog.id));
}
