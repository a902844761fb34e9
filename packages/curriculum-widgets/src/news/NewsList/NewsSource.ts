import type { NewsItem, NewsItemInput, PageInfo } from '@college/curriculum-model';

/** Where news is read and written. */
export interface NewsSource {
  /** One page, latest first. */
  listNews: (
    request: { pageNum: number; pageSize: number; keyword?: string },
    options: { signal?: AbortSignal },
  ) => Promise<PageInfo<NewsItem>>;
  /** One item whole, with its translations. */
  getNews: (id: number, options: { signal?: AbortSignal }) => Promise<NewsItem>;
  /** Id 0 adds an item; an old version rejects with code '30009'. */
  saveNews: (item: NewsItemInput) => Promise<{ id: number }>;
  /** Deletes an item. */
  deleteNews: (id: number) => Promise<unknown>;
}
