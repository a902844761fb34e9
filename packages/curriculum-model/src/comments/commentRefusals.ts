import type { Bilingual } from '../language';
import { commentLimits } from './limits';

/** Why a comment is not taken. */
export const commentRefusals = {
  placeMissing: {
    zh: '要评论的内容不存在，可能已被删除。',
    en: 'What you comment on is not there. It may have been deleted.',
  },
  threadMissing: { zh: '该讨论不存在，可能已被删除。', en: 'This discussion is not there. It may have been deleted.' },
  commentMissing: { zh: '该评论不存在，可能已被删除。', en: 'This comment is not there. It may have been deleted.' },
  notOwn: { zh: '只能修改或删除自己的评论。', en: 'Only your own comments can be changed or deleted.' },
  hasNoAccess: (name: string): Bilingual => ({
    zh: `${name}无权查看此处，不能提及。`,
    en: `${name} may not read this and cannot be mentioned.`,
  }),
  personMissing: {
    zh: '提及的人员中有人无权查看此处或已不存在，不能提及。',
    en: 'Somebody mentioned may not read this or has no account any more, and cannot be mentioned.',
  },
  threadFull: {
    zh: `一个讨论最多 ${commentLimits.inThread} 条评论，请另开一个讨论。`,
    en: `A discussion takes up to ${commentLimits.inThread} comments. Start another one.`,
  },
  majorFull: {
    zh: `一个专业最多 ${commentLimits.inMajor} 条评论。请先删除一些旧评论。`,
    en: `A major takes up to ${commentLimits.inMajor} comments. Delete some old ones first.`,
  },
  commentChanged: {
    zh: '这条评论已在别处被修改，请查看现在的内容，再决定是否保存。',
    en: 'This comment has been changed elsewhere meanwhile. Look at it as it is now before you save.',
  },
  threadChanged: {
    zh: '这个讨论刚刚有变化，请查看后再操作。',
    en: 'This discussion has just changed. Look at it again first.',
  },
} as const satisfies Record<string, Bilingual | ((...given: never[]) => Bilingual)>;

/** What the fields of a comment are called. */
export const commentFieldNames = {
  text: { zh: '评论', en: 'Comment' },
  place: { zh: '评论的内容', en: 'What the comment is about' },
  mentions: { zh: '提及的人员', en: 'People mentioned' },
} as const satisfies Record<string, Bilingual>;
