import type { Bilingual } from '@college/curriculum-model';

/** Sentences about the trash, in both languages. */
export const trashMessages = {
  missing: {
    zh: '回收站中没有该课程单元，可能已被恢复或已超过保留期限。',
    en: 'This course unit is not in the trash. It may have been restored, or its time is over.',
  },
  otherKind: { zh: '回收站中只有课程单元。', en: 'Only course units are kept in the trash.' },
  majorGone: {
    zh: '该课程单元所属的专业已被删除，无法恢复。',
    en: 'The major of this course unit has been deleted, so it cannot be restored.',
  },
  restored: { zh: '课程单元已恢复', en: 'Course unit restored' },
  goalsLeftOut: (count: number): Bilingual => ({
    zh: `${count} 个教学目标未恢复：其指标点已被删除。`,
    en: `${count} teaching ${count === 1 ? 'goal was' : 'goals were'} not restored: the indicator point has been deleted.`,
  }),
  bindingsLeftOut: (count: number): Bilingual => ({
    zh: `${count} 个专业矩阵的绑定未恢复：指标点已被删除。`,
    en: `${count} ${count === 1 ? 'binding' : 'bindings'} of the major matrix ${count === 1 ? 'was' : 'were'} not restored: the indicator point has been deleted.`,
  }),
} as const satisfies Record<string, Bilingual | ((count: number) => Bilingual)>;
