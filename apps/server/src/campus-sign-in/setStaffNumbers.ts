import type { SetStaffNumbersReply, SetStaffNumbersRequest } from '@college/curriculum-model';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordChanges } from '../audit/recordChange';
import { schema, type Queries } from '../db';
import { needVersion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { lockNames } from '../users/signInNames';

const { users } = schema;

/** Gives accounts of the caller's college their staff numbers: each where the account has the number that was read, and nobody else has the new one. */
export async function setStaffNumbers(
  db: Queries,
  { list }: SetStaffNumbersRequest,
  { caller: { id: byUserId, collegeId }, now }: { caller: Caller; now: Date },
): Promise<SetStaffNumbersReply> {
  for (const { was } of list) needVersion(was);
  await lockNames(db);
  const known = await findPeople(db, collegeId, list);
  const byEmail = new Map(known.map((one) => [one.email.toLowerCase(), one]));
  const ownerOf = new Map(known.filter((one) => one.staffNumber !== '').map((one) => [one.staffNumber, one.id]));
  const problems: SetStaffNumbersReply['problems'] = [];
  const changes = new Map<number, { before: string; after: string }>();
  for (const [index, { email, staffNumber, was = '' }] of list.entries()) {
    const person = byEmail.get(email.toLowerCase());
    const current = person === undefined ? '' : (changes.get(person.id)?.after ?? person.staffNumber);
    const owner = ownerOf.get(staffNumber);
    const problem = !person
      ? 'unknown'
      : current !== was && current !== staffNumber
        ? 'different'
        : owner !== undefined && owner !== person.id
          ? 'taken'
          : undefined;
    if (problem || !person) problems.push({ row: index + 1, problem: problem ?? 'unknown', now: current });
    else {
      ownerOf.delete(current);
      if (staffNumber !== '') ownerOf.set(staffNumber, person.id);
      changes.set(person.id, { before: person.staffNumber, after: staffNumber });
    }
  }
  const changed = [...changes].filter(([, { before, after }]) => before !== after);
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
  return { stored: list.length - problems.length, problems };
}

/** The accounts that the rows name, and those that have one of their numbers. */
async function findPeople(db: Queries, collegeId: number, list: SetStaffNumbersRequest['list']) {
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
