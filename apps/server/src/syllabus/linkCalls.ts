import { createReportLink, deleteReportLink, getPublicReport, listReportLinks } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { createLink, readLinks, revokeLink } from './links';
import { syllabusMessages } from './messages';
import { readPublicReport } from './readPublicReport';

/** The calls about links to a report, and the one that whoever holds a link makes (decision 153). */
export const reportLinkCalls: readonly MountedCall[] = [
  handle(listReportLinks, ({ db, query, language }) => readLinks(db, query.courseid, language)),
  handle(createReportLink, ({ db, body, caller, now, language }) => createLink(db, body.courseId, { userId: caller.id, now }, language), {
    success: syllabusMessages.linkCreated,
  }),
  handle(deleteReportLink, ({ db, body, caller, now }) => revokeLink(db, body, { userId: caller.id, now }), {
    success: syllabusMessages.linkRevoked,
  }),
  handle(getPublicReport, ({ db, query, address, now }) => readPublicReport(db, query.link, { address, now }), {
    // The address of the page holds the link: nothing may carry it elsewhere.
    headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  }),
];
