import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { DraftOwner } from '../../support/desk/drafts';
import { createPlainDrafts } from '../../support/desk/plainDrafts';
import { useLatest } from '../../support/desk/useLatest';
import { useDraftError } from '../../support/restored/useDraftError';
import { deskView } from './deskView';
import { useResumption } from '../../support/resumption/useResumption';
import { isPostponed } from '../../support/saving/saveFailure';
import { useSaveFailure, useSaveResumption } from '../../support/saving/useSaveFailure';
import type { MatricesSource } from './MatricesSource';
import type { MatrixDesk } from './MatrixDesk';
import { createMatrixDeskStore, type MatrixNews } from './matrixDeskStore';
import { matrixDrafts } from './matrixDrafts';
import { matrixDeskMessages } from './messages';

export interface UseMatrixDeskOptions extends DraftOwner {
  courseId: number;
  /** Called after a save. */
  onSaved?: () => void;
}

/** Opens a desk on the matrices of a course and shows the result of saving in toasts. Another source, course or owner of drafts resets it. Use it inside a `ToastProvider`. */
export function useMatrixDesk(source: MatricesSource, options: UseMatrixDeskOptions): MatrixDesk {
  const { courseId, onSaved, draftStorage, userId } = options;
  const text = useMessages(matrixDeskMessages);
  const { showToast } = useToast();
  const failing = useSaveFailure();
  const onDraftError = useLatest(useDraftError());
  const store = useMemo(() => {
    const onWriteError = () => onDraftError()();
    const kept = { kind: 'matrix', subject: courseId, form: matrixDrafts, onWriteError };
    return createMatrixDeskStore({ source, courseId, drafts: createPlainDrafts({ ...kept, draftStorage, userId }) });
  }, [source, courseId, draftStorage, userId, onDraftError]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  const handleNews = useEffectEvent((news: MatrixNews) => {
    switch (news.type) {
      case 'saved':
        showToast({ type: 'success', message: text.saved, description: text.what });
        onSaved?.();
        break;
      case 'nothingToSave':
        showToast({ type: 'info', message: text.nothingToSave });
        break;
      case 'othersTakenIn':
        showToast({ type: 'info', message: text.othersTakenIn(news) });
        break;
      case 'notKept':
        showToast({ type: 'warning', message: text.notKept(news), duration: Infinity });
        break;
      case 'saveFailed':
        failing.report(news.error, () => void store.save());
        break;
      case 'loadFailed':
        showToast({ type: 'error', message: news.message });
    }
  });
  useEffect(() => {
    const unsubscribe = store.onNews(handleNews);
    store.load();
    window.addEventListener('pagehide', store.flushDraft);
    return () => {
      window.removeEventListener('pagehide', store.flushDraft);
      unsubscribe();
      store.leave();
    };
  }, [store]);

  useResumption({ waiting: state.phase === 'failed' ? state.outage : null, goOn: store.readAgain });
  useSaveResumption({ failing, isFailed: state.phase === 'open' && state.save.status === 'failed', save: store.save });
  const { failure, reason } = failing;
  return useMemo(() => {
    const desk = deskView(state, store);
    if (desk.status !== 'ready' || desk.saving.status !== 'failed' || !failure) return desk;
    return { ...desk, saving: { ...desk.saving, isOffline: isPostponed(failure), reason: reason ?? undefined } };
  }, [state, store, failure, reason]);
}
