import { useMemo, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { RowId } from './column';
import { headState, rangeBetween, withRows } from './selection';

interface SelectionOptions<Row> {
  /** Rows that can be selected, in the order shown. */
  rows: readonly { original: Row }[];
  getRowId: (row: Row) => RowId;
  /** Rows that are about to go. */
  deletedIds: ReadonlySet<RowId> | undefined;
  selectedIds: ReadonlySet<RowId> | undefined;
  defaultSelectedIds: ReadonlySet<RowId> | undefined;
  onSelectionChange: ((ids: ReadonlySet<RowId>) => void) | undefined;
}

const nothing: ReadonlySet<RowId> = new Set();

/** Which rows are selected: one by one, a range with Shift, all. */
export function useSelection<Row>(options: SelectionOptions<Row>) {
  const { rows, getRowId, deletedIds, selectedIds, defaultSelectedIds, onSelectionChange } = options;
  const ids = useMemo(
    () => rows.map(({ original }) => getRowId(original)).filter((id) => !deletedIds?.has(id)),
    [rows, getRowId, deletedIds],
  );
  const [selected, setSelected] = useControlledState(selectedIds, defaultSelectedIds ?? nothing, onSelectionChange);
  const anchorRef = useRef<RowId | null>(null);
  const head = useMemo(() => headState(selected, ids), [selected, ids]);
  return {
    selected,
    head,
    toggle(id: RowId) {
      anchorRef.current = id;
      setSelected(withRows(selected, [id], !selected.has(id)));
    },
    /** Brings all rows between the last one ticked and this one to this one's new state. */
    extend(id: RowId, isSelected: boolean) {
      setSelected(withRows(selected, rangeBetween(ids, anchorRef.current, id), isSelected));
      anchorRef.current ??= id;
    },
    selectAll(isSelected: boolean) {
      anchorRef.current = null;
      setSelected(withRows(selected, ids, isSelected));
    },
  };
}
