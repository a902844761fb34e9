import type { TableColumn } from '../../occupations/files/readTable';

/** What a file with the directory of professional qualifications may hold. */
export type QualificationColumnKey = 'name' | 'department' | 'typeName' | 'depending' | 'english';

/** The columns of a file with the directory, in any order; the name must be there. */
export const qualificationColumns: readonly TableColumn<QualificationColumnKey>[] = [
  { key: 'name', zh: ['名称', '职业资格名称', '资格名称'], en: ['Name', 'Qualification'], isRequired: true },
  { key: 'department', zh: ['实施部门', '实施部门（单位）', '主管部门', '部门'], en: ['Implementing department', 'Department'] },
  { key: 'typeName', zh: ['资格类别', '类别'], en: ['Qualification category', 'Category'] },
  { key: 'depending', zh: ['设定依据', '依据'], en: ['Basis'] },
  { key: 'english', zh: ['英文名称', '英文'], en: ['English name', 'English'] },
];
