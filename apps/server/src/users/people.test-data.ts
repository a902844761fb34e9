import { sql } from 'drizzle-orm';
import { schema, type OpenDatabase } from '../db';
import { hashPassword } from '../passwords';
import type { Role } from '../testing/scene';
import { cast } from '../testing/scene';

/** The password of whoever has one in these tests. */
export const password = 'river-stone-2026';

let kept: Promise<string> | undefined;

/** Gives people of the scene their password; one digest for all, because each takes a while. */
export async function givePasswords({ db }: OpenDatabase, ...roles: Role[]): Promise<void> {
  kept ??= hashPassword(password);
  const passwordHash = await kept;
  const ids = roles.map((role) => cast[role].id);
  await db
    .update(schema.users)
    .set({ passwordHash })
    .where(sql`id = any(${`{${ids.join(',')}}`}::int[])`);
}

/** The content of the table of people, to check that nothing changed. */
export async function everybody({ db }: OpenDatabase) {
  const { id, userName, email, permissionId, relativeId, collegeId, passwordHash, version } = schema.users;
  return db.select({ id, userName, email, permissionId, relativeId, collegeId, passwordHash, version }).from(schema.users).orderBy(id);
}
