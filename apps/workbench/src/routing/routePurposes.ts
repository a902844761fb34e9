import { defineMessages } from '@college/ui/messages';

/** What an address is for whose page this version does not hold, in one sentence each. */
export const routePurposes = defineMessages('routePurposes', {
  en: {
    news: 'News of the college is read here.',
    jobCharts: 'Charts of sample job data are shown here.',
    collegeMajors: 'The majors of the national catalogue are listed here.',
    collegeMajor: 'A major of the national catalogue is edited here.',
    teachStandard: 'The national teaching quality standard of undergraduate majors is read here.',
    learning: 'The courses that concern you are read here with their goals, points and tasks.',
    jobInfo: 'Job information is summed up in charts here.',
    sampleJob: 'A sample job is described here.',
    qualifications: 'The directory of professional qualifications is searched here.',
    talentReports: 'Talent demand reports are listed here.',
    talentReport: 'A talent demand report is read here.',
    policies: 'Documents of national education policy are listed here.',
  },
  zh: {
    news: '这里阅读学校的新闻。',
    jobCharts: '这里用图表展示岗位示例数据。',
    collegeMajors: '这里列出国家专业目录中的专业。',
    collegeMajor: '这里编辑国家专业目录中的一个专业。',
    teachStandard: '这里阅读本科专业类教学质量国家标准。',
    learning: '这里阅读与您有关的课程及其教学目标、课点和任务。',
    jobInfo: '这里用图表汇总岗位信息。',
    sampleJob: '这里描述一个示例岗位。',
    qualifications: '这里查询职业资格目录。',
    talentReports: '这里列出人才需求报告。',
    talentReport: '这里阅读一份人才需求报告。',
    policies: '这里列出国家教育政策文件。',
  },
});
