/** A major matrix of any size as bare values, the same for every contender: 0 strong, 1 weak, -1 none. */
export type Relate = 0 | 1 | -1;

export interface BenchMatrix {
  rows: { id: string; label: string; cells: Relate[] }[];
  columns: { id: string; code: string; label: string }[];
  groups: { id: string; label: string; members: string[] }[];
}

export const signs: Record<Relate, string> = { 0: '★', 1: '☆', [-1]: '' };
export const words: Record<Relate, string> = { 0: '强支撑', 1: '弱支撑', [-1]: '' };

/** Three columns to a group; a third of the cells filled. */
export function makeMatrix(rowCount: number, columnCount: number): BenchMatrix {
  const columns = Array.from({ length: columnCount }, (_, at) => ({
    id: `i${at + 1}`,
    code: `${Math.floor(at / 3) + 1}.${(at % 3) + 1}`,
    label: `指标点 ${at + 1}`,
  }));
  const groups = Array.from({ length: Math.ceil(columnCount / 3) }, (_, at) => ({
    id: `r${at + 1}`,
    label: `${at + 1} 毕业要求`,
    members: columns.slice(at * 3, at * 3 + 3).map(({ id }) => id),
  }));
  const rows = Array.from({ length: rowCount }, (_, row) => ({
    id: `c${row + 1}`,
    label: `课程 ${row + 1}`,
    cells: columns.map((_column, column): Relate => {
      const turn = (row * 7 + column * 5) % 12;
      return turn === 0 ? 0 : turn < 4 ? 1 : -1;
    }),
  }));
  return { rows, columns, groups };
}

/** How many strong and weak among some cells. */
export function count(cells: Iterable<Relate>) {
  let [strong, weak] = [0, 0];
  for (const relate of cells) {
    if (relate === 0) strong += 1;
    else if (relate === 1) weak += 1;
  }
  return { strong, weak };
}

/** The cells of one column. */
export function* columnCells({ rows }: BenchMatrix, column: number) {
  for (const { cells } of rows) yield cells[column]!;
}

/** Writes one cell of the bare values. */
export function setCell({ rows }: BenchMatrix, row: number, column: number, relate: Relate) {
  rows[row]!.cells[column] = relate;
}
