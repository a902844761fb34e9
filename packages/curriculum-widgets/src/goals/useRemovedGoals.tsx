import type { Bilingual, Goal, Indicator } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { messageOf } from '../course-units/messageOf';
import { BreaksLines, useTellBreaks } from '../matrices/DeleteBreaks';
import { deleteBreaksMessages } from '../matrices/DeleteBreaks/messages';
import { asNewGoals } from './courseGoalsState';
import type { GoalsSource } from './GoalsSource';
import { indicatorName } from './indicatorName';
import { courseGoalsMessages } from './messages';

/** Milliseconds for which a removal can be taken back: longer than other toasts stand, for it has to be read first. */
const undoDuration = 8000;

interface RemovedGoalsOptions {
  source: GoalsSource;
  /** Something changed on the server. */
  onChanged: () => void;
}

/** Removing goals and bringing them back. No question is asked before, so every removal can be undone (decision 77). */
export function useRemovedGoals({ source, onChanged }: RemovedGoalsOptions) {
  const text = useMessages(courseGoalsMessages);
  const breaksText = useMessages(deleteBreaksMessages);
  const { showToast } = useToast();
  const tell = useTellBreaks();
  const [clearingIds, setClearingIds] = useState<ReadonlySet<number>>(new Set());

  /** Adds the goals again. They get new ids, and what hung on the old ones in the matrices stays gone: the toast says so. */
  async function restore(goals: readonly Goal[]) {
    try {
      await source.addGoals(asNewGoals(goals));
      showToast({ type: 'success', message: text.restored, description: text.restoredHint });
    } catch (error) {
      const retry = { label: text.retry, onAction: () => void restore(goals) };
      showToast({ type: 'error', message: messageOf(error), action: retry, duration: Infinity });
    }
    onChanged();
  }

  /** What goes with the goals in the matrices, asked while they are still there. */
  async function lossOf(goals: readonly Goal[]): Promise<readonly Bilingual[]> {
    if (!tell) return [];
    try {
      return await tell(goals.map(({ id }) => ({ kind: 'goal', id })));
    } catch {
      return [{ zh: breaksText.unknown, en: breaksText.unknown }];
    }
  }

  function undoOf(goals: readonly Goal[]) {
    return { action: { label: text.undo, onAction: () => void restore(goals) }, duration: undoDuration };
  }

  /** Removes all goals of an indicator point at once. */
  async function clear(indicator: Indicator) {
    const goals = indicator.children;
    if (goals.length === 0) {
      showToast({ type: 'warning', message: text.noGoalsUnderIndicator });
      return;
    }
    if (clearingIds.has(indicator.id)) return;
    setClearingIds((ids) => new Set([...ids, indicator.id]));
    const lost = await lossOf(goals);
    const removed: Goal[] = [];
    try {
      for (const goal of goals) {
        await source.deleteGoal(goal.id);
        removed.push(goal);
      }
      const cleared = text.clearedWhat({ indicator: indicatorName(indicator.description), count: goals.length });
      const description = lost.length > 0 ? <BreaksLines first={cleared} sentences={lost} /> : cleared;
      showToast({ type: 'success', message: text.cleared, description, ...undoOf(removed) });
    } catch (error) {
      const description = text.partlyCleared({ removed: removed.length, count: goals.length });
      showToast({ type: 'error', message: messageOf(error), description, ...(removed.length > 0 ? undoOf(removed) : {}) });
    }
    setClearingIds((ids) => new Set([...ids].filter((id) => id !== indicator.id)));
    onChanged();
  }

  return {
    /** Indicator points whose goals are on their way out. */
    clearingIds,
    clear,
    /** Says that goals were deleted, and offers to bring them back. */
    tellDeleted(goals: readonly Goal[]) {
      showToast({ type: 'success', message: text.deleted, ...undoOf(goals) });
    },
  };
}
