import type { Bilingual } from '../language';

/** Sentences of the rules of copying. */
export const copyMessages = {
  foreignIndicator: ({ id }: { id: number }): Bilingual => ({
    zh: `指标点 ${id} 不属于目标专业`,
    en: `Indicator point ${id} does not belong to the target major`,
  }),
  repeatedIndicator: ({ id }: { id: number }): Bilingual => ({
    zh: `指标点 ${id} 重复出现`,
    en: `Indicator point ${id} occurs more than once`,
  }),
  emptyRelation: ({ id }: { id: number }): Bilingual => ({
    zh: `指标点 ${id} 没有绑定教学目标`,
    en: `Indicator point ${id} has no teaching goal bound to it`,
  }),
  foreignGoal: ({ id }: { id: number }): Bilingual => ({
    zh: `教学目标 ${id} 不属于该课程`,
    en: `Teaching goal ${id} does not belong to this course`,
  }),
  repeatedGoal: ({ id }: { id: number }): Bilingual => ({
    zh: `教学目标 ${id} 重复绑定`,
    en: `Teaching goal ${id} is bound more than once`,
  }),
  repeatedCourse: ({ id }: { id: number }): Bilingual => ({
    zh: `课程 ${id} 重复出现`,
    en: `Course ${id} occurs more than once`,
  }),
  /** A finding about one of several courses that are copied together. */
  inCourse: ({ name, finding }: { name: string; finding: Bilingual }): Bilingual => ({
    zh: `「${name}」：${finding.zh}`,
    en: `“${name}”: ${finding.en}`,
  }),
  unboundGoals: ({ count }: { count: number }): Bilingual => ({
    zh: `还有 ${count} 个教学目标未绑定`,
    en: count === 1 ? '1 teaching goal is not bound yet' : `${count} teaching goals are not bound yet`,
  }),
};
