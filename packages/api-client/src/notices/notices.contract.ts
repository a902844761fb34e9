import {
  noticeCountSchema,
  noticeMailSchema,
  noticesSchema,
  seeNoticesRequestSchema,
  setNoticeMailRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, languageParam } from '../core/param';

export const listNotices = endpoint({
  method: 'GET',
  path: '/notice/list',
  auth: 'signedIn',
  writes: false,
  extension: true,
  query: z.object({ lang: languageParam.optional() }),
  data: noticesSchema,
  summary:
    'Lists what concerns the caller of the last thirty days, the latest first: mentions, answers, comments on courses of theirs, reviews asked of them, decisions about proposals of theirs, changes in courses of theirs.',
});

export const countNotices = endpoint({
  method: 'GET',
  path: '/notice/count',
  auth: 'signedIn',
  writes: false,
  extension: true,
  data: noticeCountSchema,
  summary: "Counts the caller's notices that are new, and those of the security of their account.",
});

export const seeNotices = endpoint({
  method: 'POST',
  path: '/notice/see',
  auth: 'signedIn',
  writes: true,
  extension: true,
  body: seeNoticesRequestSchema,
  data: done,
  summary: "Marks the caller's notices up to a moment as seen: all of them, or one as it was then.",
});

export const getNoticeMail = endpoint({
  method: 'GET',
  path: '/notice/mail',
  auth: 'signedIn',
  writes: false,
  extension: true,
  data: noticeMailSchema,
  summary: "Tells how the caller's notices come by mail, and whether this server sends mails.",
});

export const setNoticeMail = endpoint({
  method: 'POST',
  path: '/notice/setmail',
  auth: 'signedIn',
  writes: true,
  extension: true,
  body: setNoticeMailRequestSchema,
  data: done,
  summary: "Sets how the caller's notices come by mail, and in which language: not at all, as they happen, or once a day.",
});
