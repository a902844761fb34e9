import type { Bilingual } from '@college/curriculum-model';

/** Sentences about news, in both languages. */
export const newsMessages = {
  changedMeanwhile: {
    zh: '该新闻已被其他人修改，请选择保留哪一份内容。',
    en: 'Somebody else has changed this news item meanwhile. Choose which content to keep.',
  },
  missing: { zh: '找不到该新闻，可能已被删除。', en: 'This news item does not exist. It may have been deleted.' },
} as const satisfies Record<string, Bilingual>;
