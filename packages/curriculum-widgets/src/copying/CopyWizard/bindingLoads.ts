import type { Dispatch } from 'react';
import { messageOf } from '../../support/messageOf';
import type { CopyWizardSource } from './CopyWizardSource';
import type { Binding, CopyWizardEvent } from './copyWizardState';

interface LoadOptions {
  dataSource: CopyWizardSource;
  courseId: number;
  dispatch: Dispatch<CopyWizardEvent>;
  life: { current: AbortController };
  showError: (message: string) => void;
}

/**
 * Fetches what step 2 of 3 shows; the state drops replies for a major that was left. Not `useAnswer`: what was read is part of the state from
 * which a closed wizard resumes, and it is asked for by acts of the person.
 */
export function bindingLoads({ dataSource, courseId, dispatch, life, showError }: LoadOptions) {
  async function loadSubject(majorId: number) {
    const { signal } = life.current;
    dispatch({ type: 'subjectLoaded', majorId, subject: { status: 'loading' } });
    try {
      const value = await dataSource.loadGoals({ courseId, targetId: majorId }, { signal });
      dispatch({ type: 'subjectLoaded', majorId, subject: { status: 'ready', value } });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'subjectLoaded', majorId, subject: { status: 'failed', message: messageOf(error) } });
      showError(messageOf(error));
    }
  }

  async function loadPlan(majorId: number) {
    if (!dataSource.loadPlan) return;
    const { signal } = life.current;
    dispatch({ type: 'planLoaded', majorId, plan: { status: 'loading' } });
    try {
      const value = await dataSource.loadPlan({ courseId, targetId: majorId }, { signal });
      dispatch({ type: 'planLoaded', majorId, plan: { status: 'ready', value } });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'planLoaded', majorId, plan: { status: 'failed', message: messageOf(error) } });
    }
  }

  async function suggest({ majorId, subject }: Binding) {
    if (!dataSource.suggestBindings || subject.status !== 'ready') return;
    const { signal } = life.current;
    const { source, target } = subject.value;
    dispatch({ type: 'suggestionsLoaded', majorId, suggestions: { status: 'loading' } });
    try {
      const value = await dataSource.suggestBindings({ courseId, targetId: majorId, source, target }, { signal });
      dispatch({ type: 'suggestionsLoaded', majorId, suggestions: { status: 'ready', value } });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'suggestionsLoaded', majorId, suggestions: { status: 'failed', message: messageOf(error) } });
      showError(messageOf(error));
    }
  }

  return {
    loadPlan,
    suggest,
    /** Resolves once both are answered, or refused. */
    load: (majorId: number) => Promise.all([loadSubject(majorId), loadPlan(majorId)]),
  };
}
