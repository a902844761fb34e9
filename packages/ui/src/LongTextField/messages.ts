import { defineMessages } from '../messages';

export const longTextFieldMessages = defineMessages('longTextField', {
  en: {
    title: 'Edit text',
    readTitle: 'Full text',
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Done editing',
    count: ({ count }: { count: number }) => (count === 1 ? '1 character' : `${count} characters`),
  },
  zh: {
    title: '编辑文本',
    readTitle: '全文',
    cancel: '取消',
    close: '关闭',
    confirm: '完成编辑',
    count: ({ count }: { count: number }) => `${count} 个字符`,
  },
});
