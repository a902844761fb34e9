import { signInName } from '@college/curriculum-model';
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

/** The account of an e-mail address, else of a user name, whatever the case and the width of letters. */
export async function findBySignInName(db: Queries, name: string): Promise<UserRow | undefined> {
  const byEmail = await findByEmail(db, name);
  if (byEmail) return byEmail;
  const [byName] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(normalize(${users.userName}, NFKC))`, signInName(name)), isNull(users.deletedAt), sql`not shares_name`));
  return byName;
}

/** Whether somebody may sign in; until the transaction ends nobody disables the account. */
export async function holdEnabled(db: Queries, id: number): Promise<boolean> {
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt), isNull(users.disabledAt)))
    .for('share');
  return held.length > 0;
}
