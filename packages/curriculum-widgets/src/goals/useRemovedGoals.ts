import type { Goal, Indicator } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { messageOf } from '../support/messageOf';
import { useDeleteBreaks } from '../matrices/DeleteBreaks';
import { asNewGoals } from './asNewGoals';
import type { GoalsSource } from './GoalsSource';
import { indicatorName } from './indicatorName';
import { courseGoalsMessages } from './messages';
import { useNamed } from '../support/undo/useNamed';

/** Milliseconds for which a removal can be undone: longer than other toasts are shown, because it has to be read first. */
const undoDuration = 8000;

interface RemovedGoalsOptions {
  source: GoalsSource;
  /** Called after a change on the server. */
  onChanged: () => void;
}

/** Removes and restores goals. Clearing asks for confirmation only where the matrices use the goals, and can always be undone (decision 77). */
export function useRemovedGoals({ source, onChanged }: RemovedGoalsOptions) {
  const text = useMessages(courseGoalsMessages);
  const { showToast } = useToast();
  const breaks = useDeleteBreaks();
  const named = useNamed();
  const [clearingIds, setClearingIds] = useState<ReadonlySet<number>>(new Set());

  /** Adds the goals again. They get new ids, so their relations in the matrices are not restored, as the toast explains. */
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

  /** Whether the goals may be removed: confirmed where the matrices use them, because undo does not restore their relations. */
  async function mayGo(goals: readonly Goal[]): Promise<boolean> {
    if (!breaks) return true;
    const sentences = await breaks.findBreaks(goals.map(({ id }) => ({ kind: 'goal', id })));
    if (sentences.length === 0) return true;
    return new Promise((resolve) => breaks.ask({ sentences, onConfirm: () => resolve(true), onCancel: () => resolve(false) }));
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
    const removed: Goal[] = [];
    try {
      if (!(await mayGo(goals))) return;
      for (const goal of goals) {
        await source.deleteGoal(goal.id, { revision: goal.revision });
        removed.push(goal);
      }
      const cleared = text.clearedWhat({ indicator: indicatorName(indicator.description), count: goals.length });
      showToast({ type: 'success', message: text.cleared, description: cleared, ...undoOf(removed) });
    } catch (error) {
      const description = text.partlyCleared({ removed: removed.length, count: goals.length });
      showToast({ type: 'error', message: messageOf(error), description, ...(removed.length > 0 ? undoOf(removed) : {}) });
    } finally {
      setClearingIds((ids) => new Set([...ids].filter((id) => id !== indicator.id)));
    }
    onChanged();
  }

  return {
    /** Indicator points whose goals are being removed. */
    clearingIds,
    clear,
    /** Shows that goals were deleted, and offers to restore them. */
    showDeleted(goals: readonly Goal[]) {
      const [goal, ...others] = goals;
      const description = others.length === 0 ? named(goal?.description) : undefined;
      showToast({ type: 'success', message: text.deleted, description, ...undoOf(goals) });
    },
  };
}
