import type { DocumentTable } from '@college/curriculum-model';
import { hasRoomForWords } from './pdf/columnPlaces';
import type { Paper } from './pdf/paper';

/** A table as it fits the paper: one whose columns may be divided goes on below with the next columns, again beside the first one. */
export function dividedTable(table: DocumentTable, paper: Paper): DocumentTable[] {
  if (!table.isDivisible) return [table];
  const most = table.columns.length - 1;
  for (let count = 1; count < most; count += 1) {
    const bands = bandsOf(table, Math.ceil(most / count));
    if (bands.every((band) => hasRoomForWords(band, paper))) return bands;
  }
  return [table];
}

/** The table in pieces of so many columns each, besides the first one. */
function bandsOf({ caption, note, columns, rows, ...table }: DocumentTable, size: number): DocumentTable[] {
  const [firstColumn, ...others] = columns;
  return Array.from({ length: Math.ceil(others.length / size) }, (_, band) => {
    const [from, to] = [1 + band * size, 1 + (band + 1) * size];
    return {
      ...table,
      ...(band === 0 && { ...(caption && { caption }), ...(note && { note }) }),
      columns: [firstColumn!, ...columns.slice(from, to)],
      rows: rows.map((row) => ({ ...row, cells: [row.cells[0] ?? { lines: [] }, ...row.cells.slice(from, to)] })),
    };
  });
}
