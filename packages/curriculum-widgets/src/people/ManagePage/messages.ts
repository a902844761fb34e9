import { deadlinePlan, mails, people, reviewSteps, rules } from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

export const managePageMessages = defineMessages('managePage', {
  words: { people, rules, review: reviewSteps, deadlines: deadlinePlan, mail: mails },
  en: {
    title: 'People',
    tabs: 'Parts of this page',
    feedback: 'Feedback',
    campus: 'Sign-in',
    security: 'Security log',
    budgets: 'Usage',
    backups: 'Backups',
    retention: 'Retention',
    trash: 'Trash',
  },
  zh: {
    title: '用户管理',
    tabs: '本页的各部分',
    feedback: '收到的反馈',
    campus: '登录方式',
    security: '安全日志',
    budgets: '用量与限额',
    backups: '备份',
    retention: '保留时间',
    trash: '回收站',
  },
});
