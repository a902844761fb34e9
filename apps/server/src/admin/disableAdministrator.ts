import { mayAnywhere, permissionIdsOf, type Bilingual } from '@college/curriculum-model';
import { and, between, eq, isNull, ne } from 'drizzle-orm';
import { findByEmail } from '../auth/userRepository';
import { schema, type OpenDatabase } from '../db';
import { storeDisabled } from '../users/setDisabled';
import { keepLocalNotes } from './keepLocalNotes';
import { adminMessages } from './messages';

const { colleges, users } = schema;

/** Disables the account of a college manager who left, on the machine itself: nobody above them could do it in the product. A college keeps one who signs in. */
export async function disableAdministrator(
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  { email }: { email: string },
): Promise<{ id: number } | { refusals: Bilingual[] }> {
  const now = new Date();
  return transaction(async (tx) => {
    const user = await findByEmail(tx, email.trim());
    if (!user || !mayAnywhere(user, 'collegeManage')) return { refusals: [adminMessages.notAdministrator] };
    const { id, collegeId } = user;
    // Of two at the same time the second counts without the first.
    await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('update');
    const { from, upTo } = permissionIdsOf('college', 'manage');
    const isOther = and(eq(users.collegeId, collegeId), ne(users.id, id), between(users.permissionId, from, upTo));
    const others = await tx.$count(users, and(isOther, isNull(users.deletedAt), isNull(users.disabledAt)));
    if (others === 0) return { refusals: [adminMessages.lastAdministrator] };
    const isChanged = await storeDisabled(tx, user, { reason: '' }, { byUserId: id, now });
    if (isChanged) await keepLocalNotes(tx, [{ kind: 'accountDisabled', outcome: 'done', personId: id, collegeId }], now);
    return { id };
  });
}
