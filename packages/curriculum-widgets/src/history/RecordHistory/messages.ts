import { defineMessages } from '@college/ui/messages';

/** Built-in text of `HistoryButton`. */
export const recordHistoryMessages = defineMessages('recordHistory', {
  en: { open: 'Edit history' },
  zh: { open: '修改历史' },
});
