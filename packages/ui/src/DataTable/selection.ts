import type { RowId } from './column';

/** The ids from one row to another, both included, in the order shown; only the second when the first is not there. */
export function rangeBetween(ids: readonly RowId[], from: RowId | null, to: RowId): readonly RowId[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (end < 0) return [];
  if (start < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection with these rows taken in or out; rows that are not shown keep their state. */
export function withRows(selected: ReadonlySet<RowId>, ids: readonly RowId[], isSelected: boolean): ReadonlySet<RowId> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The state of the checkbox in the header. */
export function headState(selected: ReadonlySet<RowId>, ids: readonly RowId[]): 'none' | 'some' | 'all' {
  if (selected.size === 0 || ids.length === 0) return 'none';
  const count = ids.reduce<number>((sum, id) => sum + (selected.has(id) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
