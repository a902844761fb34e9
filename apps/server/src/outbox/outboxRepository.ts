import type { OutboxKind } from '@college/curriculum-model';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { deleteInBatches } from '../http/inBatches';
import type { Outdated } from '../retention/keptSince';

const { outboxMails, users } = schema;

export type MailRow = typeof outboxMails.$inferSelect;

/** A mail with a one-use link, and whether a later one took the place of its link. */
export type LinkMailRow = MailRow & { kind: OutboxKind; isReplaced: boolean };

/** A mail before it is kept. */
export interface NewMail {
  kind: MailRow['kind'];
  collegeId: number;
  userId: number;
  recipient: string;
  subject: string;
  body: string;
  tokenHash: string;
  link: string;
  createTime: string;
  expiresAt: string;
}

const hasOneUseLink = ne(outboxMails.kind, 'notice');
const thousand = 1000;

/** Keeps mails, thousands of them with a few statements. They are due to be sent at once. */
export async function insertMails(db: Queries, mails: readonly NewMail[]): Promise<void> {
  for (let at = 0; at < mails.length; at += thousand) {
    await db.execute(sql`
      insert into outbox_mails (kind, college_id, user_id, recipient, subject, body, token_hash, link, create_time, expires_at, next_try_at)
      select m.kind, m."collegeId", m."userId", m.recipient, m.subject, m.body, m."tokenHash", m.link, m."createTime", m."expiresAt", m."createTime"
      from jsonb_to_recordset(${JSON.stringify(mails.slice(at, at + thousand))}::jsonb) as m(kind text, "collegeId" int, "userId" int,
        recipient text, subject text, body text, "tokenHash" text, link text, "createTime" timestamptz, "expiresAt" timestamptz)`);
  }
}

/** The links of a person that still work stop working. Answers what they were for. */
export async function killLinksOf(db: Queries, userId: number, now: Date): Promise<OutboxKind[]> {
  const killed = await db
    .update(outboxMails)
    .set({ link: null, expiresAt: now, nextTryAt: null })
    .where(and(eq(outboxMails.userId, userId), hasOneUseLink, isNull(outboxMails.usedAt), gt(outboxMails.expiresAt, now)))
    .returning({ kind: outboxMails.kind });
  return killed.map(({ kind }) => kind as OutboxKind);
}

/** The account behind a link that still works. */
export async function findByToken(db: Queries, tokenHash: string, now: Date) {
  const [row] = await db
    .select(getTableColumns(users))
    .from(outboxMails)
    .innerJoin(users, eq(users.id, outboxMails.userId))
    .where(and(works(tokenHash, now), isNull(users.deletedAt), isNull(users.disabledAt)));
  return row;
}

/** Uses a link up: of many requests with it at the same time, on any server, one gets it. */
export async function takeLink(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(outboxMails)
    .set({ usedAt: now, link: null, nextTryAt: null })
    .where(works(tokenHash, now))
    .returning({ id: outboxMails.id });
  return taken.length > 0;
}

function works(tokenHash: string, now: Date) {
  return and(eq(outboxMails.tokenHash, tokenHash), isNull(outboxMails.usedAt), gt(outboxMails.expiresAt, now));
}

/** Whether a later link to the person was written while this one worked, which ended it. */
const isReplaced = sql<boolean>`outbox_mails.used_at is null and exists (
  select from outbox_mails later where later.user_id = outbox_mails.user_id and later.id > outbox_mails.id and later.kind <> 'notice'
    and later.create_time <= outbox_mails.expires_at)`;

/** One page of a college's mails with one-use links, latest first; notices are for their readers alone. */
export async function listMails(db: Queries, collegeId: number, { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  const ofCollege = and(eq(outboxMails.collegeId, collegeId), hasOneUseLink);
  const rows = await db
    .select({ ...getTableColumns(outboxMails), isReplaced })
    .from(outboxMails)
    .where(ofCollege)
    .orderBy(desc(outboxMails.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { rows: rows as LinkMailRow[], total: await db.$count(outboxMails, ofCollege) };
}

/**
 * Takes mails that are due, each for one sender alone: until `again` no other process tries them, and afterwards anybody does who finds
 * them unsent.
 */
export async function claimDueMails(db: Queries, now: Date, again: Date, most: number): Promise<MailRow[]> {
  const due = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(lte(outboxMails.nextTryAt, now), isNull(outboxMails.sentAt), isNotNull(outboxMails.link), gt(outboxMails.expiresAt, now)))
    .orderBy(outboxMails.id)
    .limit(most)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(outboxMails)
    .set({ nextTryAt: again, attempts: sql`${outboxMails.attempts} + 1` })
    .where(sql`${outboxMails.id} in (${due})`)
    .returning();
  return claimed.toSorted((one, other) => one.id - other.id);
}

/** Notes that the mail server took a mail. */
export async function noteSent(db: Queries, id: number, now: Date): Promise<void> {
  await db.update(outboxMails).set({ sentAt: now, error: null, nextTryAt: null }).where(eq(outboxMails.id, id));
}

/** Notes why a mail could not be sent, and when to try again; null for never. */
export async function noteFailure(db: Queries, id: number, error: string | null, nextTryAt: Date | null): Promise<void> {
  await db.update(outboxMails).set({ error, nextTryAt }).where(eq(outboxMails.id, id));
}

/** Forgets the mails that a college has kept long enough. */
export async function forgetOldMails(database: OpenDatabase, outdated: Outdated | undefined): Promise<void> {
  if (!outdated?.collegeId) return;
  const { id, createTime, collegeId } = outboxMails;
  await deleteInBatches(database, id, and(lt(createTime, outdated.before), eq(collegeId, outdated.collegeId)));
}

/** Forgets dead links. */
export async function forgetDeadLinks(db: Queries, now: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ link: null, nextTryAt: null })
    .where(and(isNotNull(outboxMails.link), lte(outboxMails.expiresAt, now)));
}
