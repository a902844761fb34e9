import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

const text = { kind: 'text', isRequired: false, isTranslated: true, isInHistory: false } as const;
const reference = { kind: 'reference', isRequired: false, isInHistory: false } as const;
const own = { kind: 'own', isRequired: true, isInHistory: false } as const;

/** The fields of a college major in the order of its form (reference §2.4). */
export const collegeMajorFields = {
  name: { ...text, maxLength: textLimits.title, isRequired: true, label: { zh: '专业名称', en: 'Major name' } },
  /** A category or class of the standard. */
  typeId: { ...reference, isRequired: true, label: { zh: '专业类', en: 'Major category' } },
  standardId: { ...reference, label: { zh: '质量标准', en: 'Quality standard' } },
  code: { ...text, maxLength: 40, isTranslated: false, label: { zh: '专业代码', en: 'Major code' } },
  stdKeywords: { ...text, maxLength: textLimits.paragraph, label: { zh: '标准关键词', en: 'Standard keywords' } },
  academicYearsId: { ...reference, label: { zh: '修业年限', en: 'Length of schooling' } },
  goals: { ...text, maxLength: textLimits.article, label: { zh: '培养目标', en: 'Educational objectives' } },
  /** Groups of courses with their scores, as JSON text. */
  academicSystem: { ...own, label: { zh: '学制体系', en: 'Academic system' } },
  /** The sum of the academic system (decision 111). */
  score: { ...own, label: { zh: '总学分', en: 'Score' } },
  comments: { ...text, maxLength: textLimits.article, label: { zh: '备注', en: 'Comments' } },
  /** Related majors, as JSON text. */
  relates: { ...own, isRequired: false, label: { zh: '相关专业', en: 'Related majors' } },
} as const satisfies FieldTable;
