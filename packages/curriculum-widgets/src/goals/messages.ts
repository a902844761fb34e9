import { goalMessages } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { clearedSuccessfully, deletedSuccessfully, noData, retry, undo } from '@college/ui/words';

/** Built-in text that the goal widgets share: what became of an act. */
export const courseGoalsMessages = defineMessages('courseGoals', {
  words: { cleared: clearedSuccessfully, title: domainTerms.teachingGoals, deleted: deletedSuccessfully, undo, retry, noData },
  en: {
    view: 'View of the teaching goals',
    panel: 'Panel',
    table: 'Table',
    saved: 'Goal saved',
    offered: 'Goals to start from',
    offeredFrom: ({ origin }: { origin: string }) => `From ${origin}`,
    take: 'Add',
    takeOffered: ({ goal }: { goal: string }) => `Add “${goal}”`,
    clearedWhat: ({ indicator, count }: { indicator: string; count: number }) =>
      `${count} teaching ${count === 1 ? 'goal' : 'goals'} removed from “${indicator}”`,
    partlyCleared: ({ removed, count }: { removed: number; count: number }) =>
      removed === 0
        ? 'Nothing was removed.'
        : `${removed} of ${count} teaching goals ${removed === 1 ? 'was' : 'were'} removed before this happened.`,
    noGoalsUnderIndicator: goalMessages.noGoalsUnderIndicator.en,
    restored: 'Teaching goals restored',
    restoredHint: 'They were added again. Set their support in the matrices again.',
    failed: 'The teaching goals could not be loaded',
    noDataHint: 'This major has no indicator points yet. Goals are written under indicator points.',
  },
  zh: {
    view: '教学目标的显示方式',
    panel: '面板',
    table: '表格',
    saved: '教学目标保存成功',
    offered: '可参考的教学目标',
    offeredFrom: ({ origin }) => `来自${origin}`,
    take: '添加',
    takeOffered: ({ goal }) => `添加「${goal}」`,
    clearedWhat: ({ indicator, count }) => `「${indicator}」下的 ${count} 条教学目标已移除`,
    partlyCleared: ({ removed, count }) => (removed === 0 ? '没有移除任何目标。' : `此前已移除 ${count} 条中的 ${removed} 条教学目标。`),
    noGoalsUnderIndicator: goalMessages.noGoalsUnderIndicator.zh,
    restored: '教学目标已恢复',
    restoredHint: '内容已重新添加，矩阵中的支撑需要重新设置。',
    failed: '没有取到教学目标',
    noDataHint: '这个专业还没有指标点，教学目标写在指标点之下。',
  },
});
