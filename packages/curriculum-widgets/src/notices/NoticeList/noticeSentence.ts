import type { Notice } from '@college/curriculum-model';
import type { noticeListMessages } from './messages';

/** What a notice says, without when and what was written. */
export function noticeSentence({ kind, act, userName, subject, count }: Notice, text: typeof noticeListMessages.en): string {
  const about = { name: userName ?? text.somebody, subject: subject === '' ? text.unnamed : subject, count };
  if (kind !== 'decision') return text[kind](about);
  switch (act) {
    case 'approved':
    case 'asked':
    case 'declined':
    case 'changed':
    case 'merged':
    case 'published':
      return text[act](about);
    default:
      return about.subject;
  }
}
