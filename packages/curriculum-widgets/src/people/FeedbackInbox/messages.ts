import { defineMessages } from '@college/ui/messages';
import { close, noData } from '@college/ui/words';

export const feedbackInboxMessages = defineMessages('feedbackInbox', {
  words: { close, none: noData },
  en: {
    title: 'Feedback received',
    unknown: 'Somebody without an account',
    show: ({ picture }: { picture: string }) => `Show the picture ${picture}`,
    picture: ({ name, size }: { name: string; size: string }) => `${name} · ${size} KB`,
    loading: 'Loading the picture',
    pictureFailed: 'The picture could not be loaded',
    failed: 'Feedback could not be loaded',
    noneHint: 'What people send with “Feedback” in the menu behind their name arrives here.',
  },
  zh: {
    title: '收到的反馈',
    unknown: '没有账号的人',
    show: ({ picture }) => `查看图片 ${picture}`,
    picture: ({ name, size }) => `${name} · ${size} KB`,
    loading: '正在载入图片',
    pictureFailed: '没有取到图片',
    failed: '没有取到反馈',
    noneHint: '大家通过姓名菜单里的「反馈」发来的意见会出现在这里。',
  },
});
