import type { Bilingual } from '@college/curriculum-model';

/** Sentences about the assistant, in both languages. */
export const assistantMessages = {
  targetsDiffer: {
    zh: '地址中的匹配目标与提交的目标不一致。',
    en: 'The target in the address is not the one that was sent.',
  },
  pointOfAnotherCourse: {
    zh: '提交的课点不属于该课程单元，或已被删除。',
    en: 'A point that was sent does not belong to this course unit, or was deleted.',
  },
  byModel: (model: string): Bilingual => ({ zh: `建议由外部模型 ${model} 给出`, en: `suggested by the outside model ${model}` }),
  modelFailed: {
    zh: '外部模型没有给出可用的回答，以下建议来自本校内容',
    en: 'the outside model gave no usable answer; these suggestions come from your own college',
  },
  modelOrigin: (model: string): Bilingual => ({ zh: `外部模型 ${model}`, en: `Outside model ${model}` }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
