import { noticeTexts } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';

/** Built-in text of `NoticeList`. */
export const noticeListMessages = defineMessages('noticeList', {
  en: {
    title: 'Notices',
    loading: 'Reading the notices',
    failed: 'The notices could not be read',
    none: 'No notices',
    noneHint: 'Mentions, answers, reviews and changes in your courses appear here for thirty days.',
    isNew: 'New',
    ...noticeTexts.en,
  },
  zh: {
    title: '通知',
    loading: '正在读取通知',
    failed: '没有读到通知',
    none: '没有通知',
    noneHint: '三十天内的提及、回复、评审和您课程的改动显示在这里。',
    isNew: '新',
    ...noticeTexts.zh,
  },
});
