import type { ReportData } from '../reportData';
import { chapterCaption, chapterNote } from './chapterWords';
import { reportChapters } from './chapters';
import type { DocumentColumn, DocumentLanguages, DocumentTable } from './documentModel';
import { groupBy } from '../../grouping';
import { documentMessages as say } from './messages';
import { pointMatrixRows } from './pointMatrixRows';
import { labelWords } from './wording';

/** What the matrices of a report are made of. */
export type ReportMatrices = Omit<ReportData, 'intro' | 'info'>;

/**
 * The report's point matrices, which are the workbench's project matrices: one table for each chapter in which points are placed, with the
 * task goals and KSA items under them (reference §2.12 Part V, decision 98).
 */
export function pointMatrixTables(
  report: Pick<ReportData, 'requires' | 'majorMatrix' | 'projects' | 'projectMatrix' | 'pointMatrix' | 'taskGoals'>,
  languages: DocumentLanguages,
): DocumentTable[] {
  const byPlace = groupBy(report.pointMatrix, ({ projectMatrixId }) => projectMatrixId);
  return reportChapters(report)
    .filter(({ entries }) => entries.length > 0)
    .map((chapter) => ({
      kind: 'table',
      id: `pointMatrix-${chapter.id}`,
      caption: chapterCaption(chapter, languages),
      note: chapterNote(chapter, languages),
      columns: pointMatrixColumns(languages),
      ...pointMatrixRows({ chapter, taskGoals: report.taskGoals, byPlace }, languages),
    }));
}

/** The columns of a point matrix. */
export function pointMatrixColumns(languages: DocumentLanguages): DocumentColumn[] {
  return [
    { key: 'point', label: labelWords(languages, say.point), width: 17 },
    { key: 'taskGoal', label: labelWords(languages, say.taskGoal), width: 24 },
    { key: 'ksa', label: labelWords(languages, say.ksa), width: 24 },
    { key: 'study', label: labelWords(languages, say.study), width: 11 },
    { key: 'teach', label: labelWords(languages, say.teach), width: 11 },
    { key: 'week', label: labelWords(languages, say.week), width: 7 },
    { key: 'hours', label: labelWords(languages, say.hours), width: 6, align: 'end' },
  ];
}
