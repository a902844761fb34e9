import { defineMessages } from '../messages';

export const dataTableMessages = defineMessages('dataTable', {
  en: {
    selectAll: 'Select all rows',
    selectRow: ({ name }: { name: string }) => `Select ${name}`,
    rowName: ({ index }: { index: number }) => `row ${index}`,
    actions: 'Actions',
    resize: ({ header }: { header: string }) => `Width of the column ${header}`,
    undo: 'Undo',
    deleted: 'deleted',
    loading: 'Loading',
    empty: 'Nothing here yet',
    columns: 'Columns',
    sortedUp: ({ header }: { header: string }) => `Sorted by ${header}, ascending`,
    sortedDown: ({ header }: { header: string }) => `Sorted by ${header}, descending`,
    unsorted: 'Not sorted',
  },
  zh: {
    selectAll: '选择全部',
    selectRow: ({ name }) => `选择${name}`,
    rowName: ({ index }) => `第 ${index} 行`,
    actions: '操作',
    resize: ({ header }) => `「${header}」列的宽度`,
    undo: '撤销',
    deleted: '已删除',
    loading: '正在载入',
    empty: '这里还没有内容',
    columns: '显示的列',
    sortedUp: ({ header }) => `按${header}升序排列`,
    sortedDown: ({ header }) => `按${header}降序排列`,
    unsorted: '不排序',
  },
});

export type DataTableText = typeof dataTableMessages.en;
