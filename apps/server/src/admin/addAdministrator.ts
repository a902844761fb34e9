import { passwordMessages, permissionIdsOf, signInName, type Bilingual } from '@college/curriculum-model';
import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { schema, type OpenDatabase, type Transaction } from '../db';
import { hashPassword, newPasswordFault } from '../passwords';
import { lockNames } from '../users/signInNames';
import { findTakenNames } from '../users/userRepository';
import { grantedBy } from '../securityLog/securityNote';
import { keepLocalNotes } from './keepLocalNotes';
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
const longestName = 200;
const longestEmail = 254;
const emailSchema = z.email().max(longestEmail);

/** Creates the first administrator of a college, and the college when there is none of that name. */
export async function addAdministrator(
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  given: AdministratorDetails,
): Promise<AdministratorOutcome> {
  const refusals = await refusalsOf(given);
  if (refusals.length > 0) return { refusals };
  const details = { email: given.email.trim(), name: given.name.trim(), collegeName: given.collegeName.trim() };
  const passwordHash = await hashPassword(given.password);
  return await transaction(async (tx) => {
    await tx.execute(sql`lock table ${schema.colleges} in exclusive mode`);
    await lockNames(tx);
    const taken = await findTakenNames(tx, [signInName(details.email), signInName(details.name)]);
    if (taken.has(signInName(details.email))) return { refusals: [adminMessages.emailTaken] };
    const known = await findCollege(tx, details.collegeName);
    if (known && (await hasAdministrator(tx, known.id))) return { refusals: [adminMessages.administratorExists] };
    if (taken.has(signInName(details.name))) return { refusals: [adminMessages.nameTaken] };
    const collegeId = known?.id ?? (await addCollege(tx, details.collegeName));
    const account = { userName: details.name, email: details.email, passwordHash, collegeId, permissionId, relativeId: collegeId };
    const [user] = await tx.insert(schema.users).values(account).returning({ id: schema.users.id });
    const id = user!.id;
    // The audit log contains no secrets.
    const after = { userName: details.name, email: details.email, permissionId };
    await tx.insert(schema.auditLog).values({ userId: id, action: 'created', entity: 'users', entityId: id, after });
    await keepLocalNotes(tx, [{ kind: 'personAdded', outcome: 'done', personId: id, collegeId, ...grantedBy(account) }]);
    return { id, collegeId };
  });
}

/** All that is wrong with the details by themselves. */
export async function refusalsOf({ email, name, collegeName, password }: AdministratorDetails): Promise<Bilingual[]> {
  const fault = await newPasswordFault(password, [name, email]);
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

async function findCollege(tx: Transaction, name: string): Promise<{ id: number } | undefined> {
  const { colleges } = schema;
  const [known] = await tx
    .select({ id: colleges.id })
    .from(colleges)
    .where(and(eq(colleges.name, name), isNull(colleges.deletedAt)));
  return known;
}

async function addCollege(tx: Transaction, name: string): Promise<number> {
  const { colleges } = schema;
  const [added] = await tx.insert(colleges).values({ name }).returning({ id: colleges.id });
  return added!.id;
}

async function hasAdministrator(tx: Transaction, collegeId: number): Promise<boolean> {
  const { users } = schema;
  const { from, upTo } = permissionIdsOf('college', 'manage');
  const isManager = and(eq(users.collegeId, collegeId), between(users.permissionId, from, upTo), isNull(users.deletedAt));
  return (await tx.$count(users, isManager)) > 0;
}
