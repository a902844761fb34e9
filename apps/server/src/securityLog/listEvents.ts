import type { exportSecurityEvents, QueryOutput } from '@college/api-client/contract';
import { reachOf } from '@college/curriculum-model';
import { and, asc, desc, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { isNamedLike } from '../rights/namedLike';

const { colleges, securityEvents, users } = schema;
export const actors = alias(users, 'actors');
export const people = alias(users, 'people');

const named = {
  actorName: actors.userName,
  actorTranslations: actors.translations,
  personName: people.userName,
  personTranslations: people.translations,
};

/** Entries with the present names of whom they are about. */
export function selectEvents(db: Queries) {
  return db
    .select({ event: securityEvents, ...named })
    .from(securityEvents)
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .leftJoin(people, eq(people.id, securityEvents.personId));
}

/** Which entries are meant. */
export type SecurityFilter = Omit<QueryOutput<typeof exportSecurityEvents>, 'lang'>;

export type SecurityRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** The latest entries that the caller may read and that the filter means, from the `skip`th on; or the earliest. */
export async function listEvents(
  db: Queries,
  caller: Caller,
  filter: SecurityFilter,
  { limit, skip = 0, sort = '-time' }: { limit: number; skip?: number; sort?: 'time' | '-time' },
): Promise<SecurityRow[]> {
  return selectEvents(db)
    .where(isListed(caller, filter))
    .orderBy((sort === 'time' ? asc : desc)(securityEvents.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are. */
export async function countEvents(db: Queries, caller: Caller, filter: SecurityFilter): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(securityEvents)
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .leftJoin(people, eq(people.id, securityEvents.personId))
    .where(isListed(caller, filter));
  return counted?.total ?? 0;
}

/** Entries that the caller may read and that the filter means. */
export function isListed(caller: Caller, filter: SecurityFilter): SQL | undefined {
  return and(isReadBy(caller), isMeant(filter));
}

/** Entries of the own college. Those about no account name a network address of anybody: they are read where the installation has one college. */
function isReadBy(caller: Caller): SQL | undefined {
  const reach = reachOf(caller, 'collegeManage');
  if (!reach) return sql`false`;
  const isOnlyCollege = sql`not exists (select 1 from ${colleges} where ${colleges.id} <> ${reach.collegeId} and ${colleges.deletedAt} is null)`;
  return or(eq(securityEvents.collegeId, reach.collegeId), and(isNull(securityEvents.collegeId), isOnlyCollege));
}

function isMeant({ kind, outcome, keyword, from, to }: SecurityFilter): SQL | undefined {
  return and(
    kind && eq(securityEvents.kind, kind),
    outcome && eq(securityEvents.outcome, outcome),
    from ? gte(securityEvents.at, new Date(from)) : undefined,
    to ? lte(securityEvents.at, new Date(to)) : undefined,
    or(isNamedLike(actors, keyword), isNamedLike(people, keyword)),
  );
}
