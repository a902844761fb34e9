import type { NewsItem, NewsItemInput, newsSort, PageInfo, Saved, SortPart } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { deleteNews, getNews, listNews, saveNews } from './news.contract';

/** News of the college. Failures of saves are only thrown, not reported: the form shows them at its fields. */
export function createNews(client: Client) {
  const quiet = quietClient(client);
  return {
    /** One page, latest first. */
    listNews(
      request: { pageNum?: number; pageSize?: number; keyword?: string } & SortPart<typeof newsSort>,
      { signal }: Cancellable = {},
    ): Promise<PageInfo<NewsItem>> {
      return client.call(listNews, { query: request, signal });
    },
    /** One item, for an address that names it. */
    getNews(id: number, { signal }: Cancellable = {}): Promise<NewsItem> {
      return quiet.call(getNews, { query: { id }, signal });
    },
    /** Id 0 adds an item. */
    saveNews(item: NewsItemInput, { signal }: Cancellable = {}): Promise<Saved<NewsItem>> {
      return quiet.call(saveNews, { body: item, signal });
    },
    /** A `version` that is no longer the stored one is a conflict. */
    async deleteNews(id: number, { version, signal }: Cancellable & { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteNews, { body: { id, version }, signal });
    },
  };
}

export type News = ReturnType<typeof createNews>;
