import type { ProjectTaskGoal } from '@college/curriculum-model';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { blankRows, planSave } from './taskGoalRows';
import { taskGoalsReducer, type TaskGoalsEvent } from './taskGoalsState';
import type { TaskGoalsSource } from './TaskGoalsSource';

interface UseTaskGoalsOptions {
  source: TaskGoalsSource;
  projectId: number;
  onStored?: (goals: readonly ProjectTaskGoal[]) => void;
  /** Whether a chapter without goals starts with a row to write into. */
  startsWithRow?: boolean;
}

/** What came of pressing Save. */
export type TaskGoalsOutcome = { kind: 'nothing' | 'blank' | 'saved' } | { kind: 'failed'; error: unknown };

/** Loads the task goals of a chapter, and saves them; the rules are in the reducer. */
export function useTaskGoals(options: UseTaskGoalsOptions) {
  const { projectId } = options;
  const [state, setState] = useReducer(taskGoalsReducer, { phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current.options = options;
  });

  const dispatch = useCallback((event: TaskGoalsEvent) => {
    latest.current.state = taskGoalsReducer(latest.current.state, event);
    setState(event);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();

    async function load(signal: AbortSignal) {
      dispatch({ type: 'loadStarted' });
      try {
        const { source, startsWithRow } = latest.current.options;
        const goals = await source.list(projectId, { signal });
        if (!signal.aborted) dispatch({ type: 'loaded', goals, startsWithRow });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'loadFailed', message: messageOf(error) });
      }
    }
  }, [projectId, attempt, dispatch]);

  /** Sends what differs; blank descriptions are refused, and without a difference no request is made. */
  const save = useCallback(async (): Promise<TaskGoalsOutcome> => {
    const { state: now, options: given } = latest.current;
    if (now.phase !== 'editing' || now.save.status === 'running') return { kind: 'nothing' };
    dispatch({ type: 'checked' });
    if (blankRows(now.rows).length > 0) return { kind: 'blank' };
    const plan = planSave(now.stored, now.rows);
    if (!plan) return { kind: 'nothing' };
    dispatch({ type: 'saveStarted' });
    try {
      const goals = await (plan.kind === 'one'
        ? given.source.saveOne({ ...plan.goal, projectId })
        : given.source.saveAll(
            projectId,
            plan.goals,
            now.stored.map(({ id }) => id),
          ));
      dispatch({ type: 'saved', goals });
      given.onStored?.(goals);
      return { kind: 'saved' };
    } catch (error) {
      dispatch({ type: 'saveFailed', message: messageOf(error) });
      return { kind: 'failed', error };
    }
  }, [dispatch, projectId]);

  return { state, dispatch, save, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
