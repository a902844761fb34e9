import { defineMessages } from '@college/ui/messages';

/** Built-in text of the toasts and states around a desk of matrices. */
export const matrixDeskMessages = defineMessages('matrixDesk', {
  en: {
    saved: 'Update Successfully',
    retry: 'Retry',
    othersTakenIn: ({ count }: { count: number }) =>
      `Someone else saved first. ${count === 1 ? 'Their change was' : `Their ${count} changes were`} taken in; yours are kept.`,
  },
  zh: {
    saved: '更新成功',
    retry: '重试',
    othersTakenIn: ({ count }) => `有人先保存了，对方的 ${count} 处修改已并入，您的修改都在。`,
  },
});
