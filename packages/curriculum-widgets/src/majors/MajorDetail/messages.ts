import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { listComma, redo, retry, save, saving, undo, updatedSuccessfully } from '@college/ui/words';

interface Named {
  name: string;
}

export const majorDetailMessages = defineMessages('majorDetail', {
  words: {
    loading: domainTerms.loadingMajor,
    redo,
    save,
    saving,
    saved: updatedSuccessfully,
    retry,
    undo,
    takeBack: undo,
    and: listComma,
    requirements: domainTerms.graduationRequirements,
  },
  en: {
    loadFailed: 'The major could not be loaded',
    back: 'Back to the major home',
    savingTitle: 'Saving the graduation requirements',
    fix: 'Nothing was saved: correct the marked texts first.',
    catalogue: 'Start from a standard',
    renumber: 'Renumber',
    outOfOrder: 'The printed numbers do not follow the order.',
    facts: 'The major',
    counts: ({ requirements, indicators }: { requirements: number; indicators: number }) =>
      `${requirements} ${requirements === 1 ? 'requirement' : 'requirements'}, ${indicators} ${indicators === 1 ? 'indicator point' : 'indicator points'}`,
    readOnly: 'You can read this major. Only those who manage it can change it.',
    removed: ({ name }: Named) => `${name} will be deleted when you save`,
    lossTitle: ({ name }: Named) => `Delete ${name}?`,
    lossIndicators: ({ count }: { count: number }) => `With it ${count === 1 ? 'goes 1 indicator point' : `go ${count} indicator points`}.`,
    lossCourse: ({ name, parts }: { name: string; parts: string }) => `${name} loses ${parts}`,
    lossStrong: ({ count }: { count: number }) => `${count} strong ${count === 1 ? 'support' : 'supports'} (★)`,
    lossWeak: ({ count }: { count: number }) => `${count} weak ${count === 1 ? 'support' : 'supports'} (☆)`,
    lossGoals: ({ count }: { count: number }) =>
      `${count} teaching ${count === 1 ? 'goal' : 'goals'} with everything that depends on ${count === 1 ? 'it' : 'them'}`,
    lossMore: ({ count }: { count: number }) => `and ${count} more ${count === 1 ? 'course' : 'courses'}`,
    lossUnknown: 'The effects on the courses could not be loaded.',
    lossWhen: 'This happens when you save; until then it can be undone.',
    confirmLoss: 'Delete with all this',
    conflictTitle: 'Someone else saved these requirements first',
    missing: 'Deleted',
    order: 'Order of the requirements',
  },
  zh: {
    loadFailed: '没有取到专业',
    back: '返回专业主页',
    savingTitle: '正在保存毕业要求',
    fix: '没有保存：请先改正标出的内容。',
    catalogue: '从认证标准开始',
    renumber: '重新编号',
    outOfOrder: '编号与顺序不一致。',
    facts: '专业信息',
    counts: ({ requirements, indicators }) => `${requirements} 项毕业要求，${indicators} 个指标点`,
    readOnly: '您可以查看这个专业，只有管理它的人可以修改。',
    removed: ({ name }) => `已删除${name}，保存后生效`,
    lossTitle: ({ name }) => `删除${name}？`,
    lossIndicators: ({ count }) => `将一并删除其下 ${count} 个指标点。`,
    lossCourse: ({ name, parts }) => `${name}将失去${parts}`,
    lossStrong: ({ count }) => `强支撑（★）${count} 处`,
    lossWeak: ({ count }) => `弱支撑（☆）${count} 处`,
    lossGoals: ({ count }) => `教学目标 ${count} 个及其所系内容`,
    lossMore: ({ count }) => `另有 ${count} 门课程`,
    lossUnknown: '没有取到各课程将失去的内容。',
    lossWhen: '保存后生效，保存之前可以撤销。',
    confirmLoss: '一并删除',
    conflictTitle: '有人先保存了毕业要求',
    missing: '已删除',
    order: '毕业要求的顺序',
  },
});

export type MajorDetailText = typeof majorDetailMessages.en;
