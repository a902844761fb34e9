import { unnamedCourseUnit } from '../terms';
import type { Notice } from './notice';

/** What the sentence of a notice names. */
export interface NoticeAbout {
  name: string;
  subject: string;
  count: number;
}

const en = {
  unnamed: unnamedCourseUnit.en,
  somebody: 'Somebody',
  mention: ({ name, subject }: NoticeAbout) => `${name} mentioned you: ${subject}`,
  reply: ({ name, subject, count }: NoticeAbout) =>
    count === 1 ? `${name} answered: ${subject}` : `${count} answers, the last by ${name}: ${subject}`,
  comment: ({ name, subject, count }: NoticeAbout) =>
    count === 1 ? `${name} commented on ${subject}` : `${count} comments, the last by ${name}: ${subject}`,
  review: ({ name, subject }: NoticeAbout) => `${name} asks for your review: ${subject}`,
  approved: ({ name, subject }: NoticeAbout) => `${name} approved ${subject}`,
  asked: ({ name, subject }: NoticeAbout) => `${name} asked for changes: ${subject}`,
  declined: ({ name, subject }: NoticeAbout) => `${name} declined ${subject}`,
  changed: ({ subject }: NoticeAbout) => `The draft changed after its approval, which does not count any more: ${subject}`,
  merged: ({ name, subject }: NoticeAbout) => `Approved, and merged by ${name}: ${subject}`,
  published: ({ name, subject }: NoticeAbout) => `Approved, and merged and published by ${name}: ${subject}`,
  askedToWrite: ({ name, subject }: NoticeAbout) => `${name} asks to write while this is locked: ${subject}`,
  unlocked: ({ name, subject }: NoticeAbout) => `${name} unlocked the content, which you asked to write: ${subject}`,
  deadline: ({ subject, count }: NoticeAbout) => `${count === 1 ? '1 course is' : `${count} courses are`} not ready yet for ${subject}`,
  overdue: ({ subject, count }: NoticeAbout) => `Past: ${subject}. ${count === 1 ? '1 course is' : `${count} courses are`} not ready`,
  unfinished: ({ name, subject, count }: NoticeAbout) =>
    `${name} asks you to finish ${count === 1 ? subject : `${count} courses: ${subject}`}`,
  change: ({ name, subject, count }: NoticeAbout) => `${name} changed ${subject}${count === 1 ? '' : ` in ${count} places`}`,
};

/** The words of the sentences of notices, of one language. */
export type NoticeTexts = typeof en;

const zh: NoticeTexts = {
  unnamed: unnamedCourseUnit.zh,
  somebody: '有人',
  mention: ({ name, subject }) => `${name}提到了您：${subject}`,
  reply: ({ name, subject, count }) => (count === 1 ? `${name}回复了：${subject}` : `${count} 条回复，最近是${name}：${subject}`),
  comment: ({ name, subject, count }) => (count === 1 ? `${name}评论了：${subject}` : `${count} 条评论，最近是${name}：${subject}`),
  review: ({ name, subject }) => `${name}请您评审：${subject}`,
  approved: ({ name, subject }) => `${name}通过了：${subject}`,
  asked: ({ name, subject }) => `${name}要求修改：${subject}`,
  declined: ({ name, subject }) => `${name}没有通过：${subject}`,
  changed: ({ subject }) => `修订稿在通过后有改动，已有的通过不再计入：${subject}`,
  merged: ({ name, subject }) => `已通过并由${name}并入：${subject}`,
  published: ({ name, subject }) => `已通过，由${name}并入并发布：${subject}`,
  askedToWrite: ({ name, subject }) => `${name}申请编辑评审中锁定的内容：${subject}`,
  unlocked: ({ name, subject }) => `${name}解锁了您申请编辑的内容：${subject}`,
  deadline: ({ subject, count }) => `${subject}前还有 ${count} 门课程未完成`,
  overdue: ({ subject, count }) => `${subject}已过，还有 ${count} 门课程未完成`,
  unfinished: ({ name, subject, count }) => `${name}请您完成${count === 1 ? '' : ` ${count} 门课程`}：${subject}`,
  change: ({ name, subject, count }) => `${name}修改了${subject}${count === 1 ? '' : `，${count} 处`}`,
};

/** What notices say on screens and in mails. */
export const noticeTexts = { en, zh };

/** What a notice says, without when and what was written. */
export function noticeSentence({ kind, act, userName, subject, count }: Omit<Notice, 'isNew'>, text: NoticeTexts): string {
  const about = { name: userName ?? text.somebody, subject: subject === '' ? text.unnamed : subject, count };
  if (kind !== 'decision') return text[kind](about);
  switch (act) {
    case 'approved':
    case 'asked':
    case 'declined':
    case 'changed':
    case 'merged':
    case 'published':
    case 'askedToWrite':
    case 'unlocked':
      return text[act](about);
    default:
      return about.subject;
  }
}
