import type { TableColumn } from '../../files/readTable';

/** What a file with occupation records may hold. */
export type RecordColumnKey = 'name' | 'code' | 'category' | 'keywords' | 'level' | 'year' | 'content' | 'skills';

/** The columns of a file with occupation records, in any order; the name must be there. */
export const recordColumns: readonly TableColumn<RecordColumnKey>[] = [
  { key: 'name', zh: ['职业名称', '名称'], en: ['Occupation name', 'Name'], isRequired: true },
  { key: 'code', zh: ['职业编码', '编码'], en: ['Occupation code', 'Code'] },
  { key: 'category', zh: ['职业类别', '类别', '类别编码'], en: ['Category', 'Category code'] },
  { key: 'keywords', zh: ['类别关键词', '关键词'], en: ['Keywords'] },
  { key: 'level', zh: ['职业等级', '等级'], en: ['Occupation level', 'Level'] },
  { key: 'year', zh: ['发布年份', '年份'], en: ['Publication year', 'Year'] },
  { key: 'content', zh: ['主要工作内容', '工作内容', '内容'], en: ['Main work content', 'Content'] },
  { key: 'skills', zh: ['技能要求', '技能'], en: ['Skill requirements', 'Skills'] },
];
