import type { TrashEntry } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { startOfTrash, TRASH_PAGE_SIZE, trashListReducer } from './trashListState';
import type { TrashSource } from './TrashSource';

interface UseTrashListOptions {
  source: TrashSource;
  /** A change of language reloads the page. */
  language: string;
  onRestored?: ((entry: TrashEntry) => void) | undefined;
}

/** Reads the page that the state names, and brings records back; the reply to an older question is dropped. */
export function useTrashList({ source, language, onRestored }: UseTrashListOptions) {
  const [state, dispatch] = useReducer(trashListReducer, startOfTrash);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const { page, attempt } = state;

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      try {
        const { pageInfo } = await latest.current.listTrash({ pageNum: page, pageSize: TRASH_PAGE_SIZE }, { signal });
        if (!signal.aborted) dispatch({ type: 'loaded', page: pageInfo });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', message: messageOf(error) });
      }
    }
  }, [page, attempt, language]);

  async function restore(entry: TrashEntry): Promise<void> {
    dispatch({ type: 'restoreAsked', entry });
    try {
      const { leftOut } = await source.restoreTrash({ kind: entry.kind, id: entry.id });
      dispatch({ type: 'restored', entry, leftOut });
      onRestored?.(entry);
    } catch (error) {
      dispatch({ type: 'restoreFailed', entry, message: messageOf(error) });
    }
  }

  return { state, dispatch, restore };
}
