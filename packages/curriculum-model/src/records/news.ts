import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

/** The fields of a news item (decision 129). */
export const newsFields = {
  title: {
    kind: 'text',
    maxLength: textLimits.title,
    label: { zh: '标题', en: 'Title' },
    isRequired: true,
    isTranslated: true,
    isInHistory: true,
  },
  content: {
    kind: 'text',
    maxLength: textLimits.article,
    label: { zh: '正文', en: 'Text' },
    isRequired: true,
    isTranslated: true,
    isInHistory: true,
  },
} as const satisfies FieldTable;
