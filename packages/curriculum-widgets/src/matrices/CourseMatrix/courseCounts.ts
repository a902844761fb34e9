import { columnTotals, hasSupport, rowTotals, sumOfCounts } from '../listCells/cellCounts';
import type { MatrixCount, MatrixRow } from '../MatrixGrid';
import type { CourseMatrixText } from './messages';

/** Footer and last column of the course matrix with their gaps. */
export interface CourseCounts {
  columnCounts: readonly MatrixCount[];
  rowCounts: readonly MatrixCount[];
  total: MatrixCount;
  /** 覆盖 5/5 目标，6/6 章节 */
  label: string;
}

/** Counts strong and weak, and names goals without a chapter, goals with weak support alone, and chapters without a point. */
export function courseCounts(
  rows: readonly MatrixRow[],
  columnCount: number,
  text: Pick<CourseMatrixText, 'weakOnly' | 'noChapter' | 'noPoint' | 'covered'>,
): CourseCounts {
  const columns = columnTotals(rows, columnCount);
  const chapters = rowTotals(rows);
  return {
    columnCounts: columns.map((count): MatrixCount => {
      if (!hasSupport(count)) return { ...count, gap: { tone: 'danger', text: text.noChapter } };
      return count.strong === 0 ? { ...count, gap: { tone: 'warning', text: text.weakOnly } } : count;
    }),
    rowCounts: chapters.map((count): MatrixCount => {
      return hasSupport(count) ? count : { ...count, gap: { tone: 'warning', text: text.noPoint } };
    }),
    total: sumOfCounts(columns),
    label: text.covered({
      goals: columns.filter(hasSupport).length,
      allGoals: columns.length,
      chapters: chapters.filter(hasSupport).length,
      allChapters: chapters.length,
    }),
  };
}
