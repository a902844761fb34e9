import { defineMessages } from '../messages';
import { retry, saving } from '../words';

/** Built-in text of `SaveStatus`. */
export const saveStatusMessages = defineMessages('saveStatus', {
  words: { saving, retry },
  en: {
    saved: 'Saved',
    unsaved: 'Unsaved changes',
    unsavedCount: ({ count }: { count: number }) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    failed: 'Saving failed',
    offline: 'Not saved',
    because: ({ words, reason }: { words: string; reason: string }) => `${words}: ${reason}`,
  },
  zh: {
    saved: '已保存',
    unsaved: '有修改未保存',
    unsavedCount: ({ count }) => `${count} 处修改未保存`,
    failed: '保存失败',
    offline: '未保存',
    because: ({ words, reason }) => `${words}：${reason}`,
  },
});
