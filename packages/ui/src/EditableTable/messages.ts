import { defineMessages } from '../messages';
import { actions, addRow } from '../words';

interface Place {
  index: number;
  count: number;
  name: string;
}

/** Built-in text of `EditableTable`; every spoken sentence names the row by its place and its words, never by an id. */
export const editableTableMessages = defineMessages('editableTable', {
  words: { actions, add: addRow },
  en: {
    order: 'Order',
    number: 'No.',
    cell: ({ header, index }: { header: string; index: number }) => `${header}, row ${index}`,
    remove: ({ index, name }: { index: number; name: string }) => `Delete row ${index}: ${name}`,
    grip: ({ index, name }: { index: number; name: string }) => `Move row ${index}: ${name}`,
    gripHint:
      'Space lifts the row, arrow keys move it, Space drops it, Escape cancels. Enter opens a menu. Alt with an arrow key moves the row from any cell.',
    sortable: 'sortable row',
    unnamed: 'unnamed',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moveToTop: 'Move to top',
    moveToBottom: 'Move to bottom',
    at: ({ index, count, name }: Place) => `Row ${index} of ${count}: ${name}`,
    lifted: ({ index, count, name }: Place) => `Lifted. Row ${index} of ${count}: ${name}`,
    dropped: ({ index, count, name }: Place) => `Dropped. Row ${index} of ${count}: ${name}`,
    cancelled: ({ index, count, name }: Place) => `Cancelled. Row ${index} of ${count}: ${name}`,
    removed: ({ count }: { count: number }) => (count === 1 ? 'Row deleted, 1 row left' : `Row deleted, ${count} rows left`),
    added: ({ index }: { index: number }) => `Row ${index} added`,
  },
  zh: {
    order: '顺序',
    number: '序号',
    cell: ({ header, index }) => `${header}，第 ${index} 行`,
    remove: ({ index, name }) => `删除第 ${index} 行：${name}`,
    grip: ({ index, name }) => `移动第 ${index} 行：${name}`,
    gripHint: '空格键拿起，上下箭头移动，空格键放下，Esc 取消。回车打开菜单。在任意格按 Alt 加上下箭头也可移动整行。',
    sortable: '可排序的行',
    unnamed: '未命名',
    moveUp: '上移',
    moveDown: '下移',
    moveToTop: '移到最前',
    moveToBottom: '移到最后',
    at: ({ index, count, name }) => `第 ${index} 行，共 ${count} 行：${name}`,
    lifted: ({ index, count, name }) => `已拿起。第 ${index} 行，共 ${count} 行：${name}`,
    dropped: ({ index, count, name }) => `已放下。第 ${index} 行，共 ${count} 行：${name}`,
    cancelled: ({ index, count, name }) => `已取消移动。第 ${index} 行，共 ${count} 行：${name}`,
    removed: ({ count }) => `已删除，还有 ${count} 行`,
    added: ({ index }) => `已添加第 ${index} 行`,
  },
});

export type EditableTableText = typeof editableTableMessages.en;
