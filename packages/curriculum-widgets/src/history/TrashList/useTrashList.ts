import { trashSort, type TrashEntry } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { startOf, TRASH_PAGE_SIZE, trashListReducer } from './trashListState';
import type { TrashSource } from './TrashSource';

/** Page and order of the trash. */
export interface TrashListQuery {
  page: number;
  sort?: string | undefined;
}

interface UseTrashListOptions {
  source: TrashSource;
  /** A change of language reloads the page. */
  language: string;
  onRestored?: ((entry: TrashEntry) => void) | undefined;
  /** The page and the order at first. */
  query?: TrashListQuery | undefined;
  onQueryChange?: ((query: TrashListQuery) => void) | undefined;
}

/** Reads the page that the state names, and brings records back. */
export function useTrashList({ source, language, onRestored, query, onQueryChange }: UseTrashListOptions) {
  const [state, dispatch] = useReducer(trashListReducer, query ?? { page: 1 }, startOf);
  const { page, sort, attempt } = state;
  const reported = useRef({ page, sort });
  useEffect(() => {
    if (reported.current.page === page && reported.current.sort === sort) return;
    reported.current = { page, sort };
    onQueryChange?.({ page, sort });
  }, [page, sort, onQueryChange]);
  const wanted = { pageNum: page, pageSize: TRASH_PAGE_SIZE, ...trashSort.partOf(sort) };
  useAnswer(`${page} ${sort} ${attempt} ${language}`, async (options) => source.listTrash(wanted, options), {
    onAnswer: ({ pageInfo }) => dispatch({ type: 'loaded', page: pageInfo }),
    onFail: (message) => dispatch({ type: 'failed', message }),
  });

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
