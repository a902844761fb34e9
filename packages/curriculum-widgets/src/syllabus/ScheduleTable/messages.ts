import { defineMessages } from '@college/ui/messages';
import { addRow, undo } from '@college/ui/words';

/** What came of a paste. */
export interface Placed {
  written: number;
  leftRows: number;
  leftColumns: number;
}

/** Words of the teaching time schedule. */
export const scheduleMessages = defineMessages('scheduleTable', {
  words: { add: addRow, undo },
  en: {
    title: 'Timetable',
    cell: ({ head, row }: { head: string; row: number }) => `Row ${row}, ${head}`,
    acts: 'Acts',
    rowActs: ({ row }: { row: number }) => `Acts for row ${row}`,
    insertAbove: 'Insert a row above',
    insertBelow: 'Insert a row below',
    moveUp: 'Move up',
    moveDown: 'Move down',
    remove: 'Delete the row',
    full: ({ max }: { max: number }) => `At most ${max} rows`,
    hint: 'Paste cells from Excel or WPS. Arrow keys and Enter go from cell to cell, Alt Enter breaks the line.',
    added: ({ row }: { row: number }) => `Row ${row} added`,
    moved: ({ row, count }: { row: number; count: number }) => `Now row ${row} of ${count}`,
    removed: ({ row, count }: { row: number; count: number }) => `Row ${row} deleted, ${count} left`,
    pasted: ({ written, leftRows, leftColumns }: Placed) =>
      [
        written === 0 ? 'Nothing was pasted' : `${written} ${written === 1 ? 'cell' : 'cells'} pasted`,
        leftRows > 0 &&
          `${leftRows} ${leftRows === 1 ? 'row does' : 'rows do'} not fit and ${leftRows === 1 ? 'was' : 'were'} left out (at most 50 rows)`,
        leftColumns > 0 &&
          `${leftColumns} ${leftColumns === 1 ? 'column has' : 'columns have'} no place here and ${leftColumns === 1 ? 'was' : 'were'} left out`,
      ]
        .filter(Boolean)
        .join('; '),
    tooLarge: 'The copied block has more than 500 rows or columns. Nothing was pasted; copy less of it.',
    undone: 'Taken back',
    uneven: ({ rows }: { rows: number }) =>
      rows === 1
        ? '1 row had fewer or more cells than there are columns; it was adjusted. Please check it.'
        : `${rows} rows had fewer or more cells than there are columns; they were adjusted. Please check them.`,
    tooLong: ({ head, row, length, max }: { head: string; row: number; length: number; max: number }) =>
      `Row ${row}, ${head}: ${length} characters, at most ${max} can be saved.`,
  },
  zh: {
    title: '上课时间表',
    cell: ({ head, row }) => `第 ${row} 行，${head}`,
    acts: '操作',
    rowActs: ({ row }) => `第 ${row} 行的操作`,
    insertAbove: '在上方插入一行',
    insertBelow: '在下方插入一行',
    moveUp: '上移',
    moveDown: '下移',
    remove: '删除此行',
    full: ({ max }) => `最多 ${max} 行`,
    hint: '可从 Excel、WPS 粘贴；方向键和回车在格间移动，Alt 加回车换行。',
    added: ({ row }) => `已添加第 ${row} 行`,
    moved: ({ row, count }) => `现为第 ${row} 行，共 ${count} 行`,
    removed: ({ row, count }) => `已删除第 ${row} 行，还有 ${count} 行`,
    pasted: ({ written, leftRows, leftColumns }) =>
      [
        written === 0 ? '没有粘贴任何内容' : `已粘贴 ${written} 格`,
        leftRows > 0 && `${leftRows} 行放不下，未粘贴（最多 50 行）`,
        leftColumns > 0 && `${leftColumns} 列在表中没有位置，未粘贴`,
      ]
        .filter(Boolean)
        .join('；'),
    tooLarge: '复制的内容超过 500 行或 500 列，没有粘贴，请分次复制。',
    undone: '已撤销',
    uneven: ({ rows }) => `${rows} 行的格数与表头不一致，已补齐，请核对。`,
    tooLong: ({ head, row, length, max }) => `第 ${row} 行，${head}：已有 ${length} 个字，最多能保存 ${max} 个。`,
  },
});
