import { defineMessages } from '@college/ui/messages';

export const managePageMessages = defineMessages('managePage', {
  en: {
    title: 'Administration',
    tabs: 'Parts of the administration',
    people: 'People',
    feedback: 'Feedback received',
    mail: 'Mails',
    trash: 'Trash',
  },
  zh: { title: '管理', tabs: '管理的各部分', people: '人员', feedback: '收到的反馈', mail: '邮件', trash: '回收站' },
});
