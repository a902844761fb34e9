import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

/** The fields of a knowledge point (core §3). */
export const pointFields = {
  title: {
    kind: 'text',
    maxLength: textLimits.title,
    label: { zh: '标题', en: 'Title' },
    isRequired: true,
    isTranslated: true,
    isInHistory: true,
  },
  description: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '描述', en: 'Description' },
    isRequired: true,
    isTranslated: true,
    isInHistory: true,
  },
} as const satisfies FieldTable;

/** Those of a KSA item; its letter and its number are no fields of the form. */
export const ksaFields = {
  description: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '描述', en: 'Description' },
    isRequired: true,
    isTranslated: true,
    isInHistory: true,
    isWhole: true,
  },
} as const satisfies FieldTable;
