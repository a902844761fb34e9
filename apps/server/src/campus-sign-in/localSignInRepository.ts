import { permissionIdsOf, type LocalSignIn } from '@college/curriculum-model';
import { and, asc, between, eq, isNull, ne, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { colleges, localSignIns, users } = schema;

/** What a college set about passwords. */
export async function findLocalSignIn(db: Queries, collegeId: number): Promise<LocalSignIn> {
  const [row] = await db.select().from(localSignIns).where(eq(localSignIns.collegeId, collegeId));
  return row ? { isOpen: row.isOpen, breakGlassUserId: row.breakGlassUserId, version: row.version } : { ...open };
}

/** The same, held until the transaction ends, so that of two changes at the same time the second sees the first. */
export async function lockLocalSignIn(db: Queries, collegeId: number): Promise<LocalSignIn> {
  await db
    .insert(localSignIns)
    .values({ collegeId, ...open })
    .onConflictDoNothing();
  const [row] = await db.select().from(localSignIns).where(eq(localSignIns.collegeId, collegeId)).for('update');
  return row ? { isOpen: row.isOpen, breakGlassUserId: row.breakGlassUserId, version: row.version } : { ...open };
}

/** Stores it over what was locked. */
export async function putLocalSignIn(db: Queries, collegeId: number, kept: LocalSignIn): Promise<void> {
  await db.update(localSignIns).set(kept).where(eq(localSignIns.collegeId, collegeId));
}

/** Whether somebody may sign in by password. */
export async function maySignInByPassword(db: Queries, { id, collegeId }: { id: number; collegeId: number }): Promise<boolean> {
  const { isOpen, breakGlassUserId } = await findLocalSignIn(db, collegeId);
  return isOpen || breakGlassUserId === id;
}

/** Whether the people of any college sign in by password. */
export async function isOpenAnywhere(db: Queries): Promise<boolean> {
  const closed = db.select({ id: localSignIns.collegeId }).from(localSignIns).where(eq(localSignIns.isOpen, false));
  const [open] = await db
    .select({ id: colleges.id })
    .from(colleges)
    .where(and(isNull(colleges.deletedAt), sql`${colleges.id} not in ${closed}`))
    .limit(1);
  return open !== undefined;
}

/** Who may be the account that always signs in by password: managers of the college who have one and are not disabled. */
export async function listBreakGlassChoices(db: Queries, collegeId: number) {
  const { from, upTo } = permissionIdsOf('college', 'manage');
  return db
    .select({ id: users.id, userName: users.userName, email: users.email, translations: users.translations })
    .from(users)
    .where(
      and(
        eq(users.collegeId, collegeId),
        between(users.permissionId, from, upTo),
        ne(users.passwordHash, ''),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id));
}

const open: LocalSignIn = { isOpen: true, breakGlassUserId: null, version: 0 };
