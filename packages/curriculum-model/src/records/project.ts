import { textLimits } from '../fields/textLimits';
import { courseUnitFields } from './courseUnit';
import { fieldsWhere } from './deriveFields';
import type { FieldTable } from './fieldTable';

interface ProjectFacts {
  /** Whether the table of the course unit has a column for it. */
  isInRow: boolean;
}

const { classId, typeId, theoryPeriod, practicePeriod } = courseUnitFields;

/** The fields of a project, which the course unit calls a chapter (core §3). */
export const projectFields = {
  name: {
    kind: 'text',
    maxLength: textLimits.title,
    label: { zh: '名称', en: 'Name' },
    isRequired: false,
    isTranslated: true,
    isInHistory: true,
    isInRow: true,
  },
  courseClassId: { kind: 'choice', choices: classId.choices, label: classId.label, isInHistory: true, isInRow: true },
  courseTypeId: { kind: 'choice', choices: typeId.choices, label: typeId.label, isInHistory: true, isInRow: true },
  theoryPeriod: { kind: 'hours', label: theoryPeriod.label, isInHistory: true, isInRow: true },
  practicePeriod: { kind: 'hours', label: practicePeriod.label, isInHistory: true, isInRow: true },
  /** What the project yields; the report reads it where no entry of the matrix says more. */
  product: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '学习产出', en: 'Learning output' },
    isRequired: false,
    isTranslated: true,
    isInHistory: false,
    isInRow: false,
  },
} as const satisfies FieldTable<ProjectFacts>;

/** The fields that the table of the course unit has columns for. */
export const projectRowFields = fieldsWhere(projectFields, { isInRow: true });
