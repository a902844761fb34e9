import type { ProjectTaskGoal } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useRef } from 'react';
import type { DeskNews } from '../../support/desk/DeskPort';
import { useOwnDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useWaitingToasts } from '../../support/waitingToasts';
import { taskGoalsMessages } from './messages';
import { countRowChanges } from './taskGoalRows';
import { createTaskGoalsDesk, type TaskGoalsWork } from './taskGoalsDesk';
import type { TaskGoalsSource } from './TaskGoalsSource';

interface UseTaskGoalsDeskOptions {
  source: TaskGoalsSource;
  projectId: number;
  isReadOnly: boolean;
  /** Whether a chapter without goals starts with a row to write into. */
  startsWithRow?: boolean;
  onStored?: (goals: readonly ProjectTaskGoal[]) => void;
}

/** The desk of a chapter's task goals; toasts say what came of a save, and a refused one leads to the first field that is wrong. */
export function useTaskGoalsDesk(options: UseTaskGoalsDeskOptions) {
  const { projectId, startsWithRow = false, isReadOnly } = options;
  const text = useMessages(taskGoalsMessages);
  const { showToast } = useToast();
  const waiting = useWaitingToasts();
  const failing = useSaveFailure({ isRepeatable: false });
  const ref = useRef<HTMLDivElement>(null);
  const latest = useLatest(options);
  const open = () => createTaskGoalsDesk({ source: () => latest().source, projectId, startsWithRow });
  const { desk, state } = useOwnDesk(projectId, open, handleNews);

  function handleNews(news: DeskNews<TaskGoalsWork>) {
    if (news.type === 'nothingToSave') showToast({ message: text.nothingToSave });
    else if (news.type === 'saveFailed') failing.report(news.error);
    else if (news.type === 'saveRefused') {
      requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } else if (news.type === 'saved') {
      waiting.settle();
      showToast({ type: 'success', message: text.saved, description: text.title });
      options.onStored?.(news.stored.stored);
    }
  }

  const editing = state.phase === 'open' && !isReadOnly ? state : null;
  return {
    ref,
    desk,
    state,
    failing,
    waiting,
    /** The open desk of somebody who may write. */
    editing,
    changeCount: editing ? countRowChanges(editing.base.stored, editing.history.present.rows) : 0,
    /** Whether the last save failed and nothing was changed since. */
    isFailed: editing?.save.status === 'failed' && editing.save.sent === editing.history.present,
  };
}
