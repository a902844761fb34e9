import { endOtherSignIns, endSignIn, listSignIns } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { closeSessionOf, closeSessionsOf, digest, listSessionsOf } from './sessionRepository';

/** The calls about one's own sign-ins. */
export const signInCalls: readonly MountedCall[] = [
  handle(listSignIns, async ({ db, caller, token, now, services: { settings } }) => {
    const rows = await listSessionsOf(db, caller.id, now, settings);
    const current = digest(token);
    return rows.map(({ id, tokenHash, browser, system, address, createTime, lastSeenAt }) => ({
      id,
      browser,
      system,
      address,
      createTime: createTime.toISOString(),
      lastUseTime: lastSeenAt.toISOString(),
      endTime: new Date(createTime.getTime() + settings.sessionLifeMilliseconds).toISOString(),
      isCurrent: tokenHash === current,
    }));
  }),
  handle(endSignIn, async ({ db, body, caller, note }) => {
    if (!(await closeSessionOf(db, caller.id, body.id))) throw notFound(httpMessages.subjectMissing);
    note({ kind: 'signOut', outcome: 'done', personId: caller.id, what: 'otherSignIn' });
    return true as const;
  }),
  handle(endOtherSignIns, async ({ db, caller, token, note }) => {
    await closeSessionsOf(db, caller.id, token);
    note({ kind: 'signOut', outcome: 'done', personId: caller.id, what: 'otherSignIns' });
    return true as const;
  }),
];
