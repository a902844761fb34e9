import type { HistoryEntry, HistoryKind } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { editHistoryReducer, startOfHistory, toHistoryRequest } from './editHistoryState';
import type { HistorySource } from './HistorySource';

interface UseEditHistoryOptions {
  source: HistorySource;
  records: readonly { kind: HistoryKind; recordId: number }[];
  language: string;
  onRestored?: ((kind: HistoryKind) => void) | undefined;
}

/** Asks for the page that the state names, and takes changes back; the reply to an older question is dropped. */
export function useEditHistory({ source, records, language, onRestored }: UseEditHistoryOptions) {
  const [state, dispatch] = useReducer(editHistoryReducer, startOfHistory);
  const latest = useRef({ source, state });
  useEffect(() => {
    latest.current = { source, state };
  });
  const record = records[state.chosen] ?? records[0];
  const { userId, page, attempt } = state;
  const { kind, recordId } = record ?? {};

  useEffect(() => {
    if (kind === undefined || recordId === undefined) return undefined;
    const controller = new AbortController();
    const request = toHistoryRequest({ ...latest.current.state, userId, page }, { kind, recordId });
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      try {
        const reply = await latest.current.source.listHistory(request, { signal });
        if (!signal.aborted) dispatch({ type: 'loaded', reply });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', message: messageOf(error) });
      }
    }
  }, [kind, recordId, userId, page, attempt, language]);

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
