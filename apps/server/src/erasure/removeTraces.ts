import { formerMember } from '@college/curriculum-model';
import { eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { AccountRow } from '../users/userRepository';
import { replaceName } from './replaceName';

const { users } = schema;

/** What the history of an account may still say once it names nobody. */
const namelessFacts = ['permissionId', 'relativeId', 'collegeId', 'disabledAt', 'passwordSet'];

/** Removes what is only about this person, and takes the person out of what stays. */
export async function removeTraces(db: Queries, account: AccountRow): Promise<void> {
  // First: the history of the account knows the names that it had.
  await replaceName(db, account);
  for (const statement of [...removals(account.id), ...blankings(account.id)]) await db.execute(statement);
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
