import { defineMessages } from '../messages';

export const fileTriggerMessages = defineMessages('fileTrigger', {
  en: {
    type: ({ name, accepted }: { name: string; accepted: string }) => `“${name}” cannot be used here. Choose ${accepted}.`,
    size: ({ name, size, limit }: { name: string; size: string; limit: string }) =>
      `“${name}” is ${size} MB. The largest size is ${limit} MB.`,
    count: ({ name }: { name: string }) => `Only one file at a time: “${name}” was left out.`,
    or: ' or ',
    otherTypes: 'another type',
  },
  zh: {
    type: ({ name, accepted }: { name: string; accepted: string }) => `「${name}」不能在这里使用，请选择 ${accepted} 文件。`,
    size: ({ name, size, limit }: { name: string; size: string; limit: string }) => `「${name}」有 ${size} MB，不能超过 ${limit} MB。`,
    count: ({ name }: { name: string }) => `一次只能选择一个文件，「${name}」没有加入。`,
    or: '、',
    otherTypes: '其他类型的',
  },
});
