import { defineMessages } from '@college/ui/messages';

/** What is spoken before the words that a text lost and gained. */
export const wordChangesMessages = defineMessages('wordChanges', {
  en: { removed: 'removed: ', inserted: 'inserted: ', before: 'Before: ', after: 'After: ' },
  zh: { removed: '删去：', inserted: '加上：', before: '原为：', after: '改为：' },
});
