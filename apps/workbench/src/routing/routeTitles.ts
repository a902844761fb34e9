import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { signIn } from '@college/ui/words';

/** Names of the pages that the navigation does not name itself. */
export const routeTitles = defineMessages('routeTitles', {
  words: { login: signIn, courseUnit: domainTerms.courseUnit },
  en: {
    start: 'Start',
    notFound: 'Page not found',
    forgottenPassword: 'Forgotten password',
    publicReport: 'Published syllabus',
    majorHome: 'Major home',
    majorDetail: 'Major detail',
    editions: 'Editions',
    comparison: 'Compare editions',
    read: 'Read',
    account: 'My account',
    occupation: 'Occupation record',
    collegeMajor: 'College major',
    sampleJob: 'Sample job',
    talentReport: 'Talent demand report',
    occupationLookup: 'Occupations',
    occupationSearch: 'Search occupations',
    occupationDetail: 'Occupation',
    occupationInfo: 'About the occupations',
  },
  zh: {
    start: '首页',
    notFound: '页面不存在',
    forgottenPassword: '找回密码',
    publicReport: '公开的开课说明',
    majorHome: '专业主页',
    majorDetail: '专业详情',
    editions: '版本',
    comparison: '版本比较',
    read: '阅读',
    account: '我的账号',
    occupation: '职业记录',
    collegeMajor: '本科专业资料',
    sampleJob: '岗位示例',
    talentReport: '人才需求报告',
    occupationLookup: '职业',
    occupationSearch: '搜索职业',
    occupationDetail: '职业详情',
    occupationInfo: '职业资料说明',
  },
});
