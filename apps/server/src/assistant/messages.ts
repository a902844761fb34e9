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
  busy: {
    zh: '现在使用助手的人太多，请稍后重试。',
    en: 'Too many people are using the assistant at the moment. Try again in a moment.',
  },
  tooLong: {
    zh: '助手比较内容超时，已停止，内容没有受到影响。请缩短关键词或减少课点后重试。',
    en: 'The assistant took too long to compare and was stopped; nothing was changed. Try again with a shorter keyword or fewer points.',
  },
  tooLarge: {
    zh: '要比较的内容过多，助手已停止，内容没有受到影响。请缩短关键词或减少课点后重试。',
    en: 'There is too much for the assistant to compare; nothing was changed. Try again with a shorter keyword or fewer points.',
  },
  broken: {
    zh: '助手出现错误，内容没有受到影响。请重试。',
    en: 'The assistant failed; nothing was changed. Try again.',
  },
  byModel: (model: string): Bilingual => ({ zh: `建议由外部模型 ${model} 给出`, en: `suggested by the outside model ${model}` }),
  modelFailed: {
    zh: '外部模型没有给出可用的回答，以下建议来自本校内容',
    en: 'the outside model gave no usable answer; these suggestions come from your own college',
  },
  modelOrigin: (model: string): Bilingual => ({ zh: `外部模型 ${model}`, en: `Outside model ${model}` }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
