import type { ExamPercentRow } from '../additionalInfo';
import { goalShareOf, goalShareWords, goalTotals } from '../goalShares';
import type { ReportData } from '../reportData';
import type { DocumentLanguages, DocumentTable } from './documentModel';
import { documentMessages as say } from './messages';
import { numberedGoals, type NumberedGoal } from './numberedGoals';
import { entryWords, wordsCell } from './tableWords';
import { labelWords, plainWords } from './wording';

const itemWidth = 30;

/** Which items of the total score assess which teaching goals, by the codes of the major matrix; nothing before somebody wrote a share. */
export function goalShareTable(
  report: Pick<ReportData, 'requires' | 'majorMatrix'> & { info: { exampercent: { rows: readonly ExamPercentRow[] } } },
  languages: DocumentLanguages,
): DocumentTable | undefined {
  const { rows } = report.info.exampercent;
  const [goals, totals] = [[...numberedGoals(report).values()], goalTotals(rows)];
  if (!goals.some(({ id }) => totals.has(id))) return undefined;
  const share = (percent: number) => wordsCell(plainWords(languages, percent === 0 ? '' : `${percent}%`));
  const line = (percentOf: (goal: NumberedGoal) => number) => goals.map((goal) => share(percentOf(goal)));
  return {
    kind: 'table',
    id: 'goalShares',
    caption: labelWords(languages, goalShareWords.title),
    columns: [
      { key: 'item', label: labelWords(languages, goalShareWords.item), width: itemWidth },
      ...goals.map(({ id, code }) => ({
        key: `goal-${id}`,
        label: plainWords(languages, code),
        width: (100 - itemWidth) / goals.length,
        align: 'end' as const,
      })),
    ],
    rows: [
      ...rows.map((row, at) => ({
        key: `item-${at}`,
        cells: [wordsCell(entryWords(languages, row.label)), ...line(({ id }) => goalShareOf(row, id))],
      })),
      { key: 'total', cells: [wordsCell(labelWords(languages, say.total)), ...line(({ id }) => totals.get(id) ?? 0)] },
    ],
  };
}
