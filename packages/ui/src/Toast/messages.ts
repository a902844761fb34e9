import { defineMessages } from '../messages';
import { close } from '../words';

/** Built-in text of the toasts. */
export const toastMessages = defineMessages('toast', {
  words: { close },
  en: { region: 'Notifications', success: 'Done', error: 'Error', warning: 'Warning', info: 'Note' },
  zh: { region: '通知', success: '成功', error: '错误', warning: '警告', info: '提示' },
});
