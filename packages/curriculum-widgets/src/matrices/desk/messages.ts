import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { nothingToSave, retry, updatedSuccessfully } from '@college/ui/words';

/** Built-in text of the toasts and states around a desk of matrices. */
export const matrixDeskMessages = defineMessages('matrixDesk', {
  words: { what: domainTerms.matrices, saved: updatedSuccessfully, nothingToSave, retry },
  en: {
    othersTakenIn: ({ count }: { count: number }) =>
      `Someone else saved first. ${count === 1 ? 'Their change was' : `Their ${count} changes were`} taken in; yours are kept.`,
    notKept: ({ count }: { count: number }) =>
      `${count === 1 ? '1 of your entries' : `${count} of your entries`} could not be kept: someone else deleted the chapter, goal, point or task goal under it.`,
  },
  zh: {
    othersTakenIn: ({ count }) => `有人先保存了，对方的 ${count} 处修改已并入，您的修改都在。`,
    notKept: ({ count }) => `您的 ${count} 项内容未能保留：对方删除了它所在的章节、目标、课点或任务目标。`,
  },
});
