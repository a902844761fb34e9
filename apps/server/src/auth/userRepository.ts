import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { users } = schema;

export type UserRow = typeof users.$inferSelect;

/** The account of an e-mail address, whatever the case. */
export async function findByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
  return user;
}

/** The account of an e-mail address, else of a user name that only one account has. */
export async function findBySignInName(db: Queries, name: string): Promise<UserRow | undefined> {
  const byEmail = await findByEmail(db, name);
  if (byEmail) return byEmail;
  const byName = await db
    .select()
    .from(users)
    .where(and(eq(users.userName, name), isNull(users.deletedAt)))
    .limit(2);
  return byName.length === 1 ? byName[0] : undefined;
}
