import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { NewsItem } from './newsItem';

/** The columns of the list that sort it. */
export const newsSort = listSort({
  title: (item, language) => textOf(item, 'title', language),
  date: ({ createTime }) => Date.parse(createTime),
} satisfies SortValues<NewsItem>);
