import type { Bilingual, Language } from '../language';
import type { OptionItem } from '../options';

/** One class or occupation of the classification of 2022: its code contains the codes of its parents. */
export interface OccupationClass extends Bilingual {
  code: string;
}

/** The eight major classes of 2022, in their order. */
export const occupationMajorClasses: readonly OccupationClass[] = [
  {
    code: '1',
    zh: '党的机关、国家机关、群众团体和社会组织、企事业单位负责人',
    en: 'Leaders of Party and state organs, mass and social organisations, enterprises and institutions',
  },
  { code: '2', zh: '专业技术人员', en: 'Professional and technical personnel' },
  { code: '3', zh: '办事人员和有关人员', en: 'Clerical and related personnel' },
  { code: '4', zh: '社会生产服务和生活服务人员', en: 'Production-service and life-service personnel' },
  { code: '5', zh: '农、林、牧、渔业生产及辅助人员', en: 'Agriculture, forestry, animal husbandry and fishery workers' },
  { code: '6', zh: '生产制造及有关人员', en: 'Manufacturing and related personnel' },
  { code: '7', zh: '军队人员', en: 'Military personnel' },
  { code: '8', zh: '不便分类的其他从业人员', en: 'Other workers not elsewhere classified' },
];

/** Every major class, and the branch of software occupations. Ids count from 1001 in this order: add at the end. */
export const occupationClasses: readonly OccupationClass[] = [
  ...occupationMajorClasses,
  { code: '2-02', zh: '工程技术人员', en: 'Engineering and technical personnel' },
  { code: '2-02-10', zh: '信息和通信工程技术人员', en: 'Information and communication engineering personnel' },
  { code: '2-02-10-03', zh: '计算机软件工程技术人员', en: 'Computer software engineers' },
  { code: '2-02-10-07', zh: '信息安全工程技术人员', en: 'Information security engineers' },
  { code: '2-02-38', zh: '数字技术工程技术人员', en: 'Digital technology engineering personnel' },
  { code: '2-02-38-01', zh: '人工智能工程技术人员', en: 'Artificial intelligence engineers' },
  { code: '2-02-38-03', zh: '大数据工程技术人员', en: 'Big data engineers' },
  { code: '2-02-38-04', zh: '云计算工程技术人员', en: 'Cloud computing engineers' },
];

/** The parent's code: `2-02-10` of `2-02-10-03`; a major class has none. */
export function parentCode(code: string): string {
  return code.split('-').slice(0, -1).join('-');
}

/** The id under which a class is chosen. */
export function occupationLevelId(code: string): number {
  return 1001 + occupationClasses.findIndex((entry) => entry.code === code);
}

/** The tree of occupation levels (reference §7), from the major classes down. */
export function occupationLevels(language: Language, parent = ''): OptionItem[] {
  return occupationClasses
    .filter(({ code }) => parentCode(code) === parent)
    .map((entry) => {
      const children = occupationLevels(language, entry.code);
      return { label: entry[language], value: occupationLevelId(entry.code), ...(children.length > 0 ? { children } : {}) };
    });
}
