import { defineMessages } from '@college/ui/messages';

export const feedbackInboxMessages = defineMessages('feedbackInbox', {
  en: {
    title: 'Feedback received',
    unknown: 'Somebody without an account',
    show: ({ picture }: { picture: string }) => `Show the picture ${picture}`,
    picture: ({ name, size }: { name: string; size: string }) => `${name} · ${size} KB`,
    loading: 'Loading the picture',
    pictureFailed: 'The picture could not be loaded',
    close: 'Close',
    failed: 'Feedback could not be loaded',
    none: 'No Data',
    noneHint: 'Nobody has sent feedback yet.',
  },
  zh: {
    title: '收到的反馈',
    unknown: '没有账号的人',
    show: ({ picture }) => `查看图片 ${picture}`,
    picture: ({ name, size }) => `${name} · ${size} KB`,
    loading: '正在载入图片',
    pictureFailed: '没有取到图片',
    close: '关闭',
    failed: '没有取到反馈',
    none: '暂无数据',
    noneHint: '还没有收到反馈。',
  },
});
