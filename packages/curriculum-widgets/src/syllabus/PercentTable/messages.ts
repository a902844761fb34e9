import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { undo } from '@college/ui/words';

/** Words of the composition of the total score. */
export const percentMessages = defineMessages('percentTable', {
  words: {
    undo,
    content: domainTerms.content,
    regular: domainTerms.regularGrade,
    final: domainTerms.finalGrade,
    total: domainTerms.total,
  },
  en: {
    title: 'Composition of the total score',
    scale: 'Scale',
    percentage: 'Percentage scale',
    fiveLevel: 'Five-level scale',
    part: 'Composition',
    percent: 'Share',
    subtotal: ({ percent }: { percent: string }) => `Subtotal ${percent}%`,
    contentOf: ({ part, row }: { part: string; row: number }) => `${part}, content of row ${row}`,
    percentOf: ({ part, row }: { part: string; row: number }) => `${part}, percentage of row ${row}`,
    addRegular: 'Add a regular grade row',
    addFinal: 'Add a final grade row',
    remove: ({ part, row }: { part: string; row: number }) => `Delete row ${row} of ${part.toLowerCase()}`,
    acts: 'Acts',
    above100: ({ part, row }: { part: string; row: number }) => `${part}, row ${row}: a share is at most 100%.`,
    longLabel: ({ part, row, length, max }: { part: string; row: number; length: number; max: number }) =>
      `${part}, row ${row}: ${length} characters, at most ${max} can be saved.`,
    full: ({ max }: { max: number }) => `At most ${max} rows`,
    removed: ({ label }: { label: string }) => `“${label}” deleted`,
    unnamed: 'Row without words',
    pasted: ({ lines, left, max }: { lines: number; left: number; max: number }) =>
      `${lines} ${lines === 1 ? 'line' : 'lines'} pasted${left > 0 ? `; ${left} did not fit (at most ${max} rows)` : ''}`,
  },
  zh: {
    title: '总评构成',
    scale: '记分',
    percentage: '百分制',
    fiveLevel: '五级分制',
    part: '组成',
    percent: '比例',
    subtotal: ({ percent }) => `小计 ${percent}%`,
    contentOf: ({ part, row }) => `${part}，第 ${row} 行的内容`,
    percentOf: ({ part, row }) => `${part}，第 ${row} 行的比例`,
    addRegular: '添加平时成绩',
    addFinal: '添加期末成绩',
    remove: ({ part, row }) => `删除${part}第 ${row} 行`,
    acts: '操作',
    above100: ({ part, row }) => `${part}第 ${row} 行：比例最多 100%。`,
    longLabel: ({ part, row, length, max }) => `${part}第 ${row} 行：已有 ${length} 个字，最多能保存 ${max} 个。`,
    full: ({ max }) => `最多 ${max} 行`,
    removed: ({ label }) => `已删除「${label}」`,
    unnamed: '未写内容的一行',
    pasted: ({ lines, left, max }) => `已粘贴 ${lines} 行${left > 0 ? `；${left} 行放不下，未粘贴（最多 ${max} 行）` : ''}`,
  },
});
