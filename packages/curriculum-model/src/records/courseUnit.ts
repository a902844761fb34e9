import { textLimits } from '../fields/textLimits';
import { fieldsWhere } from './deriveFields';
import type { FieldNameIn, FieldTable } from './fieldTable';
import { practiceHours, theoryHours } from './hoursLabels';

/** Who takes a field of a course unit besides its form. */
interface CourseUnitFacts {
  /** Whether a copy keeps what it holds or starts with nothing in it. */
  inCopy: 'kept' | 'blank';
  /** Whether the course start report reads it; `syllabus/document/courseIntroduction.ts` says where it is printed. */
  isInReport: boolean;
  /** Whether the row heads of the major matrix carry it; `matrices/files/courseColumns.ts` says which column of the workbook it is. */
  isInMatrix: boolean;
  /** Whether the data check asks for it by itself. */
  isChecked: boolean;
  /** Whether the assistant may suggest it; the name is a person's own. */
  isSuggested: boolean;
}

/** The fields of a course unit, in the order of its page (core §5). */
export const courseUnitFields = {
  name: {
    kind: 'text',
    maxLength: textLimits.title,
    label: { zh: '课程名称', en: 'Course unit name' },
    shortLabel: { zh: '课程名称', en: 'Course name' },
    isRequired: true,
    isTranslated: true,
    isInHistory: true,
    inCopy: 'kept',
    isInReport: true,
    isInMatrix: true,
    isChecked: true,
    isSuggested: false,
  },
  classId: {
    kind: 'choice',
    choices: 'courseClass',
    label: { zh: '课程类别', en: 'Course class' },
    shortLabel: { zh: '类别', en: 'Class' },
    isInHistory: true,
    inCopy: 'kept',
    isInReport: false,
    isInMatrix: true,
    isChecked: true,
    isSuggested: true,
  },
  typeId: {
    kind: 'choice',
    choices: 'courseType',
    label: { zh: '课程性质', en: 'Course type' },
    isInHistory: true,
    inCopy: 'kept',
    isInReport: false,
    isInMatrix: true,
    isChecked: true,
    isSuggested: true,
  },
  introduction: {
    kind: 'text',
    maxLength: textLimits.article,
    label: { zh: '课程简介', en: 'Course introduction' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
    inCopy: 'kept',
    isInReport: true,
    isInMatrix: false,
    isChecked: true,
    isSuggested: true,
  },
  /** What students produce that can be judged; whether there is any is asked of the list (decision 48). */
  criterion: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '学术产出要求', en: 'Academic output requirement' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
    inCopy: 'kept',
    isInReport: false,
    isInMatrix: false,
    isChecked: true,
    isSuggested: true,
  },
  position: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '课程定位', en: 'Course position' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
    inCopy: 'kept',
    isInReport: false,
    isInMatrix: false,
    isChecked: true,
    isSuggested: true,
  },
  theoryPeriod: {
    kind: 'hours',
    label: theoryHours,
    isInHistory: true,
    inCopy: 'kept',
    isInReport: false,
    isInMatrix: false,
    isChecked: false,
    isSuggested: true,
  },
  practicePeriod: {
    kind: 'hours',
    label: practiceHours,
    isInHistory: true,
    inCopy: 'kept',
    isInReport: false,
    isInMatrix: false,
    isChecked: false,
    isSuggested: true,
  },
} as const satisfies FieldTable<CourseUnitFacts>;

/** The name of a field of a course unit. */
export type CourseUnitFieldName = FieldNameIn<typeof courseUnitFields>;

/** The fields that the course start report reads. */
export const reportedCourseFields = fieldsWhere(courseUnitFields, { isInReport: true });

/** The fields that the row heads of the major matrix carry. */
export const matrixCourseFields = fieldsWhere(courseUnitFields, { isInMatrix: true });
