import { mayAnywhere, passwordMessages, type Bilingual } from '@college/curriculum-model';
import { findByEmail } from '../auth/userRepository';
import type { OpenDatabase } from '../db';
import { hashPassword, newPasswordFault } from '../passwords';
import { removeSecondFactor } from '../second-factor/secondFactorRepository';
import { storeDisabled } from '../users/setDisabled';
import { setPassword } from '../users/setPassword';
import { keepLocalNotes } from './keepLocalNotes';
import { adminMessages } from './messages';

/**
 * Gives a college manager a new password, switches the second factor off and enables a disabled account, on the machine itself: nobody above
 * them could do it in the product. Ends all their sign-ins.
 */
export async function resetAdministrator(
  { db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>,
  { email, password }: { email: string; password: string },
): Promise<{ id: number } | { refusals: Bilingual[] }> {
  const user = await findByEmail(db, email.trim());
  if (!user || !mayAnywhere(user, 'collegeManage')) return { refusals: [adminMessages.notAdministrator] };
  const fault = await newPasswordFault(password, [user.userName, user.email]);
  if (fault) return { refusals: [passwordMessages[fault]] };
  const passwordHash = await hashPassword(password);
  const now = new Date();
  await transaction(async (tx) => {
    // The command has no mail server; the notice is on the account page.
    await setPassword(tx, { person: user, passwordHash, byUserId: user.id, now }, {});
    const about = { outcome: 'done', personId: user.id, collegeId: user.collegeId } as const;
    const wasDisabled = await storeDisabled(tx, user, null, { byUserId: user.id, now });
    const enabled = wasDisabled ? [{ kind: 'accountEnabled', ...about } as const] : [];
    const hadSecondFactor = await removeSecondFactor(tx, user.id);
    const ended = hadSecondFactor ? [{ kind: 'secondFactor', what: 'off', ...about } as const] : [];
    await keepLocalNotes(tx, [{ kind: 'passwordChange', ...about }, ...ended, ...enabled], now);
  });
  return { id: user.id };
}
