import type { Language, ListSort, SortBy } from '@college/curriculum-model';

interface Page {
  pageNum: number;
  pageSize: number;
}

/** Most rows that are put in order: far above what any list of a college holds. */
const mostSorted = 20_000;

/**
 * One page of a list in the order of a column, where one is named. Words are in the order of the reader's language, which no database here knows: all rows
 * that the filter leaves are read, put in order and cut. Without a column the database orders and cuts, as before.
 */
export async function sortedPage<Row, Column extends string>(
  { sort, pageNum, pageSize }: Page & { sort?: SortBy<Column> | undefined },
  by: ListSort<Row, Column>,
  language: Language,
  read: (page: Page) => Promise<{ list: Row[]; total: number }>,
): Promise<{ list: Row[]; total: number }> {
  if (sort === undefined) return read({ pageNum, pageSize });
  const { list, total } = await read({ pageNum: 1, pageSize: mostSorted });
  return { list: by.order(list, sort, language).slice((pageNum - 1) * pageSize, pageNum * pageSize), total };
}
