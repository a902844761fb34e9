import { defineMessages } from '../messages';

/** Built-in text of the toasts. */
export const toastMessages = defineMessages('toast', {
  en: { region: 'Notifications', close: 'Close', success: 'Done', error: 'Error', warning: 'Warning', info: 'Note' },
  zh: { region: '通知', close: '关闭', success: '成功', error: '错误', warning: '警告', info: '提示' },
});
