import { defineMessages } from '@college/ui/messages';

export const sampleJobMessages = defineMessages('sampleJob', {
  en: {
    back: 'Back to the dashboard',
    sample: 'This is a fixed sample, not a real job ad; the employer does not exist.',
    salary: 'Salary',
    salaryRange: ({ from, to }: { from: number; to: number }) => `¥${from}k–${to}k a month`,
    website: 'Source website',
    jobType: 'Job type',
    industry: 'Industry type',
    city: 'Work city',
    education: 'Education',
    experience: 'Experience',
    duties: 'What the work is',
    demands: 'Who is looked for',
  },
  zh: {
    back: '返回看板',
    sample: '这是固定的示例，并非真实招聘信息，用人单位也不存在。',
    salary: '薪资',
    salaryRange: ({ from, to }) => `${from}–${to} 千元/月`,
    website: '来源网站',
    jobType: '岗位类型',
    industry: '行业类型',
    city: '工作城市',
    education: '学历',
    experience: '经验',
    duties: '岗位职责',
    demands: '任职要求',
  },
});
