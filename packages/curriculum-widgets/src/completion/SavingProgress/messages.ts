import { defineMessages } from '@college/ui/messages';

/** Built-in text of `SavingProgress`. */
export const savingProgressMessages = defineMessages('savingProgress', {
  en: {
    title: 'Saving',
    running: 'Saving your changes',
    wait: 'The page opens again when everything is saved. Please do not close it.',
    saved: 'Saved',
    failed: 'Not saved',
    close: 'Back to the page',
    retry: 'Save again',
  },
  zh: {
    title: '正在保存',
    running: '正在保存所做的修改',
    wait: '全部保存后页面自动恢复，请不要关闭。',
    saved: '已保存',
    failed: '没有保存成功',
    close: '返回页面',
    retry: '重新保存',
  },
});
