import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Built-in text of `GoalPanel`. */
export const goalPanelMessages = defineMessages('goalPanel', {
  words: {
    add: domainTerms.addTeachingGoals,
    none: domainTerms.noTeachingGoals,
    title: domainTerms.teachingGoals,
  },
  en: {
    count: ({ goals, indicators }: { goals: number; indicators: number }) =>
      `${goals} under ${indicators} indicator ${indicators === 1 ? 'point' : 'points'}`,
    goalsOf: ({ count }: { count: number }) => (count === 1 ? '1 goal' : `${count} goals`),
    menu: 'Actions on teaching goals',
    edit: 'Edit teaching goal',
    remove: 'Delete teaching goal…',
    collapseAll: 'Collapse all',
    expandAll: 'Expand all',
    noneHint: 'Choose an indicator point and write what students can do afterwards.',
    noneReadOnlyHint: 'The people who manage this course can write them.',
  },
  zh: {
    count: ({ goals, indicators }) => `${goals} 条，分属 ${indicators} 个指标点`,
    goalsOf: ({ count }) => `${count} 条`,
    menu: '教学目标操作',
    edit: '编辑教学目标',
    remove: '删除教学目标…',
    collapseAll: '全部收起',
    expandAll: '全部展开',
    noneHint: '选择指标点，写下学生学完后能做到什么。',
    noneReadOnlyHint: '由管理这门课程的老师填写。',
  },
});
