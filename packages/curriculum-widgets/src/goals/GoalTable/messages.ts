import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { actions, noSearchResults } from '@college/ui/words';

/** Built-in text of `GoalTable`. */
export const goalTableMessages = defineMessages('goalTable', {
  words: {
    indicator: domainTerms.indicatorPoint,
    acts: actions,
    noResult: noSearchResults,
    goal: domainTerms.teachingGoal,
  },
  en: {
    label: 'Teaching goals by indicator point',
    search: 'Indicator point or goal',
    facts: ({ indicators, goals }: { indicators: number; goals: number }) =>
      `${indicators} indicator ${indicators === 1 ? 'point' : 'points'}, ${goals} teaching ${goals === 1 ? 'goal' : 'goals'}`,
    shownOf: ({ shown, total }: { shown: number; total: number }) => `Showing ${shown} of ${total} indicator points`,
    none: 'None yet',
    add: 'Add teaching goal',
    addUnder: ({ indicator }: { indicator: string }) => `Add a teaching goal under ${indicator}`,
    clear: ({ indicator }: { indicator: string }) => `Clear the teaching goals of ${indicator}`,
    edit: ({ goal }: { goal: string }) => `Edit teaching goal ${goal}`,
    remove: ({ goal }: { goal: string }) => `Delete teaching goal ${goal}`,
    more: ({ count }: { count: number }) => `Load ${count} more`,
    whole: 'Show all of it',
    less: 'Show less',
    noResultHint: ({ keyword }: { keyword: string }) => `No indicator point or goal contains “${keyword}”.`,
  },
  zh: {
    label: '按指标点排列的教学目标',
    search: '指标点或教学目标',
    facts: ({ indicators, goals }) => `${indicators} 个指标点，${goals} 条教学目标`,
    shownOf: ({ shown, total }) => `已显示 ${shown} 个指标点，共 ${total} 个`,
    none: '尚未设置',
    add: '添加教学目标',
    addUnder: ({ indicator }) => `在 ${indicator} 下添加教学目标`,
    clear: ({ indicator }) => `清空 ${indicator} 的教学目标`,
    edit: ({ goal }) => `编辑教学目标 ${goal}`,
    remove: ({ goal }) => `删除教学目标 ${goal}`,
    more: ({ count }) => `再显示 ${count} 个`,
    whole: '显示全文',
    less: '收起',
    noResultHint: ({ keyword }) => `没有含「${keyword}」的指标点或教学目标。`,
  },
});

export type GoalTableText = typeof goalTableMessages.en;
