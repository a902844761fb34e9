import { commentRuns, formerMember, type Language, type MentionOf } from '@college/curriculum-model';
import { eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { AccountRow } from '../users/userRepository';

const { comments, outboxMails } = schema;

type Account = Pick<AccountRow, 'id' | 'collegeId' | 'userName' | 'translations'>;

/**
 * Puts a former member in the place of the person wherever a text names them by itself: in comments, in the history of comments, and in mails with the notices of others. Call it while the
 * history of the account still has its names.
 */
export async function replaceName(db: Queries, account: Account): Promise<void> {
  const names = await namesOf(db, account);
  const longer = await longerNames(db, account, names);
  await replaceInComments(db, account.id);
  await replaceInHistory(db, account, names, longer);
  await replaceInMails(db, account, names, longer);
}

/** Every name that the person has or had, as far as it is known. */
async function namesOf(db: Queries, { id, userName, translations }: Account): Promise<string[]> {
  const { rows } = await db.execute<{ name: string | null }>(sql`
    select n.name from audit_log a cross join lateral (values (a.before), (a.after)) s(state)
      cross join lateral (values (s.state ->> 'userName'), (s.state #>> '{translations,en,userName,text}')) n(name)
      where a.entity = 'users' and a.entity_id = ${id}
    union select m.value ->> 'name' from comments cross join lateral jsonb_array_elements(comments.mentions) m
      where ${mentions(id)} and (m.value ->> 'userId')::int = ${id}`);
  const known = [userName, translations.en?.['userName']?.text, ...rows.map(({ name }) => name)];
  return [...new Set(known.flatMap((name) => name || []))];
}

/** Names of others that have one of these in them. */
async function longerNames(db: Queries, { id, collegeId }: Account, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct n.name from users u cross join lateral (values (u.user_name), (u.translations #>> '{en,userName,text}')) n(name)
    where u.college_id = ${collegeId} and u.id <> ${id} and ${has(sql`n.name`, names)} and n.name <> all(${textArray(names)})`);
  return rows.map(({ name }) => name);
}

/** Comments say whom they mention. */
async function replaceInComments(db: Queries, id: number): Promise<void> {
  const rows = await db.select({ id: comments.id, text: comments.text, mentions: comments.mentions }).from(comments).where(mentions(id));
  for (const row of rows) {
    const text = withoutMentions(row.text, row.mentions, id);
    const renamed = row.mentions.map((one): MentionOf => (one.userId === id ? { ...one, name: formerMember.zh } : one));
    await db.update(comments).set({ text, mentions: renamed }).where(eq(comments.id, row.id));
  }
}

/** The history has nothing but the texts of comments, also of those that were removed or mention nobody any more: whoever has the same name is taken for the person. */
async function replaceInHistory(
  db: Queries,
  { id, collegeId }: Account,
  names: readonly string[],
  longer: readonly string[],
): Promise<void> {
  const marks = names.map((name) => `@${name}`);
  const { rows } = await db.execute<{ id: string; before: string | null; after: string | null }>(sql`
    select id, before ->> 'text' as before, after ->> 'text' as after from audit_log
    where entity = 'comment' and user_id in (select u.id from users u where u.college_id = ${collegeId})
      and (${has(sql`before ->> 'text'`, marks)} or ${has(sql`after ->> 'text'`, marks)})`);
  const known = [...names.map((name) => ({ userId: id, name })), ...longer.map((name) => ({ userId: 0, name }))];
  const nameless = (text: string | null) => text && withoutMentions(text, known, id);
  const changed = rows.map(({ before, after, ...entry }) => ({ ...entry, before: nameless(before), after: nameless(after) }));
  await db.execute(sql`
    update audit_log a set
      before = case when g.before is null then a.before else a.before || jsonb_build_object('text', g.before) end,
      after = case when g.after is null then a.after else a.after || jsonb_build_object('text', g.after) end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as g(id bigint, before text, after text) where a.id = g.id`);
}

function withoutMentions(text: string, known: readonly MentionOf[], id: number): string {
  const runs = commentRuns(text, known);
  return runs.map((run) => (run.userId === id ? `@${formerMember.zh}` : run.text)).join('');
}

/** The lines of a mail with notices say who did something. */
async function replaceInMails(db: Queries, { id, collegeId }: Account, names: readonly string[], longer: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ id: number; body: string; language: Language }>(sql`
    select m.id, m.body, coalesce(r.language, 'zh') as language from outbox_mails m left join notice_mails r on r.user_id = m.user_id
    where m.kind = 'notice' and m.college_id = ${collegeId} and m.user_id <> ${id} and ${has(sql`m.body`, names)}`);
  const longestFirst = [...names, ...longer].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(wholeName).join('|'), 'gu');
  for (const mail of rows) {
    const nameless = (line: string) => line.replaceAll(pattern, (found) => (names.includes(found) ? formerMember[mail.language] : found));
    const body = mail.body.replaceAll(/^· .*$/gmu, nameless);
    await db.update(outboxMails).set({ body }).where(eq(outboxMails.id, mail.id));
  }
}

// A boundary of a word is asked for beside Latin letters only: Chinese writes none.
function wholeName(name: string): string {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  return `${/^\w/u.test(name) ? String.raw`\b` : ''}${escaped}${/\w$/u.test(name) ? String.raw`\b` : ''}`;
}

const mentions = (id: number): SQL => sql`${comments.mentions} @> ${JSON.stringify([{ userId: id }])}::jsonb`;
const has = (text: SQL, names: readonly string[]): SQL =>
  sql`exists (select from unnest(${textArray(names)}) part where strpos(${text}, part) > 0)`;
const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
