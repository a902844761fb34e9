/** A chapter with its hours, as the course page edits them. */
export interface BenchRow {
  id: number;
  name: string;
  theory: string;
  practice: string;
}

/** Rows with words of different length. */
export function makeRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `第 ${index + 1} 章 ${'树与二叉树的遍历'.slice(0, 2 + (index % 6))}`,
    theory: String(2 + (index % 8)),
    practice: String(index % 4),
  }));
}

/** The rows with one field changed. */
export function withField(rows: readonly BenchRow[], id: number, change: Partial<BenchRow>): BenchRow[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row));
}

/** The rows with one of them at another place. */
export function withMove(rows: readonly BenchRow[], from: number, to: number): BenchRow[] {
  const next = [...rows];
  const [moved] = next.splice(from, 1);
  next.splice(to, 0, moved!);
  return next;
}

/** What the columns are called, and the name of the field they edit. */
export const columns = [
  { id: 'name', header: '名称', width: 'minmax(0, 1fr)' },
  { id: 'theory', header: '理论学时', width: '96px' },
  { id: 'practice', header: '实践学时', width: '96px' },
] as const;
