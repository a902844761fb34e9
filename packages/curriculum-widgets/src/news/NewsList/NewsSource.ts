import type { NewsItem, NewsItemInput, newsSort, PageInfo, Saved, SortPart } from '@college/curriculum-model';

/** Where news is read and written. Failures reject with an error whose message staff can read. */
export interface NewsSource {
  /**
   * One page, latest first or by `sort`.
   * Call: `GET /news/list` (extension).
   */
  listNews: (
    request: { pageNum: number; pageSize: number; keyword?: string } & SortPart<typeof newsSort>,
    options: { signal?: AbortSignal },
  ) => Promise<PageInfo<NewsItem>>;
  /**
   * One item whole, with its translations.
   * Call: `GET /news/detail` (extension).
   */
  getNews: (id: number, options: { signal?: AbortSignal }) => Promise<NewsItem>;
  /**
   * Id 0 adds an item; an old version rejects with code '30009'.
   * Call: `POST /news/save` (extension).
   */
  saveNews: (item: NewsItemInput) => Promise<Saved<NewsItem>>;
  /**
   * Deletes an item.
   * Call: `POST /news/delete` (extension).
   */
  deleteNews: (id: number, options?: { version?: number | undefined }) => Promise<unknown>;
}
