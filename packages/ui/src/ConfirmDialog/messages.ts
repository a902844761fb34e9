import { defineMessages } from '../messages';
import { cancel, deleting, remove } from '../words';

/** Built-in text of `ConfirmDialog`. */
export const confirmDialogMessages = defineMessages('confirmDialog', {
  words: { cancel, confirm: remove, pending: deleting },
  en: {
    title: ({ name }: { name: string }) => `Delete “${name}”?`,
    titleWithoutName: 'Delete this?',
    loss: 'This cannot be undone.',
  },
  zh: {
    title: ({ name }) => `删除「${name}」？`,
    titleWithoutName: '删除这一项？',
    loss: '删除后不能恢复。',
  },
});
