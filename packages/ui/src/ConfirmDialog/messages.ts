import { defineMessages } from '../messages';

/** Built-in text of `ConfirmDialog`. */
export const confirmDialogMessages = defineMessages('confirmDialog', {
  en: {
    title: ({ name }: { name: string }) => `Delete “${name}”?`,
    titleWithoutName: 'Delete this?',
    loss: 'This cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
    pending: 'Deleting…',
  },
  zh: {
    title: ({ name }) => `删除「${name}」？`,
    titleWithoutName: '删除这一项？',
    loss: '删除后不能恢复。',
    cancel: '取消',
    confirm: '删除',
    pending: '正在删除…',
  },
});
