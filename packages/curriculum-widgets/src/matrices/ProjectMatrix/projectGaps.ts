import { axisAt } from '../listCells/axisAt';
import type { MatrixAxis, MatrixRow } from '../MatrixGrid';
import { isArrangementColumn } from './arrangement';
import type { ProjectCounts } from './projectCounts';

interface DrawnProjectMatrix extends ProjectCounts {
  columns: MatrixAxis;
  rowAxis: MatrixAxis;
  rows: readonly MatrixRow[];
}

/** The table with its gaps alone: points without KSA against every task goal, and where each has some, task goals without KSA. */
export function projectGaps<Drawn extends DrawnProjectMatrix>(whole: Drawn): Drawn {
  const rows = whole.hasKsa.flatMap((has, place) => (has ? [] : [place]));
  if (rows.length > 0) return { ...whole, rowAxis: axisAt(whole.rowAxis, rows), rows: rows.map((place) => whole.rows[place]!) };
  const goals = whole.columnCounts.flatMap(({ gap, text }, place) => (gap && text === undefined ? [place] : []));
  if (goals.length === 0) return { ...whole, rowAxis: { heads: [] }, rows: [] };
  const texts = whole.columns.heads.flatMap(({ id }, place) => (isArrangementColumn(id) ? [place] : []));
  const columns = [...goals, ...texts];
  return {
    ...whole,
    columns: axisAt(whole.columns, columns),
    columnCounts: columns.map((place) => whole.columnCounts[place]!),
    rows: whole.rows.map((row) => ({ ...row, cells: columns.map((place) => row.cells[place]!) })),
  };
}
