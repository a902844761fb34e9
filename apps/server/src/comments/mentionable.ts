import {
  commentRefusals,
  may,
  mentionsIn,
  permissionIdsOf,
  type Language,
  type MentionablePerson,
  type MentionOf,
} from '@college/curriculum-model';
import { and, asc, between, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import { isOneOf } from '../db/intArray';
import { invalid } from '../http/refusal';
import { inReadersLanguage } from '../majors/presentMajor';
import { findAncestry } from '../rights/ancestry';
import { toCaller } from '../rights/caller';

const { users } = schema;
const mostOffered = 20;

/** Where somebody is mentioned. */
export interface MentionPlace {
  majorId: number;
  collegeId: number;
  demoEmail: string;
}

/** People who may read the major, by a part of their names. */
export async function listMentionable(
  db: Queries,
  { collegeId, demoEmail }: MentionPlace,
  { keyword, language }: { keyword: string; language: Language },
): Promise<MentionablePerson[]> {
  const like = `%${escapeLike(keyword.trim())}%`;
  const english = sql`${users.translations} #>> '{en,userName,text}'`;
  const people = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.collegeId, collegeId),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        between(users.permissionId, 0, permissionIdsOf('course').upTo),
        ne(sql`lower(${users.email})`, demoEmail.trim().toLowerCase()),
        keyword.trim() === '' ? undefined : or(ilike(users.userName, like), sql`${english} ilike ${like}`),
      ),
    )
    .orderBy(asc(users.userName), asc(users.id))
    .limit(mostOffered);
  return people.map((person) => ({ id: person.id, userName: inReadersLanguage(person, 'userName', language) }));
}

/**
 * Whom a text mentions of the people who were chosen for it; refuses those who may not read the major. Who was mentioned before stays so under that name, whatever became of the account.
 */
export async function findMentions(
  db: Queries,
  text: string,
  ids: readonly number[],
  place: MentionPlace,
  before: readonly MentionOf[] = [],
): Promise<MentionOf[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(users).where(isOneOf(users.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const people = [];
  for (const id of new Set(ids)) {
    const user = byId.get(id);
    const former = before.find(({ userId }) => userId === id);
    if (former) {
      people.push({ id, names: [former.name, ...namesOf(user)] });
      continue;
    }
    if (!user || user.collegeId !== place.collegeId || user.deletedAt !== null) throw invalid(commentRefusals.personMissing, 'mentions');
    const person = toCaller(user, place.demoEmail);
    const chain = await findAncestry(db, 'major', place.majorId, person);
    const isReader = chain && may(person, 'read', chain) && !person.isDemo && user.disabledAt === null;
    if (!isReader) throw invalid(commentRefusals.hasNoAccess(user.userName), 'mentions');
    people.push({ id, names: namesOf(user) });
  }
  return mentionsIn(text, people).map(({ person, name }) => ({ userId: person.id, name }));
}

function namesOf(user: typeof users.$inferSelect | undefined): string[] {
  return user ? [user.userName, user.translations.en?.['userName']?.text ?? ''] : [];
}
