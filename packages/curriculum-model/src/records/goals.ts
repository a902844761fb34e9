import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

const content = {
  kind: 'text',
  maxLength: textLimits.paragraph,
  label: { zh: '内容', en: 'Content' },
  isRequired: true,
  isTranslated: true,
  isInHistory: true,
  isWhole: true,
} as const;

/** The fields of a teaching goal (core §3). */
export const goalFields = { description: content } as const satisfies FieldTable;

/** Those of a graduation requirement. */
export const requirementFields = { description: content } as const satisfies FieldTable;

/** Those of an indicator point. */
export const indicatorFields = { description: content } as const satisfies FieldTable;

/** Those of a task goal (reference §3). */
export const taskGoalFields = {
  description: content,
  /** What shows that it was reached. */
  product: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '学习产出', en: 'Learning output' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
  },
} as const satisfies FieldTable;
