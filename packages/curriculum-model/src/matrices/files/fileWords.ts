import * as terms from '../../terms';
import { courseCellFields } from '../../records';
import type { Bilingual } from '../../language';

/** Words on the sheets; an import knows them in both languages. */
export const fileWords = {
  majorMatrix: terms.majorMatrix,
  boundGoals: terms.teachingGoals,
  courseMatrix: terms.courseMatrix,
  entries: { zh: '课点明细', en: 'Placed points' },
  courseUnit: terms.courseUnit,
  requirement: terms.graduationRequirement,
  indicator: terms.indicatorPoint,
  strength: { zh: '支撑强度', en: 'Support' },
  goal: terms.teachingGoal,
  totals: terms.total,
  strong: terms.strongSupport,
  weak: terms.weakSupport,
  legend: { zh: '注：★为强支撑，☆为弱支撑', en: 'Note: ★ strong support, ☆ weak support' },
  project: terms.project,
  point: terms.point,
  study: courseCellFields.study.label,
  teach: courseCellFields.teach.label,
  product: courseCellFields.product.label,
  week: terms.weeks,
  theory: courseCellFields.theoryPeriod.label,
  practice: courseCellFields.practicePeriod.label,
  taskGoal: terms.taskGoal,
} satisfies Record<string, Bilingual>;

export type FileWord = keyof typeof fileWords;

/** Whether a text of a sheet is one of these words, in either language. */
export function isWord(text: string, ...names: readonly FileWord[]): boolean {
  const plain = text.trim().toLowerCase();
  return names.some((name) => plain === fileWords[name].zh.toLowerCase() || plain === fileWords[name].en.toLowerCase());
}
