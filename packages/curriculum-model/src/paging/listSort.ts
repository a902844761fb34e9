import type { Language } from '../language';

/** What a row is sorted by; a missing value comes last, whichever way round. */
export type SortValue = string | number | null | undefined;

/** The columns by which a list sorts, each with its value. */
export type SortValues<Row> = Record<string, (row: Row, language: Language) => SortValue>;

/** A column, or with a minus the column the other way round. */
export type SortBy<Column extends string> = Column | `-${Column}`;

/** How the rows of one list are sorted by its columns, on the server and wherever else the rows are. */
export interface ListSort<Row, Column extends string> {
  columns: readonly Column[];
  /** Each column, and the other way round: what the field `sort` of a request may say. */
  words: readonly SortBy<Column>[];
  /** The part of a request for a sort as an address has it; nothing for any other word. */
  partOf(sort: string | undefined): { sort?: SortBy<Column> };
  /** Rows in order; equal ones stay as they came, and without a sort all do. */
  order<Some extends Row>(rows: readonly Some[], sort: SortBy<Column> | undefined, language: Language): Some[];
}

const collators = { zh: new Intl.Collator('zh-CN', { numeric: true }), en: new Intl.Collator('en', { numeric: true }) };

/** Makes the sort of a list. */
export function listSort<Row, Column extends string>(
  values: Record<Column, (row: Row, language: Language) => SortValue>,
): ListSort<Row, Column> {
  const columns = Object.keys(values) as Column[];
  const words = columns.flatMap((column): SortBy<Column>[] => [column, `-${column}`]);
  return {
    columns,
    words,
    partOf(sort) {
      const known = words.find((word) => word === sort);
      return known === undefined ? {} : { sort: known };
    },
    order(rows, sort, language) {
      if (sort === undefined) return [...rows];
      const isDown = sort.startsWith('-');
      const valueOf = values[(isDown ? sort.slice(1) : sort) as Column];
      const keyed = rows.map((row) => ({ row, value: valueOf(row, language) }));
      return keyed.toSorted((one, other) => compare(one.value, other.value, isDown, collators[language])).map(({ row }) => row);
    },
  };
}

function compare(one: SortValue, other: SortValue, isDown: boolean, collator: Intl.Collator): number {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
  const difference = typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
  return isDown ? -difference : difference;
}

function isMissing(value: SortValue): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}

/** The part of a request that says how a list is sorted. */
export type SortPart<Sort extends { partOf: (sort: string | undefined) => { sort?: string } }> = ReturnType<Sort['partOf']>;
