import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal } from '../http/refusal';
import { authorise, type RightsQuestion } from './authorise';
import type { Caller } from './caller';

const { users } = schema;

/** Asks again, inside a transaction that waited for others: by the account as it is stored now, not as it was when the request came in. */
export async function authoriseNow(db: Queries, caller: Caller, question: RightsQuestion): Promise<void> {
  const [user] = await db
    .select({ collegeId: users.collegeId, permissionId: users.permissionId, relativeId: users.relativeId })
    .from(users)
    .where(and(eq(users.id, caller.id), isNull(users.deletedAt), isNull(users.disabledAt)));
  if (!user) throw new Refusal(codes.noRight, httpMessages.noRight);
  await authorise(db, { ...caller, ...user }, question);
}
