import { changedMeanwhile, outlineRefusals, type Bilingual } from '@college/curriculum-model';

/** Sentences about sample outlines, in both languages. */
export const outlineMessages = {
  ...outlineRefusals,
  changedMeanwhile: changedMeanwhile.outline,
  missing: { zh: '找不到该样例大纲，可能已被删除。', en: 'This sample outline does not exist. It may have been deleted.' },
} as const satisfies Record<string, Bilingual>;
