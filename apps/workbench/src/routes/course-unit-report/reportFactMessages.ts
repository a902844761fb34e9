import { defineMessages } from '@college/ui/messages';

/** Where what is offered in the fields of a report is known from. */
export const reportFactMessages = defineMessages('reportFacts', {
  en: {
    account: 'your account',
    manager: 'leader of this course',
    department: 'department of this major',
    report: ({ course }: { course: string }) => `syllabus of “${course}”`,
  },
  zh: {
    account: '您的账号',
    manager: '本课程负责人',
    department: '本专业所在院系',
    report: ({ course }) => `《${course}》开课说明`,
  },
});
