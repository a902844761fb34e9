import type { Bilingual, DocumentCell, DocumentLanguages, DocumentTable, ExamPercentRow, Words } from '@college/curriculum-model';
import { percentRows, sumOf, percentParts } from './percentState';

const words = {
  part: { zh: '组成', en: 'Part' },
  content: { zh: '内容', en: 'Content' },
  percent: { zh: '比例', en: 'Share' },
  regular: { zh: '平时成绩', en: 'Regular grade' },
  final: { zh: '期末成绩', en: 'Final grade' },
  total: { zh: '合计', en: 'Total' },
} satisfies Record<string, Bilingual>;

/** The composition as it is read. */
export function readPercent(stored: readonly ExamPercentRow[], languages: DocumentLanguages): DocumentTable {
  const rows = percentRows(stored);
  const inWords = ({ zh, en }: Bilingual): Words => (languages === 'zh' ? { zh } : languages === 'en' ? { en } : { zh, en });
  const cell = (of: Words): DocumentCell => ({ lines: [{ words: of }] });
  let from = 0;
  return {
    kind: 'table',
    id: 'percent',
    columns: [
      { key: 'part', label: inWords(words.part), width: 160 },
      { key: 'content', label: inWords(words.content), width: 592 },
      { key: 'percent', label: inWords(words.percent), width: 96, align: 'end' },
    ],
    rows: [
      ...rows.map(({ part, label, percent }, index) => ({
        key: String(index),
        cells: [cell(inWords(words[part])), cell({ zh: label }), cell({ zh: `${percent}%` })],
      })),
      { key: 'total', cells: [cell(inWords(words.total)), { lines: [] }, cell({ zh: `${sumOf(rows)}%` })] },
    ],
    groups: percentParts.flatMap((part) => {
      const count = rows.filter((row) => row.part === part).length;
      from += count;
      return count > 0 ? [{ from: from - count, count }] : [];
    }),
  };
}
