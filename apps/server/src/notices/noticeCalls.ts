import { listSecurityNotices, reauthenticate, seeSecurityNotices } from '@college/api-client/contract';
import { authMessages } from '../auth/messages';
import { handle, type MountedCall } from '../http/call';
import { digest, noteAuthentication } from '../sessions/sessionRepository';
import { checkOwnPassword } from '../users/checkOwnPassword';
import { listNoticesOf, markNoticesSeen } from './noticeRepository';

/** The calls about the security of one's own account. */
export const noticeCalls: readonly MountedCall[] = [
  handle(
    reauthenticate,
    async ({ services, body: { password }, caller, token, now }) => {
      await checkOwnPassword(services, { userId: caller.id, password, wrong: authMessages.wrongPassword }, now);
      await noteAuthentication(services.database.db, token, now);
      return true as const;
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
  handle(seeSecurityNotices, async ({ db, caller, now }) => {
    await markNoticesSeen(db, caller.id, now);
    return true as const;
  }),
];
