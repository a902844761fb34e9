/** What can be done with rows that are filled in one below the other. */
export type RowAct<Row> =
  | { type: 'added'; row: Row }
  | { type: 'removed'; place: number }
  | { type: 'changed'; place: number; change: Partial<Row> };

/** The rows after an action: a new row is appended, and no fewer than `least` are left. */
export function rowsAfter<Row>(rows: readonly Row[], act: RowAct<Row>, least = 0): readonly Row[] {
  switch (act.type) {
    case 'added':
      return [...rows, act.row];
    case 'removed':
      return rows.length > least ? rows.filter((_, place) => place !== act.place) : rows;
    case 'changed':
      return rows.map((row, place) => (place === act.place ? { ...row, ...act.change } : row));
  }
}
