import { changedMeanwhile, goalMessages as ruleMessages, maxGoals, type Bilingual } from '@college/curriculum-model';

/** A goal of a list by its place from 1; null where there is only one. */
export type GoalLine = number | null;

/** Sentences about teaching goals, in both languages. */
export const goalMessages = {
  contentEmpty: ruleMessages.contentEmpty,
  saved: { zh: '教学目标保存成功', en: 'Goal saved' },
  missing: { zh: '找不到该教学目标，可能已被删除。', en: 'This teaching goal does not exist. It may have been deleted.' },
  idNotAllowed: (line: GoalLine): Bilingual => ({
    zh: `${zh(line)}的编号不正确。`,
    en: `${en(line)}: the id is not correct.`,
  }),
  listedTwice: (line: GoalLine): Bilingual => ({
    zh: `${zh(line)}在列表中重复。`,
    en: `${en(line)} is in the list twice.`,
  }),
  ofAnotherCourse: (line: GoalLine): Bilingual => ({
    zh: `${zh(line)}不属于该课程，或已被删除。`,
    en: `${en(line)} does not belong to this course, or was deleted.`,
  }),
  indicatorOfAnotherMajor: (line: GoalLine): Bilingual => ({
    zh: `${zh(line)}的指标点不属于该课程的专业，或已被删除。`,
    en: `${en(line)}: the indicator point does not belong to the major of this course, or was deleted.`,
  }),
  sameText: (line: GoalLine): Bilingual => ({
    zh: `${zh(line)}与同一指标点下的另一个教学目标内容相同。`,
    en: `${en(line)} has the same content as another one under its indicator point.`,
  }),
  tooMany: {
    zh: `一门课程最多 ${maxGoals} 个教学目标。`,
    en: `A course has at most ${maxGoals} teaching goals.`,
  },
  changedMeanwhile: changedMeanwhile.goal,
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;

function zh(line: GoalLine): string {
  return line === null ? '该教学目标' : `第 ${line} 个教学目标`;
}

function en(line: GoalLine): string {
  return line === null ? 'This teaching goal' : `Teaching goal ${line}`;
}
