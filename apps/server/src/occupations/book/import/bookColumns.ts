import type { TableColumn } from '../../files/readTable';

/** What a file with the classification may hold. */
export type BookColumnKey = 'code' | 'title' | 'parent' | 'english' | 'description' | 'tasks' | 'professions' | 'marks' | 'oldCodes';

/** The columns of a file with the classification, in any order; code and name must be there. */
export const bookColumns: readonly TableColumn<BookColumnKey>[] = [
  { key: 'code', zh: ['编码', '职业编码', '代码'], en: ['Code', 'Occupation code'], isRequired: true },
  { key: 'title', zh: ['名称', '职业名称', '类别名称'], en: ['Name', 'Title', 'Occupation name'], isRequired: true },
  { key: 'parent', zh: ['上级编码', '上级', '父级编码'], en: ['Parent code', 'Parent'] },
  { key: 'english', zh: ['英文名称', '英文'], en: ['English name', 'English'] },
  { key: 'description', zh: ['职业定义', '定义', '说明', '描述'], en: ['Definition', 'Description'] },
  { key: 'tasks', zh: ['主要工作任务', '工作任务', '任务'], en: ['Main tasks', 'Tasks'] },
  { key: 'professions', zh: ['工种', '包含工种'], en: ['Professions', 'Trades'] },
  { key: 'marks', zh: ['标识', '标注'], en: ['Marks', 'Mark'] },
  { key: 'oldCodes', zh: ['原编码', '旧编码'], en: ['Old codes', 'Old code'] },
];
