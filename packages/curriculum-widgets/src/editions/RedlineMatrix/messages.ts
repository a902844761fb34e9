import type { MajorRule } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { counted, defineMessages } from '@college/ui/messages';
import { clauseComma } from '@college/ui/words';

/** Words of two major matrices in one. */
export const redlineMatrixMessages = defineMessages('redlineMatrix', {
  words: { corner: domainTerms.courseUnit, clauseComma },
  en: {
    matrix: 'Redline of the major matrix',
    effect: 'Effect',
    unchanged: 'Unchanged courses',
    unchangedLine: ({ names, count }: { names: string; count: number }) => `${names}: ${counted(count, 'course')} unchanged`,
    cell: ({ course, number, value }: { course: string; number: string; value: string }) => `${course} × ${number}, ${value}`,
    before: ({ counts }: { counts: string }) => `before: ${counts}`,
    after: ({ counts }: { counts: string }) => `after: ${counts}`,
    opened: ({ number, gap }: { number: string; gap: string }) => `${number} opens a gap: ${gap}`,
    closed: ({ number, gap }: { number: string; gap: string }) => `${number} closes a gap: ${gap}`,
    indicatorUnsupported: 'no support',
    indicatorWeakOnly: 'weak support only',
    indicatorOnOneElective: 'one elective course alone',
    courseWithoutSupport: 'the course supports nothing',
    bindingWithoutGoal: 'no teaching goal bound',
    goalUnbound: 'a goal is not bound',
    nothing: 'The major matrix is unchanged',
    nothingHint: 'No course supports an indicator point differently.',
    noMatrix: 'Neither edition has courses',
  },
  zh: {
    matrix: '专业矩阵对照',
    effect: '影响',
    unchanged: '没有变化的课程',
    unchangedLine: ({ names, count }) => `${names}：${count} 门没有变化`,
    cell: ({ course, number, value }) => `${course} × ${number}，${value}`,
    before: ({ counts }) => `原 ${counts}`,
    after: ({ counts }) => `新 ${counts}`,
    opened: ({ number, gap }) => `${number} 新开缺口：${gap}`,
    closed: ({ number, gap }) => `${number} 补上缺口：${gap}`,
    indicatorUnsupported: '没有支撑',
    indicatorWeakOnly: '只有弱支撑',
    indicatorOnOneElective: '只靠一门选修课',
    courseWithoutSupport: '课程没有支撑任何指标点',
    bindingWithoutGoal: '没有绑定教学目标',
    goalUnbound: '有教学目标未绑定',
    nothing: '专业矩阵没有变化',
    nothingHint: '没有课程对指标点的支撑发生变化。',
    noMatrix: '两版都没有课程',
  },
});

export type RedlineText = (typeof redlineMatrixMessages)['en'] & Record<MajorRule | 'clauseComma', string>;
