import type { CourseUnitDetail } from '@college/curriculum-model';
import { useCallback, useMemo, useState } from 'react';
import type { Desk } from '../../support/desk/createDesk';
import { createDraftShelf, type DraftStorage } from '../../support/desk/drafts';
import type { DeskNews } from '../../support/desk/DeskPort';
import { savingOf } from '../../support/desk/savingOf';
import { useDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { useQuietSaveFailure, useSaveResumption } from '../../support/saving/useSaveFailure';
import { pageDraftStorage, textDraftsKey } from './storedDrafts';
import { createTextDesk, type LeftOutText } from './textDesk';
import type { TextTranslationsSource } from './TextTranslationsSource';
import { openView, viewAfter, type TextView } from './textView';
import { asRead, textsAfter, type TextAct, type TextWork } from './textWork';

export interface UseTextTranslationsOptions {
  source: TextTranslationsSource;
  courseId: number;
  userId: number;
  leftOut?: readonly LeftOutText[];
  draftStorage?: DraftStorage;
  onSaved?: (unit?: CourseUnitDetail) => void;
  now: () => number;
}

const noTexts = asRead([]);
const noView = openView(noTexts);

/** Binds the texts of a course to their source and to the drafts on this device. */
export function useTextTranslations(options: UseTextTranslationsOptions) {
  const { source, courseId, userId, leftOut = [], draftStorage: storage = pageDraftStorage } = options;
  const failing = useQuietSaveFailure();
  const latest = useLatest({ ...options, failing });
  const [areDraftsKept, setDraftsKept] = useState(true);
  const excluded = leftOut.join();
  const desk = useMemo(() => {
    const shelf = createDraftShelf({ storage, key: textDraftsKey({ userId, courseId }), onWriteError: () => setDraftsKept(false) });
    const created = createTextDesk({ source, courseId, leftOut: excluded.split(',') as LeftOutText[], shelf, now: () => latest().now() });
    created.onNews(handleNews);
    return created;

    function handleNews(news: DeskNews<TextWork>) {
      if (news.type === 'saveFailed') latest().failing.note(news.error);
      if (news.type === 'saveFailed') latest().onSaved?.();
      if (news.type === 'saved') latest().onSaved?.(news.stored.unit);
    }
  }, [source, courseId, userId, excluded, storage, latest]);
  const state = useDesk(desk);
  const work = state.phase === 'open' ? state.history.present : noTexts;
  const [opened, setOpened] = useState<{ of: Desk<TextWork>; view: TextView } | null>(null);
  // The list opens at what is to be done, once it is there.
  if (state.phase === 'open' && opened?.of !== desk) setOpened({ of: desk, view: openView(work) });
  const view = opened?.of === desk ? opened.view : noView;
  useSaveResumption({ failing, isFailed: state.phase === 'open' && state.save.status === 'failed', save: desk.save });

  return {
    desk,
    deskState: state,
    saving: savingOf(state),
    listed: useMemo(() => ({ ...work, ...view }), [work, view]),
    areDraftsKept,
    failing,
    act: useCallback((act: TextAct) => desk.change((texts) => textsAfter(texts, act), { isStep: false }), [desk]),
    look: useCallback(
      (change: Partial<TextView>) => {
        const now = desk.getState();
        if (now.phase !== 'open') return;
        setOpened((before) => before && { ...before, view: viewAfter(now.history.present, before.view, change) });
      },
      [desk],
    ),
  };
}

export type TextTranslationsHandle = ReturnType<typeof useTextTranslations>;
