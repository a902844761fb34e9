import { passwordFault, passwordMessages, type Bilingual } from '@college/curriculum-model';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { schema, type OpenDatabase, type Transaction } from '../db';
import { hashPassword } from '../passwords';
import { adminMessages } from './messages';

/** Whom to create. */
export interface AdministratorDetails {
  email: string;
  name: string;
  collegeName: string;
  password: string;
}

export type AdministratorOutcome = { id: number; collegeId: number } | { refusals: Bilingual[] };

// The strongest band: college, manage and modify (core §6).
const permissionId = 1;
const managersBelow = 10;
const longestName = 200;
const longestEmail = 254;
const emailSchema = z.email().max(longestEmail);

/** Creates the first administrator of a college, and the college when there is none of that name. */
export async function addAdministrator(
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  given: AdministratorDetails,
): Promise<AdministratorOutcome> {
  const refusals = refusalsOf(given);
  if (refusals.length > 0) return { refusals };
  const details = { email: given.email.trim(), name: given.name.trim(), collegeName: given.collegeName.trim() };
  const passwordHash = await hashPassword(given.password);
  return await transaction(async (tx) => {
    await tx.execute(sql`lock table ${schema.colleges} in exclusive mode`);
    if (await isEmailTaken(tx, details.email)) return { refusals: [adminMessages.emailTaken] };
    const collegeId = await findOrAddCollege(tx, details.collegeName);
    if (await hasAdministrator(tx, collegeId)) return { refusals: [adminMessages.administratorExists] };
    const account = { userName: details.name, email: details.email, passwordHash, collegeId, permissionId, relativeId: collegeId };
    const [user] = await tx.insert(schema.users).values(account).returning({ id: schema.users.id });
    const id = user!.id;
    // No secret goes into the log of changes.
    const after = { userName: details.name, email: details.email, permissionId };
    await tx.insert(schema.auditLog).values({ userId: id, action: 'created', entity: 'users', entityId: id, after });
    return { id, collegeId };
  });
}

/** All that is wrong with the details by themselves. */
export function refusalsOf({ email, name, collegeName, password }: AdministratorDetails): Bilingual[] {
  const fault = passwordFault(password, [name, email]);
  return [
    ...(emailSchema.safeParse(email.trim()).success ? [] : [adminMessages.emailWrong]),
    ...(isName(name) ? [] : [adminMessages.nameEmpty]),
    ...(isName(collegeName) ? [] : [adminMessages.collegeEmpty]),
    ...(fault ? [passwordMessages[fault]] : []),
  ];
}

function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= longestName && !name.includes('\0');
}

async function isEmailTaken(tx: Transaction, email: string): Promise<boolean> {
  const { users } = schema;
  return (await tx.$count(users, and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)))) > 0;
}

async function findOrAddCollege(tx: Transaction, name: string): Promise<number> {
  const { colleges } = schema;
  const [known] = await tx
    .select({ id: colleges.id })
    .from(colleges)
    .where(and(eq(colleges.name, name), isNull(colleges.deletedAt)));
  if (known) return known.id;
  const [added] = await tx.insert(colleges).values({ name }).returning({ id: colleges.id });
  return added!.id;
}

async function hasAdministrator(tx: Transaction, collegeId: number): Promise<boolean> {
  const { users } = schema;
  return (await tx.$count(users, and(eq(users.collegeId, collegeId), lt(users.permissionId, managersBelow), isNull(users.deletedAt)))) > 0;
}
