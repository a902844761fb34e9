import { countNotices, getNoticeMail, listNotices, seeNotices, setNoticeMail } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { countNewNotices } from '../notices/noticeRepository';
import { digest } from '../sessions/sessionRepository';
import { findMailMode, saveMailMode } from './noticeMailRepository';
import { markOneSeen, markSeen } from './noticeMarkRepository';
import { readNotices } from './readNotices';

/** The calls about what concerns the caller. */
export const inboxCalls: readonly MountedCall[] = [
  handle(listNotices, ({ db, caller, now, language, services }) =>
    readNotices(db, caller, { now, language, timeZone: services.settings.timeZone }),
  ),
  handle(countNotices, async ({ db, caller, token, now, language, services }) => ({
    security: await countNewNotices(db, caller.id, digest(token)),
    unseen: (await readNotices(db, caller, { now, language, timeZone: services.settings.timeZone })).unseen,
  })),
  // What comes later stays new, whatever the caller's clock says.
  handle(seeNotices, async ({ db, body: { until, id }, caller, now }) => {
    const seenAt = new Date(Math.min(Date.parse(until), now.getTime()));
    await (id === undefined ? markSeen(db, caller.id, seenAt) : markOneSeen(db, caller.id, { noticeId: id, seenAt, now }));
  }),
  handle(getNoticeMail, async ({ db, caller, services: { settings } }) => ({
    mode: await findMailMode(db, caller.id),
    isSent: settings.mail !== undefined,
  })),
  handle(setNoticeMail, ({ db, caller, body: { mode }, language, now }) => saveMailMode(db, caller.id, { mode, language, now })),
];
