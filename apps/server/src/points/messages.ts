import type { Bilingual } from '@college/curriculum-model';

/** Sentences about points and KSA, in both languages. */
export const pointMessages = {
  pointListedTwice: (line: number): Bilingual => ({ zh: `第 ${line} 个课点在列表中重复。`, en: `Point ${line} is in the list twice.` }),
  savedWithoutDeleting: (lines: readonly number[]): Bilingual => ({
    zh: `保存成功。要删除的第 ${lines.join('、')} 个课点不属于该课程，或已被删除。`,
    en: `Saved. Not deleted, because not in this course or deleted before: ${lines.length === 1 ? 'point' : 'points'} ${lines.join(', ')} of the list.`,
  }),
  pointOfAnotherCourse: (line: number): Bilingual => ({
    zh: `第 ${line} 个课点不属于该课程，或已被删除。`,
    en: `Point ${line} does not belong to this course, or was deleted.`,
  }),
  ksaOfAnotherCourse: (line: number): Bilingual => ({
    zh: `第 ${line} 项 KSA 不属于该课程，或已被删除。`,
    en: `KSA item ${line} does not belong to this course, or was deleted.`,
  }),
  ksaLetterChanged: (line: number): Bilingual => ({
    zh: `第 ${line} 项 KSA 的类别与其他课点下的同一项不一致。`,
    en: `KSA item ${line} has another letter than the same item under another point.`,
  }),
  tooManyKsa: { zh: 'KSA 最多 2000 项。', en: 'There must be at most 2,000 KSA items.' },
  supportedPointMissing: (line: number): Bilingual => ({
    zh: `第 ${line} 项 KSA 所支撑的课点不存在。`,
    en: `The point that KSA item ${line} supports does not exist.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
