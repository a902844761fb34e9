import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** The few words that belong to no widget: what pages say besides their names. */
export const workbenchMessages = defineMessages('workbench', {
  words: { chooseCourse: domainTerms.chooseCourse, newCourseUnit: domainTerms.newCourseUnit },
  en: {
    product: 'Curriculum Workbench',
    majorManagement: 'Major management',
    openMatrices: 'Open the matrices',
    noMajor: 'No major is chosen',
    noMajorHint: 'The address of this page names no major.',
    chooseMajor: 'Choose a major',
    needsAnyRight: 'This page shows its content once your account has rights.',
    needsManage: 'This page needs the right to manage, which your account does not have. Ask your college administrator.',
    readOnlyCourse: 'Read-only: your rights do not let you change this course',
    backToWorkbench: 'Back to the workbench',
    pageNotLoaded: 'This page could not be loaded',
    pageNotLoadedHint: 'Check the network, then try again.',
    pageBroken: 'Something went wrong on this page',
    pageBrokenHint: 'What was saved is safe. Try again; if it keeps failing, tell us through the feedback.',
    notOpened: 'This could not be opened',
    notOpenedHint: 'Check the network and open it again. If it still fails, save and reload the page.',
  },
  zh: {
    product: '课程建设工作台',
    majorManagement: '专业管理',
    openMatrices: '打开矩阵',
    noMajor: '还没有选择专业',
    noMajorHint: '这个页面的地址里没有专业。',
    chooseMajor: '选择专业',
    needsAnyRight: '开通权限后，这里才有内容。',
    needsManage: '这个页面需要管理权限，您的账号没有这项权限。请联系学校管理者。',
    readOnlyCourse: '只读：您没有修改这门课程的权限',
    backToWorkbench: '回到工作台',
    pageNotLoaded: '这个页面没有加载出来',
    pageNotLoadedHint: '请检查网络后重试。',
    pageBroken: '这个页面出了错',
    pageBrokenHint: '已保存的内容都在。请重试；仍不行时，请通过意见反馈告诉我们。',
    notOpened: '没有打开',
    notOpenedHint: '请检查网络后再打开一次；仍不行时，请先保存，再刷新页面。',
  },
});
