import type { ReportData } from '../reportData';
import type { ReportProjectEntry } from '../reportMatrices';
import { reportChapters } from './chapters';
import type { DocumentLanguages, DocumentLine, DocumentRow, DocumentTable } from './documentModel';
import { groupBy } from '../../grouping';
import { documentMessages as say } from './messages';
import { numberedGoals } from './numberedGoals';
import { outputLine } from './outputLine';
import { cellOf, wordsCell } from './tableWords';
import { fieldWords, labelWords, plainWords } from './wording';

/** The report's project matrix, which is the workbench's course matrix: chapters, their goals and the points placed (decision 98). */
export function projectMatrixTable(
  report: Pick<ReportData, 'requires' | 'majorMatrix' | 'projects' | 'projectMatrix'>,
  languages: DocumentLanguages,
): DocumentTable {
  const goals = numberedGoals(report);
  const rows: DocumentRow[] = [];
  const groups: { from: number; count: number }[] = [];
  for (const { id, project, entries } of report.projectMatrix.length === 0 ? [] : reportChapters(report)) {
    const byGoal = [...groupBy(entries, ({ graduateRequireId }) => graduateRequireId)];
    const name = project ? cellOf({ words: fieldWords(languages, project, 'name') }, outputLine(project, languages)) : cellOf();
    if (byGoal.length > 1) groups.push({ from: rows.length, count: byGoal.length });
    if (byGoal.length === 0) rows.push({ key: `chapter-${id}`, cells: [name, cellOf(), cellOf()] });
    for (const [index, [goalId, own]] of byGoal.entries()) {
      rows.push({
        key: `chapter-${id}-goal-${goalId}`,
        cells: [
          index === 0 ? name : cellOf(),
          wordsCell(plainWords(languages, goals.get(goalId)?.code ?? '')),
          cellOf(...own.map((entry) => pointLine(entry, languages))),
        ],
      });
    }
  }
  return {
    kind: 'table',
    id: 'projectMatrix',
    caption: labelWords(languages, say.projectMatrix),
    columns: [
      { key: 'chapter', label: labelWords(languages, say.chapter), width: 25 },
      { key: 'goal', label: labelWords(languages, say.teachingGoal), width: 15 },
      { key: 'points', label: labelWords(languages, say.point), width: 60 },
    ],
    rows,
    groups,
    empty: labelWords(languages, say.noData),
  };
}

/** A placed point: its sign, its number and its title. */
export function pointLine({ relate, point }: ReportProjectEntry, languages: DocumentLanguages): DocumentLine {
  const code = point.number === undefined ? {} : { code: String(point.number) };
  return { support: relate, ...code, words: fieldWords(languages, point, 'title') };
}
