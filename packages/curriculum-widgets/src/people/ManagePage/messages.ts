import { people, rules } from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

export const managePageMessages = defineMessages('managePage', {
  words: { people, rules },
  en: {
    title: 'People',
    tabs: 'Parts of this page',
    review: 'Steps of the review',
    feedback: 'Feedback received',
    mail: 'Mails',
    security: 'Security log',
    budgets: 'Usage and limits',
    trash: 'Trash',
  },
  zh: {
    title: '用户管理',
    tabs: '本页的各部分',
    review: '评审步骤',
    feedback: '收到的反馈',
    mail: '邮件',
    security: '安全日志',
    budgets: '用量与限额',
    trash: '回收站',
  },
});
