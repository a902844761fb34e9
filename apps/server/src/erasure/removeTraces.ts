import { formerMember, type MentionOf } from '@college/curriculum-model';
import { eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { AccountRow } from '../users/userRepository';

const { comments, users } = schema;

/** What the history of an account may still say once it names nobody. */
const namelessFacts = ['permissionId', 'relativeId', 'collegeId', 'disabledAt', 'passwordSet'];

/** Removes what is only about this person, and takes the person out of what stays. */
export async function removeTraces(db: Queries, { id }: Pick<AccountRow, 'id'>): Promise<void> {
  for (const statement of [...removals(id), ...blankings(id)]) await db.execute(statement);
  await renameMentions(db, id);
}

function removals(id: number): SQL[] {
  return [
    sql`delete from sessions where user_id = ${id}`,
    sql`delete from campus_identities where user_id = ${id}`,
    sql`delete from campus_flows where user_id = ${id}`,
    sql`delete from download_tickets where user_id = ${id}`,
    sql`delete from second_factors where user_id = ${id}`,
    sql`delete from recovery_codes where user_id = ${id}`,
    sql`delete from user_avatars where user_id = ${id}`,
    sql`delete from person_budgets where user_id = ${id}`,
    sql`delete from security_notices where user_id = ${id}`,
    sql`delete from leader_notices where user_id = ${id}`,
    sql`delete from notice_marks where user_id = ${id}`,
    sql`delete from single_notice_marks where user_id = ${id}`,
    sql`delete from notice_mails where user_id = ${id}`,
    sql`delete from outbox_mails where user_id = ${id}`,
    sql`delete from report_files where user_id = ${id}`,
    sql`delete from course_managers where user_id = ${id}`,
    sql`delete from feedback_images where feedback_id in (select id from feedbacks where user_id = ${id})`,
  ];
}

function blankings(id: number): SQL[] {
  const facts = sql`array[${sql.join(
    namelessFacts.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;
  const nameless = (state: SQL) =>
    sql`case when jsonb_typeof(${state}) = 'object'
      then (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(${state}) f where f.key = any(${facts})) end`;
  return [
    sql`update audit_log set before = ${nameless(sql`before`)}, after = ${nameless(sql`after`)} where entity = 'users' and entity_id = ${id}`,
    sql`update security_events set address = '', device = '' where actor_id = ${id} or (actor_id is null and person_id = ${id})`,
  ];
}

/** Comments that mention the person stay; the name in them does not. */
async function renameMentions(db: Queries, id: number): Promise<void> {
  const rows = await db
    .select({ id: comments.id, text: comments.text, mentions: comments.mentions })
    .from(comments)
    .where(sql`${comments.mentions} @> ${JSON.stringify([{ userId: id }])}::jsonb`);
  for (const row of rows) {
    const own = row.mentions.filter(({ userId }) => userId === id);
    const text = own.reduce((kept, { name }) => kept.replaceAll(`@${name}`, `@${formerMember.zh}`), row.text);
    const mentions = row.mentions.map((one): MentionOf => (one.userId === id ? { ...one, name: formerMember.zh } : one));
    await db.update(comments).set({ text, mentions }).where(eq(comments.id, row.id));
  }
}

/** The account that is left: a number, for whatever refers to it, and no way in. */
export async function makeNameless(db: Queries, { id }: Pick<AccountRow, 'id'>, now: Date): Promise<void> {
  const en = { userName: { text: formerMember.en, updatedAt: now.toISOString() } };
  const nothing = {
    email: '',
    staffNumber: '',
    passwordHash: '',
    introduction: '',
    collegeName: '',
    major: '',
    job: '',
    contactEmail: '',
    disabledReason: '',
  };
  await db
    .update(users)
    .set({
      ...nothing,
      userName: formerMember.zh,
      translations: { en },
      sharesName: true,
      disabledAt: now,
      erasedAt: now,
      deletedAt: now,
      updateTime: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id));
}
