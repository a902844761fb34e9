import { z } from 'zod';
import { formatDateTime } from '../dates';
import type { Notice, NoticeKind } from './notice';

/** How notices come by mail: not at all, as they happen, or once a day. */
export const noticeMailModes = ['off', 'atOnce', 'daily'] as const;
export const noticeMailModeSchema = z.enum(noticeMailModes);
export type NoticeMailMode = z.infer<typeof noticeMailModeSchema>;

/** What a person chose, and whether this server sends mails at all. */
export const noticeMailSchema = z.object({ mode: noticeMailModeSchema, isSent: z.boolean() });
export type NoticeMail = z.infer<typeof noticeMailSchema>;

/** Body of /notice/setmail; mails are written in the language of the page on which they were asked for. */
export const setNoticeMailRequestSchema = z.object({ mode: noticeMailModeSchema, lang: z.string().min(1).max(20) });
export type SetNoticeMailRequest = z.infer<typeof setNoticeMailRequestSchema>;

const minute = 60_000;
/** The hour of the day at which daily mails are written. */
const mailHour = 7;
const roundMinutes = 5;

/** How long a notice rests before it is mailed: answers come one after the other, and changes for as long as somebody works on a course. */
const rests: Record<NoticeKind, number> = {
  mention: 2 * minute,
  reply: 2 * minute,
  comment: 2 * minute,
  review: 2 * minute,
  decision: 2 * minute,
  change: 60 * minute,
  deadline: 2 * minute,
  overdue: 2 * minute,
  unfinished: 2 * minute,
};

/** Whether a mail is due to somebody to whom one was last considered at a moment. */
export function isMailDue(mode: NoticeMailMode, considered: Date, now: Date, timeZone: string): boolean {
  if (mode === 'off') return false;
  const passed = now.getTime() - considered.getTime();
  // A clock ran ahead when the last one was considered: it is put right, and nothing is told twice.
  if (passed < -60 * minute) return true;
  if (mode === 'atOnce') return passed >= roundMinutes * minute;
  const mailDay = (moment: Date) => formatDateTime(moment.getTime() - mailHour * 60 * minute, { timeZone, precision: 'day' });
  return mailDay(considered) < mailDay(now);
}

/** The notices of a mail: what came to rest since the last one was considered, and was not looked at. Each is in one mail alone. */
export function mailedNotices(notices: readonly Notice[], considered: Date, now: Date): Notice[] {
  return notices.filter(({ at, kind, isNew }) => {
    const rested = Date.parse(at) + rests[kind];
    return isNew && rested > considered.getTime() && rested <= now.getTime();
  });
}
