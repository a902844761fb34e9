import { reachOf, textOf, type FoundRecord, type Language } from '@college/curriculum-model';
import { and, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { isNamedLike } from '../rights/namedLike';
import { selectPeople } from '../rights/people';
import { isPersonInReach } from '../rights/reach';

const { users } = schema;

/** What is looked for, and by whom. */
export interface SearchRequest {
  keyword: string;
  /** Finds by initials too, where the keyword can be some. */
  initials: string | undefined;
  limit: number;
  caller: Caller;
  language: Language;
}

/** The people whom the caller reaches as a manager, by name, initials or e-mail address; of others not even the name is found. */
export async function findPeopleNamed(
  db: Queries,
  { keyword, initials, limit, caller, language }: SearchRequest,
): Promise<{ total: number; list: FoundRecord[] }> {
  const isNamed = or(isNamedLike(users, keyword), initials === undefined ? undefined : sql`${users.userName} ~ ${initials}`);
  const wanted = and(isPersonInReach(reachOf(caller, 'manage')), isNamed);
  const rows = await selectPeople(db, caller)
    .where(wanted)
    .orderBy(sql`length(${users.userName})`, users.id)
    .limit(limit);
  const [counted] =
    rows.length < limit
      ? [{ total: rows.length }]
      : await db.select({ total: sql<number>`count(*)::int` }).from(selectPeople(db, caller).where(wanted).as('found'));
  const list = rows.map(({ user }) => ({ id: user.id, title: textOf(user, 'userName', language), description: user.email }));
  return { total: counted?.total ?? 0, list };
}
