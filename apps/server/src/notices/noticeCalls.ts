import { listSecurityNotices, reauthenticate, seeSecurityNotices } from '@college/api-client/contract';
import { authMessages } from '../auth/messages';
import { handle, type MountedCall } from '../http/call';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { digest, noteAuthentication } from '../sessions/sessionRepository';
import { checkOwnPassword } from '../users/checkOwnPassword';
import { listNoticesOf, markNoticesSeen } from './noticeRepository';

/** The calls about the security of one's own account. */
export const noticeCalls: readonly MountedCall[] = [
  handle(
    reauthenticate,
    async ({ services, body: { password }, caller, token, note, transaction, now }) => {
      const own = { userId: caller.id, password, wrong: authMessages.wrongPassword };
      await checkOwnPassword(services, own, now).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === codes.validation)
          note({ kind: 'confirmation', outcome: 'refused', personId: caller.id });
        throw error;
      });
      await transaction(async (tx) => {
        note({ kind: 'confirmation', outcome: 'done', personId: caller.id });
        await noteAuthentication(tx, token, now);
      });
    },
    { ownTransactions: true },
  ),
  handle(listSecurityNotices, async ({ db, caller, token }) => {
    const own = digest(token);
    return (await listNoticesOf(db, caller.id)).map(({ id, kind, at, byUserId, tokenHash, browser, system, address, seenAt }) => ({
      id,
      kind,
      time: at.toISOString(),
      isOwn: byUserId === null || byUserId === caller.id,
      browser,
      system,
      address,
      isNew: seenAt === null && tokenHash !== own,
    }));
  }),
  handle(seeSecurityNotices, ({ db, caller, now }) => markNoticesSeen(db, caller.id, now)),
];
