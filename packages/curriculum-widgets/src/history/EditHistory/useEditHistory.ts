import type { HistoryEntry, HistoryKind } from '@college/curriculum-model';
import { useReducer } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { editHistoryReducer, startOfHistory, toHistoryRequest } from './editHistoryState';
import type { HistorySource } from './HistorySource';

interface UseEditHistoryOptions {
  source: HistorySource;
  records: readonly { kind: HistoryKind; recordId: number }[];
  language: string;
  onRestored?: ((kind: HistoryKind) => void) | undefined;
}

/** Asks for the page that the state names, and takes changes back. */
export function useEditHistory({ source, records, language, onRestored }: UseEditHistoryOptions) {
  const [state, dispatch] = useReducer(editHistoryReducer, startOfHistory);
  const record = records[state.chosen] ?? records[0];
  const key = record && JSON.stringify([toHistoryRequest(state, record), state.attempt, language]);
  useAnswer(key ?? null, read, {
    onAnswer: (reply) => reply && dispatch({ type: 'loaded', reply }),
    onFail: (message) => dispatch({ type: 'failed', message }),
  });

  async function read(options: { signal: AbortSignal }) {
    return record ? source.listHistory(toHistoryRequest(state, record), options) : null;
  }

  async function restore(entry: HistoryEntry): Promise<void> {
    const { latestId } = state;
    try {
      const { leftOut } = await source.restoreHistory({ id: entry.id, ...(latestId > 0 ? { latestId } : {}) });
      dispatch({ type: 'restored', leftOut });
      if (record) onRestored?.(record.kind);
    } catch (error) {
      dispatch({ type: 'restoreFailed', message: messageOf(error) });
    }
  }

  return { state, dispatch, restore };
}
