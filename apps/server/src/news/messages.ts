import { changedMeanwhile, type Bilingual } from '@college/curriculum-model';

/** Sentences about news, in both languages. */
export const newsMessages = {
  changedMeanwhile: changedMeanwhile.newsItem,
  missing: { zh: '找不到该新闻，可能已被删除。', en: 'This news item does not exist. It may have been deleted.' },
} as const satisfies Record<string, Bilingual>;
