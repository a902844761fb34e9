import type { Language } from '@college/curriculum-model';
import { useToast } from '@college/ui/Toast';
import { useLanguage } from '../useLanguage';
import type { RecordListQuery, RecordPage } from './recordListState';
import { useRecordList, type RecordList, type UseRecordListOptions } from './useRecordList';

export interface UseRecordListPageOptions<Item, Query extends RecordListQuery> extends Omit<
  UseRecordListOptions<Item, Query>,
  'load' | 'language' | 'onFail'
> {
  /** Reads what a query names, in the language of the interface. */
  load: (query: Query, options: { signal: AbortSignal }, language: Language) => Promise<RecordPage<Item>>;
}

/** A list as its page needs it. */
export interface RecordListPageState<Item, Query extends RecordListQuery> {
  list: RecordList<Item, Query>;
  /** The language of the interface. */
  language: Language;
  /** Shows why something could not be had as a toast. */
  onFail: (message: string) => void;
}

/** `useRecordList` in the language of the interface, whose failures are said as toasts. */
export function useRecordListPage<Item, Query extends RecordListQuery = RecordListQuery>(
  options: UseRecordListPageOptions<Item, Query>,
): RecordListPageState<Item, Query> {
  const language = useLanguage();
  const { showToast } = useToast();
  const onFail = (message: string) => showToast({ type: 'error', message });
  const list = useRecordList<Item, Query>({ ...options, load: (asked, at) => options.load(asked, at, language), language, onFail });
  return { list, language, onFail };
}
