import {
  majorMatrixTable,
  pointMatrixColumns,
  pointMatrixTables,
  projectMatrixTable,
  type DocumentLanguages,
  type DocumentTable,
  type ReportData,
} from '@college/curriculum-model';
import { useMemo } from 'react';

/** A paper with more rows in its matrices draws only those near the window. */
const wholeUpTo = 200;

/** The matrices of the paper; a save of the fields leaves them the same objects, so that they are not drawn again. */
export function useReportTables(report: ReportData, languages: DocumentLanguages) {
  const { requires, majorMatrix, projects, projectMatrix, pointMatrix, taskGoals } = report;
  return useMemo(() => {
    const read = { requires, majorMatrix, projects, projectMatrix, pointMatrix, taskGoals };
    const chapters = pointMatrixTables(read, languages);
    const none: DocumentTable = { kind: 'table', id: 'pointMatrix', columns: pointMatrixColumns(languages), rows: [] };
    const project = projectMatrixTable(read, languages);
    const rowCount = chapters.reduce((sum, { rows }) => sum + rows.length, project.rows.length);
    return {
      majorMatrix: majorMatrixTable(read, languages),
      projectMatrix: project,
      pointMatrices: chapters.length > 0 ? chapters : [none],
      isWindowed: rowCount > wholeUpTo,
    };
  }, [requires, majorMatrix, projects, projectMatrix, pointMatrix, taskGoals, languages]);
}
