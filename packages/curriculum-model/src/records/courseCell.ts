import { textLimits } from '../fields/textLimits';
import { fieldsWhere, namesOf } from './deriveFields';
import type { FieldTable } from './fieldTable';
import { practiceHours, theoryHours } from './hoursLabels';

/** The fields of an entry of the course matrix (domain.md §2). */
export const courseCellFields = {
  study: {
    kind: 'text',
    maxLength: textLimits.line,
    label: { zh: '学法', en: 'Learning method' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
  },
  teach: {
    kind: 'text',
    maxLength: textLimits.line,
    label: { zh: '教法', en: 'Teaching method' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
  },
  product: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '学习产出及测量标准', en: 'Learning output and measure' },
    shortLabel: { zh: '学习产出', en: 'Learning output' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
  },
  week: {
    kind: 'text',
    maxLength: 50,
    label: { zh: '开课周数', en: 'Teaching weeks' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
  },
  theoryPeriod: { kind: 'hours', label: theoryHours, isInHistory: true },
  practicePeriod: { kind: 'hours', label: practiceHours, isInHistory: true },
} as const satisfies FieldTable;

/** The texts that say how a point is taught. */
export const courseCellTexts = fieldsWhere(courseCellFields, { kind: 'text' });

/** Their names. */
export const courseCellTextNames = namesOf(courseCellTexts);
