import { useCallback, useState } from 'react';
import { requirementsHistoryReducer, startOfRequirements, type Requirements, type RequirementsAct } from '@college/curriculum-model';
import type { DeskNews } from '../../support/desk/DeskPort';
import { createDraftShelf, type DraftStorage } from '../../support/desk/drafts';
import { useDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { majorDraftKey } from './draft/majorDraft';
import { createMajorDesk, type MajorWork } from './majorDesk';
import type { MajorDetailSource } from './MajorDetailSource';

export interface UseMajorDeskOptions {
  source: MajorDetailSource;
  majorId: number;
  userId: number;
  draftStorage?: DraftStorage;
  now: () => number;
  onDraftError: () => void;
  onSaved: () => void;
  onSaveFail: (error: unknown) => void;
}

/** The desk of the major on the page; another source starts afresh. */
export function useMajorDesk(options: UseMajorDeskOptions) {
  const { source } = options;
  const latest = useLatest(options);
  const [held, setHeld] = useState(() => ({ source, desk: open() }));
  if (held.source !== source) setHeld({ source, desk: open() });
  const { desk } = held;

  function open() {
    const { majorId, userId, draftStorage: storage } = options;
    const shelf = createDraftShelf({ storage, key: majorDraftKey({ userId, majorId }), onWriteError: () => latest().onDraftError() });
    const opened = createMajorDesk({ source, majorId, shelf, now: () => latest().now() });
    opened.onNews(handleNews);
    return opened;
  }

  function handleNews(news: DeskNews<MajorWork>) {
    if (news.type === 'saved') latest().onSaved();
    else if (news.type === 'saveFailed') latest().onSaveFail(news.error);
  }

  return {
    desk,
    state: useDesk(desk),
    act: useCallback(
      (act: RequirementsAct) =>
        desk.change((work) => withRequirements(work, requirementsHistoryReducer(work.requirements, act)), { isStep: false }),
      [desk],
    ),
    /** Saves what was chosen between two versions. */
    resolve: useCallback(
      async (chosen: Requirements) => {
        const state = desk.getState();
        if (state.phase !== 'open' || state.save.status !== 'conflict') return false;
        const { nextNumber } = state.history.present.requirements;
        return desk.resolve({ ...state.save.theirs, requirements: startOfRequirements(chosen, nextNumber) });
      },
      [desk],
    ),
  };
}

function withRequirements(work: MajorWork, requirements: MajorWork['requirements']): MajorWork {
  return requirements === work.requirements ? work : { ...work, requirements };
}
