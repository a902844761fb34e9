import { defineMessages } from '../messages';
import { actions, undo } from '../words';

export const dataTableMessages = defineMessages('dataTable', {
  words: { actions, undo },
  en: {
    selectAll: 'Select all rows',
    selectRow: ({ name }: { name: string }) => `Select ${name}`,
    rowName: ({ index }: { index: number }) => `row ${index}`,
    resize: ({ header }: { header: string }) => `Width of the column ${header}`,
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
    resize: ({ header }) => `「${header}」列的宽度`,
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
