import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useRef } from 'react';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useWaitingToasts } from '../../support/waitingToasts';
import { taskGoalsMessages } from './messages';
import type { TaskGoalsOutcome } from './useTaskGoals';

/** Saves and says what came of it; a refused save leads to the first field that is wrong inside the element. */
export function useTaskGoalsSave(save: () => Promise<TaskGoalsOutcome>) {
  const text = useMessages(taskGoalsMessages);
  const { showToast } = useToast();
  const waiting = useWaitingToasts();
  const failing = useSaveFailure({ isRepeatable: false });
  const ref = useRef<HTMLDivElement>(null);

  async function saveAndTell(): Promise<boolean> {
    const outcome = await save();
    if (outcome.kind === 'saved') waiting.settle();
    if (outcome.kind === 'saved') showToast({ type: 'success', message: text.saved });
    if (outcome.kind === 'nothing') showToast({ message: text.nothingToSave });
    if (outcome.kind === 'failed') failing.tell(outcome.error);
    if (outcome.kind === 'blank') requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    return outcome.kind === 'saved';
  }

  return { ref, saveAndTell, failing, waiting };
}
