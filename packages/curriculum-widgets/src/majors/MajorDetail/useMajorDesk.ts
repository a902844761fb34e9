import { useCallback } from 'react';
import { requirementsHistoryReducer, startOfRequirements, type Requirements, type RequirementsAct } from '@college/curriculum-model';
import type { DeskNews } from '../../support/desk/DeskPort';
import { createDraftShelf, type DraftStorage } from '../../support/desk/drafts';
import { useOwnDesk } from '../../support/desk/useDesk';
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
  const { desk, state } = useOwnDesk(source, open, handleNews);

  function open() {
    const { majorId, userId, draftStorage: storage } = options;
    const shelf = createDraftShelf({ storage, key: majorDraftKey({ userId, majorId }), onWriteError: () => latest().onDraftError() });
    return createMajorDesk({ source, majorId, shelf, now: () => latest().now() });
  }

  function handleNews(news: DeskNews<MajorWork>) {
    if (news.type === 'saved') options.onSaved();
    else if (news.type === 'saveFailed') options.onSaveFail(news.error);
  }

  return {
    desk,
    state,
    act: useCallback(
      (act: RequirementsAct) =>
        desk.change((work) => withRequirements(work, requirementsHistoryReducer(work.requirements, act)), { isStep: false }),
      [desk],
    ),
    /** Saves what was chosen between two versions. */
    resolve: useCallback(
      async (chosen: Requirements) => {
        const current = desk.getState();
        if (current.phase !== 'open' || current.save.status !== 'conflict') return false;
        const { nextNumber } = current.history.present.requirements;
        return desk.resolve({ ...current.save.theirs, requirements: startOfRequirements(chosen, nextNumber) });
      },
      [desk],
    ),
  };
}

function withRequirements(work: MajorWork, requirements: MajorWork['requirements']): MajorWork {
  return requirements === work.requirements ? work : { ...work, requirements };
}
