import type { NewsItem } from '@college/curriculum-model';
import { useAnswer } from '../../support/useAnswer';
import type { NewsSource } from './NewsSource';

/** The item that is read: on its way, not to be had, or there. */
export type OpenItem =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'open'; item: NewsItem };

interface UseOpenItemOptions {
  /** Absent while none is read. */
  id: number | undefined;
  /** The loaded items of the list, which need not be requested. */
  items: readonly NewsItem[];
  source: NewsSource;
  /** Grows with every save: what was read before is read again. */
  saves: number;
}

/** The item in the URL, also where it is on another page of the list; null without one. */
export function useOpenItem({ id, items, source, saves }: UseOpenItemOptions): OpenItem | null {
  const listed = items.find((item) => item.id === id);
  const key = id === undefined || listed ? null : `${id} ${saves}`;
  const { request, retry } = useAnswer(key, (options) => source.getNews(id!, options), { keepsLast: false });

  if (id === undefined) return null;
  if (listed) return { status: 'open', item: listed };
  if (request.status === 'done') return { status: 'open', item: request.answer };
  return request.status === 'failed' ? { ...request, retry } : request;
}
