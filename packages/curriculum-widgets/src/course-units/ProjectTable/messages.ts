import * as domainTerms from '@college/curriculum-model/terms';
import { counted, defineMessages } from '@college/ui/messages';
import { addRow, undo } from '@college/ui/words';

/** How many rows of a paste were taken, and how many did not fit. */
interface PasteCounts {
  written: number;
  added: number;
  leftRows: number;
  leftColumns: number;
  limit: number;
}

/** A pasted cell that does not fit its column; `why` is one of the sentences about wrong text. */
interface Misfit {
  row: number;
  column: string;
  text: string;
  why: string;
}

/** Built-in text of `ProjectTable`. */
export const projectTableMessages = defineMessages('projectTable', {
  words: { practice: domainTerms.practiceHours, label: domainTerms.projectsAndChapters, add: addRow, undo, total: domainTerms.total },
  en: {
    name: 'Name',
    theory: 'Theory hours',
    nameEmpty: 'Name this row, or delete it',
    negative: 'Hours cannot be negative',
    notNumber: 'Hours must be a number, for example 12',
    tooMany: ({ limit }: { limit: number }) => `Hours cannot exceed ${limit}`,
    removed: ({ name }: { name: string }) => `Deleted ${name}`,
    unnamed: 'unnamed row',
    nameTooLong: ({ limit }: { limit: number }) => `A name may have at most ${limit} characters`,
    pasted: ({ written, added, leftRows, leftColumns, limit }: PasteCounts) =>
      [
        written === 0 ? 'Nothing was pasted' : `${counted(written, 'cell')} pasted`,
        added > 0 && `${counted(added, 'row')} added`,
        leftRows > 0 && `${counted(leftRows, 'row')} left out (at most ${limit} rows)`,
        leftColumns > 0 && `${counted(leftColumns, 'column')} left out, for the table has no such column`,
      ]
        .filter(Boolean)
        .join('; '),
    misfit: ({ row, column, text, why }: Misfit) => `Row ${row}, ${column.toLowerCase()}: “${text}” was not pasted. ${why}.`,
    moreMisfits: ({ count }: { count: number }) => `${counted(count, 'more cell')} not pasted for reasons of this kind`,
    tooLarge: 'The copied block has more than 500 rows or columns. Nothing was pasted; copy less of it.',
  },
  zh: {
    name: '名称',
    theory: '理论学时',
    nameEmpty: '请填写名称，或删除这一行',
    negative: '学时不能为负数',
    notNumber: '学时要写成数字，例如 12',
    tooMany: ({ limit }) => `学时不能超过 ${limit}`,
    removed: ({ name }) => `已删除「${name}」`,
    unnamed: '未命名的一行',
    nameTooLong: ({ limit }) => `名称不能超过 ${limit} 个字`,
    pasted: ({ written, added, leftRows, leftColumns, limit }) =>
      [
        written === 0 ? '没有粘贴任何内容' : `已粘贴 ${written} 格`,
        added > 0 && `添加了 ${added} 行`,
        leftRows > 0 && `${leftRows} 行放不下，未粘贴（最多 ${limit} 行）`,
        leftColumns > 0 && `${leftColumns} 列在表中没有位置，未粘贴`,
      ]
        .filter(Boolean)
        .join('；'),
    misfit: ({ row, column, text, why }) => `第 ${row} 行，${column}：「${text}」未粘贴，${why}。`,
    moreMisfits: ({ count }) => `另有 ${count} 格因同类原因未粘贴`,
    tooLarge: '复制的内容超过 500 行或 500 列，没有粘贴，请分次复制。',
  },
});
