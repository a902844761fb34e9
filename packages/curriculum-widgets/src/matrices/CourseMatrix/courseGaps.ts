import { axisAt } from '../listCells/axisAt';
import type { MatrixAxis, MatrixRow } from '../MatrixGrid';
import type { CourseCounts } from './courseCounts';

/** The course matrix as the grid draws it. */
interface DrawnCourseMatrix extends CourseCounts {
  columns: MatrixAxis;
  rowAxis: MatrixAxis;
  rows: readonly MatrixRow[];
}

/** The matrix with its gaps alone: goals with a gap against every chapter, and where no goal has one, chapters without a point. */
export function courseGaps(whole: DrawnCourseMatrix): DrawnCourseMatrix {
  const places = gapPlaces(whole);
  return {
    ...whole,
    columns: axisAt(whole.columns, places.columns),
    rowAxis: axisAt(whole.rowAxis, places.rows),
    rows: places.rows.map((place) => {
      const row = whole.rows[place]!;
      return { ...row, cells: places.columns.map((column) => row.cells[column]!) };
    }),
    columnCounts: places.columns.map((place) => whole.columnCounts[place]!),
    rowCounts: places.rows.map((place) => whole.rowCounts[place]!),
  };
}

function gapPlaces({ columnCounts, rowCounts }: CourseCounts) {
  const columns = columnCounts.flatMap(({ gap }, place) => (gap ? [place] : []));
  if (columns.length > 0) return { columns, rows: rowCounts.map((_, place) => place) };
  return { columns: columnCounts.map((_, place) => place), rows: rowCounts.flatMap(({ gap }, place) => (gap ? [place] : [])) };
}
