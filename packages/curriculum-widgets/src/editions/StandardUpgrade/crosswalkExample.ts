import type { Crosswalk } from '@college/curriculum-model';

/** A short file as a college writes it: one item goes on, two become one, one is new. */
export const crosswalkExample: Crosswalk = {
  from: {
    name: { zh: '校内标准（2022版）', en: 'Standard of the college, 2022' },
    headings: [
      { zh: '专业知识', en: 'Professional knowledge' },
      { zh: '社会责任', en: 'Social responsibility' },
      { zh: '职业规范', en: 'Professional norms' },
    ],
  },
  to: {
    name: { zh: '校内标准（2026版）', en: 'Standard of the college, 2026' },
    headings: [
      { zh: '专业知识', en: 'Professional knowledge' },
      { zh: '责任与规范', en: 'Responsibility and norms' },
      { zh: '创新创业', en: 'Innovation and enterprise' },
    ],
  },
  entries: [
    { old: [1], new: 1, kind: 'same' },
    {
      old: [2, 3],
      new: 2,
      kind: 'merged',
      review: { zh: '两条合为一条，精简指标点', en: 'Two items are one: thin out the indicator points' },
    },
    { old: [], new: 3, kind: 'new', review: { zh: '能发现机会并组织实施', en: 'Sees chances and carries them out' } },
  ],
};
