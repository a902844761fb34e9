import type { TrashEntry } from '@college/curriculum-model';
import { useReducer } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { startOfTrash, TRASH_PAGE_SIZE, trashListReducer } from './trashListState';
import type { TrashSource } from './TrashSource';

interface UseTrashListOptions {
  source: TrashSource;
  /** A change of language reloads the page. */
  language: string;
  onRestored?: ((entry: TrashEntry) => void) | undefined;
}

/** Reads the page that the state names, and brings records back. */
export function useTrashList({ source, language, onRestored }: UseTrashListOptions) {
  const [state, dispatch] = useReducer(trashListReducer, startOfTrash);
  const { page, attempt } = state;
  useAnswer(`${page} ${attempt} ${language}`, async (options) => source.listTrash({ pageNum: page, pageSize: TRASH_PAGE_SIZE }, options), {
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
