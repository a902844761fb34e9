import type { CSSProperties, ReactNode } from 'react';

export type RowId = string | number;

/** One column of a `DataTable`. */
export interface DataTableColumn<Row> {
  id: string;
  /** The column's name, short enough for one line. */
  header: string;
  /** The full term, where `header` shortens it. */
  headerTitle?: string;
  cell: (row: Row) => ReactNode;
  /**
   * Text is aligned to the start, numbers to the end.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * One column carries ink, the name or the total; the rest is muted.
   * @default 'text'
   */
  tone?: 'text' | 'muted';
  /** Pixels; without it the column shares what is left. */
  width?: number;
  /** @default 72 */
  minWidth?: number;
  /** Whether the cells name their rows. @default false */
  isRowHeader?: boolean;
  /** @default false */
  isSortable?: boolean;
  /** The way of the first press: words from the start, dates and figures from the largest. @default 'ascending' */
  sortsFirst?: DataTableSort['direction'];
  /** What the table sorts by. Without it the caller sorts the rows. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Drops out where the window is narrower than 1400 px; `'wide'` where it is narrower than 1600. @default false */
  isOptional?: boolean | 'wide';
}

/** The mark of a cell that drops out of narrower windows. */
export function optionalMark<Row>({ isOptional }: Pick<DataTableColumn<Row>, 'isOptional'>): '' | 'wide' | undefined {
  if (isOptional === 'wide') return 'wide';
  return isOptional ? '' : undefined;
}

/** Which column orders the rows. */
export interface DataTableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** A visible column with its index among all columns; the index names its width variable. */
export interface PlacedColumn<Row> extends DataTableColumn<Row> {
  place: number;
}

export const minColumnWidth = 72;

/** What a press on a column's name does: one way, the other, then as the rows came. */
export function nextSort(
  sort: DataTableSort | null,
  columnId: string,
  first: DataTableSort['direction'] = 'ascending',
): DataTableSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: first };
  if (sort.direction !== first) return null;
  return { columnId, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The columns to show, in order; the one that orders the rows shows always, in any window. */
export function visibleColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  hiddenIds: ReadonlySet<string> | undefined,
  sortedId?: string,
): PlacedColumn<Row>[] {
  return columns
    .map((column, place) => ({ ...column, place, ...(column.id === sortedId && { isOptional: false }) }))
    .filter((column) => column.id === sortedId || !hiddenIds?.has(column.id));
}

function trackOf<Row>(column: PlacedColumn<Row>) {
  const fallback = column.width === undefined ? `minmax(${column.minWidth ?? minColumnWidth}px, 1fr)` : `${column.width}px`;
  return `var(--column-${column.place}, ${fallback})`;
}

/** The row's grid as CSS variables: a resized column is one variable on the table, and no row re-renders. */
export function tracksOf<Row>(
  columns: readonly PlacedColumn<Row>[],
  has: { selection: boolean; actions: string | undefined },
): CSSProperties {
  const tracks = (shown: readonly PlacedColumn<Row>[]) =>
    [has.selection && '40px', ...shown.map(trackOf), has.actions].filter(Boolean).join(' ');
  return {
    '--tracks': tracks(columns),
    '--tracks-medium': tracks(columns.filter((column) => column.isOptional !== 'wide')),
    '--tracks-narrow': tracks(columns.filter((column) => !column.isOptional)),
  } as CSSProperties;
}

/** Widths set by the user, as the CSS variables that `tracksOf` reads. */
export function widthVariables<Row>(columns: readonly PlacedColumn<Row>[], widths: Readonly<Record<string, number>>): CSSProperties {
  const known = columns.filter((column) => widths[column.id] !== undefined);
  return Object.fromEntries(known.map((column) => [`--column-${column.place}`, `${widths[column.id]}px`]));
}
