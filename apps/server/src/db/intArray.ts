import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Whether a column has one of these numbers, however many they are. */
export function isOneOf(column: AnyColumn, numbers: Iterable<number>): SQL {
  return sql`${column} = any(${intArray(numbers)}::int[])`;
}

/** Whole numbers as one parameter, `{1,2}`; a cast such as `::int[]` makes an array of it. */
export function intArray(numbers: Iterable<number>): string {
  return `{${[...numbers].join(',')}}`;
}

/** The numbers of an array that was selected as text; none where there was no row to aggregate. */
export function readIntArray(text: string | null | undefined): number[] {
  return text ? JSON.parse(`[${text.slice(1, -1)}]`) : [];
}
