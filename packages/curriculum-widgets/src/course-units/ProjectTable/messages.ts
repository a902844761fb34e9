import { defineMessages } from '@college/ui/messages';

/** Built-in text of `ProjectTable`. */
export const projectTableMessages = defineMessages('projectTable', {
  en: {
    label: 'Projects and chapters',
    name: 'Name',
    theory: 'Theory hours',
    practice: 'Practice hours',
    total: 'Total',
    add: 'Add a row',
    nameEmpty: 'Name this row, or delete it',
    negative: 'Hours cannot be negative',
    notNumber: 'Hours must be a number, for example 12',
    tooMany: ({ limit }: { limit: number }) => `Hours cannot exceed ${limit}`,
    removed: ({ name }: { name: string }) => `Deleted ${name}`,
    unnamed: 'unnamed row',
    undo: 'Undo',
  },
  zh: {
    label: '项目与章节',
    name: '名称',
    theory: '理论学时',
    practice: '实践学时',
    total: '合计',
    add: '添加一行',
    nameEmpty: '请填写名称，或删除这一行',
    negative: '学时不能为负数',
    notNumber: '学时要写成数字，例如 12',
    tooMany: ({ limit }) => `学时不能超过 ${limit}`,
    removed: ({ name }) => `已删除「${name}」`,
    unnamed: '未命名的一行',
    undo: '撤销',
  },
});
