import { defineMessages } from '@college/ui/messages';

/** What an address is for whose page this version does not hold, in one sentence each. */
export const routePurposes = defineMessages('routePurposes', {
  en: {
    news: 'News of the college is read here.',
    jobCharts: 'Charts of sample job data are shown here.',
    teachStandard: 'The national teaching quality standard of undergraduate majors is read here.',
    learning: 'The courses that concern you are read here with their goals, points and tasks.',
    jobInfo: 'Job information is summed up in charts here.',
    sampleJob: 'A sample job is described here.',
  },
  zh: {
    news: '这里阅读学校的新闻。',
    jobCharts: '这里用图表展示岗位示例数据。',
    teachStandard: '这里阅读本科专业类教学质量国家标准。',
    learning: '这里阅读与您有关的课程及其教学目标、课点和任务。',
    jobInfo: '这里用图表汇总岗位信息。',
    sampleJob: '这里描述一个示例岗位。',
  },
});
