import { arePointsModified, type CourseUnitDetail } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import type { DeskNews } from '../../support/desk/DeskPort';
import type { DraftOwner } from '../../support/desk/drafts';
import { createPlainDrafts } from '../../support/desk/plainDrafts';
import { useOwnDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { useDraftError } from '../../support/restored/useDraftError';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useWaitingToasts } from '../../support/waitingToasts';
import { pointPopupMessages } from './messages';
import { createPointDesk } from './pointDesk';
import { pointDrafts } from './pointDrafts';
import type { PointPopupSource } from './PointPopupSource';
import type { PointWork } from './pointWork';

interface UsePointDeskOptions extends DraftOwner {
  source: PointPopupSource;
  courseId: number;
  now: () => number;
  onSaved?: (record?: CourseUnitDetail) => void;
  /** Called when what is in edit cannot be saved. */
  onRefused: () => void;
}

/** The desk of the popup; what comes of loading and saving is shown in toasts. */
export function usePointDesk(options: UsePointDeskOptions) {
  const text = useMessages(pointPopupMessages);
  const { showToast } = useToast();
  const failing = useSaveFailure();
  const waiting = useWaitingToasts();
  const { courseId } = options;
  const latest = useLatest(options);
  const onDraftError = useLatest(useDraftError());
  const { desk, state } = useOwnDesk(courseId, open, handleNews);

  // Whoever opened the window owns the draft.
  function open() {
    const { draftStorage, userId } = options;
    const kept = { kind: 'points', subject: courseId, form: pointDrafts, onWriteError: () => onDraftError()() };
    const drafts = createPlainDrafts({ ...kept, draftStorage, userId });
    return createPointDesk({ source: () => latest().source, courseId, drafts, now: () => latest().now() });
  }

  function handleNews(news: DeskNews<PointWork>) {
    if (news.type === 'loadFailed') showToast({ type: 'error', message: news.message });
    else if (news.type === 'nothingToSave') showToast({ message: text.nothingToSave });
    else if (news.type === 'saveRefused') options.onRefused();
    else if (news.type === 'saveFailed') failing.report(news.error, undefined, { note: notSaved() });
    else if (news.type === 'saved') {
      waiting.settle();
      if (!news.failure) showToast({ type: 'success', message: text.saved, description: text.readTitle });
      options.onSaved?.(news.stored.record);
    }
  }

  /** Which of the two lists could not be saved. */
  function notSaved() {
    const current = desk.getState();
    return current.phase === 'open' && arePointsModified(current.history.present.list) ? text.pointsFailed : text.ksaFailed;
  }

  return { desk, state, failing, waiting };
}
