import { limitsWith, mapBudgets, mayManageUser, nearestToLimit, type Budgets, type PersonBudgets } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';
import type { Caller } from '../rights/caller';
import { isNamedLike } from '../rights/namedLike';
import { readHoldings } from './holdings';

const { personBudgets, users } = schema;

/** What everybody may hold, and at what moment it is looked at. */
interface Basis {
  usual: Budgets;
  now: Date;
}

interface PageRequest {
  pageNum: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** One page of the people whom a college manager manages with what they hold, those first who are nearest to a limit. */
export async function listBudgets(db: Queries, caller: Caller, { pageNum, pageSize, keyword }: PageRequest, basis: Basis) {
  const { id, permissionId, collegeId } = users;
  const people = await db
    .select({ id, permissionId })
    .from(users)
    .where(and(eq(collegeId, caller.collegeId), isNull(users.deletedAt), isNamedLike(users, keyword)))
    .orderBy(asc(id));
  // Whoever manages a college reaches all of it: what the permissions of its people are about decides nothing.
  const chain = { collegeId: caller.collegeId };
  const managed = people.filter((person) => mayManageUser(caller, { permissionId: person.permissionId, chain }));
  const all = await readBudgets(
    db,
    managed.map((person) => person.id),
    basis,
  );
  // The sort is stable: equals stay in the order of their ids.
  const sorted = all.map((person) => ({ person, share: nearestToLimit(person) })).toSorted((one, other) => other.share - one.share);
  const page = sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ person }) => person);
  return { list: page, total: all.length };
}

/** People who are there with what they hold, in the order of their ids. */
export async function readBudgets(db: Queries, ids: readonly number[], { usual, now }: Basis): Promise<PersonBudgets[]> {
  const rows = await db
    .select({
      id: users.id,
      userName: users.userName,
      email: users.email,
      translations: users.translations,
      disabledAt: users.disabledAt,
      own: personBudgets,
    })
    .from(users)
    .leftJoin(personBudgets, eq(personBudgets.userId, users.id))
    .where(and(isOneOf(users.id, ids), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
  const heldBy = await readHoldings(db, ids, now);
  return rows.map(({ own, disabledAt, ...person }) => {
    const { finishedFiles, ...held } = heldBy(person.id);
    const limits = limitsWith(own ?? undefined, usual);
    const budgets = mapBudgets((name) => ({ used: held[name], limit: limits[name], usual: usual[name] }));
    return { ...person, budgets, finishedFiles, ...(disabledAt && { isDisabled: true }), version: own?.version ?? 0 };
  });
}
