import { defineMessages } from '@college/ui/messages';

/** What the shares add to, and by how much that is wrong. */
export interface Total {
  total: string;
  by: string;
}

/** Words of the composition of the total score. */
export const percentMessages = defineMessages('percentTable', {
  en: {
    title: 'Composition of the total score',
    scale: 'Scale',
    percentage: 'Percentage scale',
    fiveLevel: 'Five-level scale',
    part: 'Part',
    content: 'Content',
    percent: 'Share',
    regular: 'Regular grade',
    final: 'Final grade',
    subtotal: ({ percent }: { percent: string }) => `Subtotal ${percent}%`,
    total: 'Total',
    contentOf: ({ part, row }: { part: string; row: number }) => `${part}, content of row ${row}`,
    percentOf: ({ part, row }: { part: string; row: number }) => `${part}, percentage of row ${row}`,
    addRegular: 'Add a regular grade row',
    addFinal: 'Add a final grade row',
    remove: ({ part, row }: { part: string; row: number }) => `Delete row ${row} of ${part.toLowerCase()}`,
    acts: 'Acts',
    short: ({ total, by }: Total) => `The shares add to ${total}%; ${by}% is missing to 100%.`,
    over: ({ total, by }: Total) => `The shares add to ${total}%; that is ${by}% more than 100%.`,
    fits: 'The shares add to 100%.',
    above100: ({ part, row }: { part: string; row: number }) => `${part}, row ${row}: a share is at most 100%.`,
    longLabel: ({ part, row, length, max }: { part: string; row: number; length: number; max: number }) =>
      `${part}, row ${row}: ${length} characters, at most ${max} can be saved.`,
    full: ({ max }: { max: number }) => `At most ${max} rows`,
    removed: ({ label }: { label: string }) => `“${label}” deleted`,
    unnamed: 'Row without words',
    undo: 'Undo',
  },
  zh: {
    title: '总评构成',
    scale: '记分',
    percentage: '百分制',
    fiveLevel: '五级分制',
    part: '组成',
    content: '内容',
    percent: '比例',
    regular: '平时成绩',
    final: '期末成绩',
    subtotal: ({ percent }) => `小计 ${percent}%`,
    total: '合计',
    contentOf: ({ part, row }) => `${part}，第 ${row} 行的内容`,
    percentOf: ({ part, row }) => `${part}，第 ${row} 行的比例`,
    addRegular: '添加平时成绩',
    addFinal: '添加期末成绩',
    remove: ({ part, row }) => `删除${part}第 ${row} 行`,
    acts: '操作',
    short: ({ total, by }) => `合计 ${total}%，还差 ${by}% 到 100%。`,
    over: ({ total, by }) => `合计 ${total}%，超出 100% 共 ${by}%。`,
    fits: '合计 100%。',
    above100: ({ part, row }) => `${part}第 ${row} 行：比例最多 100%。`,
    longLabel: ({ part, row, length, max }) => `${part}第 ${row} 行：已有 ${length} 个字，最多能保存 ${max} 个。`,
    full: ({ max }) => `最多 ${max} 行`,
    removed: ({ label }) => `已删除「${label}」`,
    unnamed: '未写内容的一行',
    undo: '撤销',
  },
});
