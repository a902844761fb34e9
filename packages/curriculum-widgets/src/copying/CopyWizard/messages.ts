import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { cancel, close, copy, noData, retry, undo } from '@college/ui/words';

/** Built-in text of `CopyWizard`. */
export const copyWizardMessages = defineMessages('copyWizard', {
  words: { stepCopy: copy, cancel, close, noData, retry, undo, major: domainTerms.major },
  en: {
    title: 'Copy course',
    stepTarget: 'Target major',
    stepBind: 'Bind teaching goals',
    back: 'Back',
    next: 'Next',
    school: 'School',
    college: 'College',
    choose: 'Choose…',
    chooseTarget: 'Choose the major to copy this course into.',
    loadingTargets: 'Loading targets…',
    noTargets: 'There is no major that you can copy this course to.',
    targetsFailed: 'The targets could not be loaded',
    chosenTarget: ({ path }: { path: string }) => `Copies to ${path}`,
    leaveWhileCopying: 'The course is being copied. Stay until it is finished.',
    keptBindings: ({ count }: { count: number }) =>
      count === 1 ? 'Closed without copying; 1 goal was bound.' : `Closed without copying; ${count} goals were bound.`,
    goOn: 'Go on',
  },
  zh: {
    title: '复制课程',
    stepTarget: '目标专业',
    stepBind: '绑定教学目标',
    back: '上一步',
    next: '下一步',
    school: '学校',
    college: '学院',
    choose: '请选择',
    chooseTarget: '请选择课程要复制到的专业。',
    loadingTargets: '正在加载可选专业…',
    noTargets: '没有您可以复制到的专业。',
    targetsFailed: '没有取到可选专业',
    chosenTarget: ({ path }) => `将复制到 ${path}`,
    leaveWhileCopying: '正在复制课程，请等待完成后再离开。',
    keptBindings: ({ count }) => `已关闭，课程未复制；绑定过 ${count} 个目标。`,
    goOn: '继续',
  },
});
