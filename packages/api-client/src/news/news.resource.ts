import type { NewsItem, NewsItemInput, PageInfo, SavedRecord } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { deleteNews, getNews, listNews, saveNews } from './news.contract';

/** News of the college. What saves throws its failures alone: the form shows them beside its fields. */
export function createNews(client: Client) {
  const quiet = quietClient(client);
  return {
    /** One page, latest first. */
    listNews(
      request: { pageNum?: number; pageSize?: number; keyword?: string },
      { signal }: Cancellable = {},
    ): Promise<PageInfo<NewsItem>> {
      return client.call(listNews, { query: request, signal });
    },
    /** One item, for an address that names it. */
    getNews(id: number, { signal }: Cancellable = {}): Promise<NewsItem> {
      return quiet.call(getNews, { query: { id }, signal });
    },
    /** Id 0 adds an item. */
    saveNews(item: NewsItemInput, { signal }: Cancellable = {}): Promise<SavedRecord> {
      return quiet.call(saveNews, { body: item, signal });
    },
    async deleteNews(id: number, { signal }: Cancellable = {}): Promise<void> {
      await client.call(deleteNews, { body: { id }, signal });
    },
  };
}

export type News = ReturnType<typeof createNews>;
