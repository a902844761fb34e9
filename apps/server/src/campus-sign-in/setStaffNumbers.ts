import {
  decideStaffNumbers,
  judgeStaffNumbers,
  type SetStaffNumbersReply,
  type SetStaffNumbersRequest,
  type TryStaffNumbersReply,
  type TryStaffNumbersRequest,
} from '@college/curriculum-model';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordChanges } from '../audit/recordChange';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import { schema, type Queries } from '../db';
import type { CallContext } from '../http/call';
import { needVersion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { lockNames } from '../users/signInNames';

const { users } = schema;

/** Gives accounts of the caller's college their staff numbers: each where the account has the number that was read, and nobody else has the new one. */
export async function setStaffNumbers(
  db: Queries,
  { list }: SetStaffNumbersRequest,
  { caller: { id: byUserId, collegeId }, token, now }: Pick<CallContext, 'token' | 'now'> & { caller: Caller },
): Promise<SetStaffNumbersReply> {
  for (const { was } of list) needVersion(was);
  await requireRecentPassword(db, token, now);
  await lockNames(db);
  const known = await findPeople(db, collegeId, list);
  const { after, reply } = decideStaffNumbers({ list }, known);
  const changed = known.flatMap(({ id, staffNumber: before }): [number, { before: string; after: string }][] => {
    const next = after.get(id);
    return next === undefined || next === before ? [] : [[id, { before, after: next }]];
  });
  await store(db, changed);
  await recordChanges(
    db,
    changed.map(([entityId, { before, after }]) => {
      return {
        at: now,
        userId: byUserId,
        action: 'updated',
        entity: 'users',
        entityId,
        before: { staffNumber: before },
        after: { staffNumber: after },
      };
    }),
  );
  return reply;
}

/** Says what would become of each row, whatever number its account has; stores nothing. */
export async function tryStaffNumbers(db: Queries, { list }: TryStaffNumbersRequest, collegeId: number): Promise<TryStaffNumbersReply> {
  return judgeStaffNumbers({ list }, await findPeople(db, collegeId, list));
}

/** The accounts that the rows name, and those that have one of their numbers. */
async function findPeople(db: Queries, collegeId: number, list: TryStaffNumbersRequest['list']) {
  const emails = list.map(({ email }) => email.toLowerCase());
  const numbers = list.map(({ staffNumber }) => staffNumber).filter(Boolean);
  const isNamed = inArray(sql`lower(${users.email})`, emails);
  return db
    .select({ id: users.id, email: users.email, staffNumber: users.staffNumber })
    .from(users)
    .where(
      and(
        eq(users.collegeId, collegeId),
        isNull(users.deletedAt),
        numbers.length === 0 ? isNamed : sql`(${isNamed} or ${inArray(users.staffNumber, numbers)})`,
      ),
    );
}

/** Takes the old numbers away first, so that two accounts can exchange theirs. */
async function store(db: Queries, changed: readonly [number, { after: string }][]): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(([id]) => id);
  await db.update(users).set({ staffNumber: '' }).where(inArray(users.id, ids));
  const rows = JSON.stringify(changed.map(([id, { after }]) => ({ id, number: after })));
  await db.execute(sql`
    update users set staff_number = g.number from jsonb_to_recordset(${rows}::jsonb) as g(id int, number text) where users.id = g.id`);
}
