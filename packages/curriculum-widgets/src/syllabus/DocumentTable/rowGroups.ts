import type { DocumentTable } from '@college/curriculum-model';

export interface RowGroup {
  from: number;
  count: number;
}

/** All rows of a table in their order, as groups: those that the table names, and each other row by itself. */
export function rowGroups({ rows, groups = [] }: Pick<DocumentTable, 'rows' | 'groups'>): RowGroup[] {
  const named = new Map(groups.map((group) => [group.from, group]));
  const all: RowGroup[] = [];
  for (let from = 0; from < rows.length;) {
    const count = Math.min(Math.max(named.get(from)?.count ?? 1, 1), rows.length - from);
    all.push({ from, count });
    from += count;
  }
  return all;
}
