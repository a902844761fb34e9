import { changedMeanwhile, goalMessages, maxGoals, type Bilingual } from '@college/curriculum-model';

/** Sentences about task goals, in both languages. */
export const taskGoalMessages = {
  contentEmpty: goalMessages.contentEmpty,
  missing: { zh: '找不到该任务目标，可能已被删除。', en: 'This task goal does not exist. It may have been deleted.' },
  foreign: (line: number): Bilingual => ({
    zh: `第 ${line} 个任务目标不属于该项目/章节，或已被删除。`,
    en: `Task goal ${line} does not belong to this project / chapter, or was deleted.`,
  }),
  listedTwice: (line: number): Bilingual => ({
    zh: `第 ${line} 个任务目标在列表中重复。`,
    en: `Task goal ${line} is in the list twice.`,
  }),
  tooMany: {
    zh: `一个项目/章节最多 ${maxGoals} 个任务目标。`,
    en: `A project / chapter has at most ${maxGoals} task goals.`,
  },
  addedMeanwhile: {
    zh: '其他人刚刚在这个项目/章节添加了任务目标。请重新加载后再保存整个列表。',
    en: 'Somebody else has just added a task goal to this project / chapter. Load the list again before saving all of it.',
  },
  changedMeanwhile: changedMeanwhile.taskGoal,
} as const satisfies Record<string, Bilingual | ((line: number) => Bilingual)>;
