import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

const text = { kind: 'text', isRequired: false, isTranslated: true, isInHistory: false } as const;
const reference = { kind: 'reference', isRequired: true, isInHistory: false } as const;

/** The fields of an occupation record in the order of its form (reference §2.3), by the names under which they are stored. */
export const occupationFields = {
  name: { ...text, maxLength: textLimits.title, isRequired: true, label: { zh: '职业名称', en: 'Occupation name' } },
  /** The last class chosen in the classification. */
  levelId: { ...reference, label: { zh: '职业类别', en: 'Category' }, shortLabel: { zh: '所属类别', en: 'Category' } },
  /** Other words by which people search for it. */
  lvlKeywords: { ...text, maxLength: textLimits.paragraph, label: { zh: '类别关键词', en: 'Keywords of the category' } },
  typeId: { ...reference, label: { zh: '职业等级', en: 'Occupation level' } },
  publishId: { ...reference, isRequired: false, label: { zh: '发布年份', en: 'Publication year' } },
  content: { ...text, maxLength: textLimits.article, label: { zh: '主要工作内容', en: 'Main work content' } },
  /** The skills it asks for with their proportions, as JSON text. */
  skills: { kind: 'own', label: { zh: '技能要求', en: 'Skill requirements' }, isRequired: true, isInHistory: false },
  code: { ...text, maxLength: 40, isTranslated: false, label: { zh: '职业编码', en: 'Occupation code' } },
} as const satisfies FieldTable;
