import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

const name = { kind: 'text', maxLength: textLimits.title, isRequired: true, isTranslated: true, isInHistory: true } as const;
const line = { kind: 'text', isRequired: false, isTranslated: false, isInHistory: true } as const;

/** The fields of a college. */
export const collegeFields = { name: { ...name, label: { zh: '学校名称', en: 'Name of the college' } } } as const satisfies FieldTable;

/** Those of a department of a college. */
export const departmentFields = { name: { ...name, label: { zh: '院系名称', en: 'Department name' } } } as const satisfies FieldTable;

/** Those of a major of a department. */
export const majorFields = {
  name: { ...name, label: { zh: '专业名称', en: 'Major name' }, shortLabel: { zh: '专业名称', en: 'Name' } },
  /** The national code, such as 080902. */
  code: { ...line, maxLength: 20, label: { zh: '专业代码', en: 'Major code' }, shortLabel: { zh: '专业代码', en: 'Code' } },
  /** Which accreditation standard its graduation requirements follow, such as CEEAA-2024; empty where none was chosen. */
  standard: { ...line, maxLength: 40, label: { zh: '认证标准', en: 'Accreditation standard' } },
  /** What its graduates are able to do some years on (培养目标), one objective a line. */
  objectives: {
    ...line,
    maxLength: textLimits.paragraph,
    isTranslated: true,
    label: { zh: '培养目标', en: 'Educational objectives' },
    shortLabel: { zh: '培养目标', en: 'Educational objectives' },
  },
  /** The department it belongs to. */
  departmentId: { kind: 'reference', label: { zh: '所属院系', en: 'Department' }, isRequired: true, isInHistory: true },
} as const satisfies FieldTable;
