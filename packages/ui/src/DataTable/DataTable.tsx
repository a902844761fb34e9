import { useRef, type ChangeEvent, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria';
import { useControlledState } from 'react-stately/useControlledState';
import { styled } from 'styled-components';
import { EmptyState } from '../EmptyState';
import { useMessages } from '../messages';
import { onSmallWindow, tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { BodyRow } from './BodyRow';
import { nextSort, tracksOf, widthVariables, type DataTableColumn, type DataTableSort, type RowId } from './column';
import { HeadRow } from './HeadRow';
import { dataTableMessages } from './messages';
import { SkeletonBody } from './SkeletonBody';
import { PlainBody } from './PlainBody';
import { pressedAction, type RowAction } from './rowActions';
import { rowStyles } from './rowStyles';
import { rowIndexOf } from './stops';
import { titleWhenCut } from './titleWhenCut';
import { useCurrentRow } from './useCurrentRow';
import { useColumnResize, type ColumnWidths } from './useColumnResize';
import { useRowHeight } from './useRowHeight';
import { useRowNavigation } from './useRowNavigation';
import { useSelection } from './useSelection';
import { useTableModel } from './useTableModel';
import { VirtualBody } from './VirtualBody';
import { useVisibleColumns } from './useVisibleColumns';

export interface DataTableProps<Row extends object> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  /** What the table lists, for screen readers. */
  'aria-label': string;
  /** The rows in the order in which they come. */
  rows: readonly Row[];
  /** The columns from start to end. */
  columns: readonly DataTableColumn<Row>[];
  /** Returns the unique key of a row. */
  getRowId: (row: Row) => RowId;
  /** The words by which a row is spoken of. @default '第 n 行' */
  getRowName?: (row: Row) => string;
  /** Which column orders the rows; leave out to let the table decide. */
  sort?: DataTableSort | null;
  /** The order at first, where the table decides. @default null */
  defaultSort?: DataTableSort | null;
  /** Called with the column and direction when the user sorts; null when the sorting is cleared. */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Whether rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'multiple';
  /** The selected rows; leave out to let the table keep them. */
  selectedIds?: ReadonlySet<RowId>;
  /** The rows selected at first. */
  defaultSelectedIds?: ReadonlySet<RowId>;
  /** Called when the selection changes. */
  onSelectionChange?: (selectedIds: ReadonlySet<RowId>) => void;
  /** Columns that are not shown; `ColumnChooser` changes them. */
  hiddenColumnIds?: ReadonlySet<string>;
  /** Whether the columns' edges can be pulled. @default false */
  isResizable?: boolean;
  /** Column widths set by the user, by column id; omit for uncontrolled widths. */
  columnWidths?: ColumnWidths;
  /** Called with the column widths when the user resizes a column. */
  onColumnWidthsChange?: (widths: ColumnWidths) => void;
  /** What can be done with each row: icon buttons at its end, as cheap as plain ones. */
  rowActions?: readonly RowAction<Row>[];
  /** Links, menus and other controls at the row's end, after `rowActions`. */
  renderRowActions?: (row: Row) => ReactNode;
  /** Width of the actions' column. @default '80px' */
  actionsWidth?: string;
  /** Opens a row: on Enter on one of its cells and on a click outside its controls. */
  onRowAction?: (row: Row) => void;
  /** The row whose page is open next to the table: it is marked, and scrolled into view when it changes. */
  currentId?: RowId | null;
  /** Rows that were just deleted: struck out until they go. */
  deletedIds?: ReadonlySet<RowId>;
  /** Brings a deleted row back. */
  onUndoDelete?: (row: Row) => void;
  /** Whether rows are loading. Rows that are already shown stay. @default false */
  isLoading?: boolean;
  /** The number of skeleton rows while the first rows are loading. @default 10 */
  loadingRowCount?: number;
  /** Shown in place of the rows when there are none. */
  emptyState?: ReactNode;
  /** Shown in place of the rows when they could not be fetched: an `ErrorState`. */
  errorState?: ReactNode;
  /** Number of rows above which the table is virtualized. @default 100 */
  virtualizeAbove?: number;
  /** Height of the table when it is virtualized. @default 'min(70vh, 640px)' */
  height?: string;
}

const noRows: readonly never[] = [];

/** A list of things in rows: sorted, selected, walked through by arrow keys, as quick with ten thousand rows as with a hundred. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, columns, getRowId, getRowName, sort: sortNow, defaultSort = null, onSortChange, selectionMode = 'none', ...more } = props;
  const { selectedIds, defaultSelectedIds, onSelectionChange, hiddenColumnIds, isResizable = false, columnWidths, ...others } = more;
  const {
    onColumnWidthsChange,
    rowActions,
    renderRowActions,
    actionsWidth = '80px',
    onRowAction,
    currentId,
    deletedIds,
    onUndoDelete,
    ...slots
  } = others;
  const { isLoading = false, loadingRowCount = 10, emptyState, errorState, virtualizeAbove = 100, height, style, ref, ...rest } = slots;
  const text = useMessages(dataTableMessages);
  const rootRef = useObjectRef(ref);
  const gridRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const scrollToRef = useRef<(index: number) => void>(() => undefined);

  const [sort, setSort] = useControlledState<DataTableSort | null>(sortNow, defaultSort, onSortChange);
  const [widths, setWidths] = useControlledState<ColumnWidths>(columnWidths, {}, onColumnWidthsChange);
  const shown = useVisibleColumns(columns, hiddenColumnIds, sort?.columnId);
  const ordered = useTableModel(rows, columns, sort);
  const rowCount = errorState === undefined ? ordered.length : 0;

  const hasActions = rowActions !== undefined || renderRowActions !== undefined;
  const isSelectable = selectionMode === 'multiple';
  const selection = useSelection({
    rows: isSelectable ? ordered : noRows,
    getRowId,
    deletedIds,
    selectedIds,
    defaultSelectedIds,
    onSelectionChange,
  });
  const isVirtual = rowCount > virtualizeAbove;
  const rowHeight = useRowHeight(headRef, isVirtual);
  const resize = useColumnResize({ rootRef, widths, onWidthsChange: setWidths });

  const rowOf = (index: number) => ordered[index]!.original;
  const isDeletedRow = (row: Row) => deletedIds?.has(getRowId(row)) ?? false;
  const navigation = useRowNavigation({
    gridRef,
    rowCount,
    scrollToRef,
    onAction: onRowAction && ((index) => onRowAction(rowOf(index))),
    onSelectKey(index, how) {
      if (!isSelectable || isDeletedRow(rowOf(index))) return;
      if (how === 'all') selection.selectAll(true);
      else if (how === 'extend') selection.extend(getRowId(rowOf(index)), true);
      else selection.toggle(getRowId(rowOf(index)));
    },
  });

  useCurrentRow({
    gridRef,
    scrollToRef,
    isVirtual,
    index: currentId == null ? -1 : ordered.findIndex((row) => getRowId(row.original) === currentId),
  });

  function handleTick(event: ChangeEvent<HTMLElement>) {
    const index = rowIndexOf(event.target);
    if (index < 0 || !isSelectable || !(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return;
    const id = getRowId(rowOf(index));
    if ((event.nativeEvent as PointerEvent).shiftKey) selection.extend(id, !selection.selected.has(id));
    else selection.toggle(id);
  }

  function handleClick(event: MouseEvent) {
    const pressed = pressedAction(event.target, rowActions);
    if (pressed) return pressed.action.onPress(rowOf(pressed.index));
    const index = rowIndexOf(event.target);
    if (!onRowAction || index < 0 || isDeletedRow(rowOf(index)) || !(event.target instanceof Element)) return;
    if (event.target.closest('a, button, input, select, textarea') || window.getSelection()?.toString()) return;
    onRowAction(rowOf(index));
  }

  function renderRow(index: number, start?: number, slot?: number) {
    const row = rowOf(index);
    const id = getRowId(row);
    return (
      <BodyRow
        key={slot ?? `row ${id}`}
        id={id}
        {...{ row, index, start, text, onUndoDelete }}
        columns={shown}
        isSelected={isSelectable ? selection.selected.has(id) : undefined}
        isActionable={onRowAction !== undefined}
        isCurrent={currentId != null && id === currentId}
        isDeleted={isDeletedRow(row)}
        name={getRowName?.(row) ?? text.rowName({ index: index + 1 })}
        actions={rowActions}
        renderActions={renderRowActions}
      />
    );
  }

  const sortedColumn = sort && columns.find(({ id }) => id === sort.columnId);
  const nothing = errorState ?? (rowCount === 0 && !isLoading ? (emptyState ?? <EmptyState title={text.empty} />) : undefined);
  const tracks = tracksOf(shown, { selection: isSelectable, actions: hasActions ? actionsWidth : undefined });
  return (
    <Root
      {...rest}
      ref={rootRef}
      data-virtual={isVirtual ? '' : undefined}
      style={{ ...style, ...tracks, ...widthVariables(shown, widths), ...(isVirtual ? { blockSize: height ?? 'min(70vh, 640px)' } : {}) }}
    >
      <div
        tabIndex={0}
        onKeyDown={navigation.handleKeyDown}
        onFocus={navigation.handleFocus}
        onBlur={navigation.handleBlur}
        ref={gridRef}
        role="grid"
        aria-label={props['aria-label']}
        aria-rowcount={rowCount + 1}
        aria-colcount={shown.length + Number(isSelectable) + Number(hasActions)}
        aria-multiselectable={isSelectable || undefined}
        aria-busy={isLoading || undefined}
        onChange={handleTick}
        onClick={handleClick}
        onPointerOver={titleWhenCut}
      >
        <HeadRow
          ref={headRef}
          columns={shown}
          sort={sort}
          onSort={({ id, sortsFirst }) => setSort(nextSort(sort, id, sortsFirst))}
          selection={isSelectable ? selection.head : undefined}
          onSelectAll={selection.selectAll}
          hasActions={hasActions}
          resize={isResizable ? resize : undefined}
          text={text}
        />
        {isVirtual ? (
          <VirtualBody
            {...{ rowCount, renderRow, rowHeight, scrollToRef }}
            idOf={(index) => getRowId(rowOf(index))}
            scrollerRef={rootRef}
            focusedIndexRef={navigation.focusedIndexRef}
            onDraw={navigation.handleDraw}
          />
        ) : (
          <PlainBody rowCount={rowCount} renderRow={renderRow} />
        )}
      </div>
      {isLoading && rowCount === 0 && errorState === undefined && (
        <SkeletonBody columns={shown} rowCount={loadingRowCount} hasSelection={isSelectable} label={text.loading} />
      )}
      {nothing !== undefined && <Nothing>{nothing}</Nothing>}
      <VisuallyHidden role="status">
        {sortedColumn && text[sort.direction === 'ascending' ? 'sortedUp' : 'sortedDown']({ header: sortedColumn.header })}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  ${rowStyles}

  &[data-virtual] {
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* Where a page fits a small window, its table scrolls in a box of its own. */
  ${onSmallWindow} {
    overflow-x: auto;
  }
  > [role='grid']:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Nothing = styled.div`
  border-block-end: 1px solid ${tokens.color.border};
`;
