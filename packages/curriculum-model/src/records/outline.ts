import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

/** The fields of a sample outline of a course. */
export const outlineFields = {
  title: {
    kind: 'text',
    maxLength: textLimits.title,
    label: { zh: '课程名称', en: 'Course name' },
    isRequired: true,
    isTranslated: true,
    isInHistory: false,
  },
  otherNames: {
    kind: 'text',
    maxLength: textLimits.line,
    label: { zh: '其他名称', en: 'Other names' },
    isRequired: false,
    isTranslated: false,
    isInHistory: false,
  },
  category: {
    kind: 'text',
    maxLength: textLimits.title,
    label: { zh: '课程类别', en: 'Kind of course' },
    isRequired: true,
    isTranslated: true,
    isInHistory: false,
  },
  author: {
    kind: 'text',
    maxLength: textLimits.title,
    label: { zh: '编写者', en: 'Author' },
    isRequired: true,
    isTranslated: true,
    isInHistory: false,
  },
  introduction: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '课程简介', en: 'Introduction' },
    isRequired: false,
    isTranslated: true,
    isInHistory: false,
  },
  chapters: {
    kind: 'text',
    maxLength: textLimits.article,
    label: { zh: '章节、课点与 KSA', en: 'Chapters, points and KSA items' },
    isRequired: true,
    isTranslated: true,
    isInHistory: false,
  },
  goals: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '教学目标', en: 'Teaching goals' },
    isRequired: false,
    isTranslated: true,
    isInHistory: false,
  },
} as const satisfies FieldTable;
