import { nameInDraft, targetNames, type BindingSuggestion, type Support } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { useToast } from '@college/ui/Toast';
import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import { messageOf } from '../../support/messageOf';
import { useLanguage } from '../../support/useLanguage';
import type { CopyTransport, CopyWizardSource } from './CopyWizardSource';
import { canGoNext, requestOf } from './copyWizardSelectors';
import { copyWizardReducer, initialCopyWizardState, type Binding, type CopyWizardEvent, type CopyWizardState } from './copyWizardState';
import { valueOf } from './loadable';
import { useCopyRun } from './useCopyRun';
import { useDrafts } from './useDrafts';
import { useStoredJobs } from './useStoredJobs';
import { useTargets } from './useTargets';

interface UseCopyWizardOptions {
  dataSource: CopyWizardSource;
  courseId: number;
  transport: CopyTransport;
  createUnique: () => string;
  clock?: Clock;
  /** The state from which a closed wizard resumes. */
  initialState?: CopyWizardState;
  /** Key of a copy whose stream broke before the wizard was closed. */
  lastUnique?: string;
}

/** Everything the wizard's views show and do: the state, what is fetched for it, and the acts. */
export function useCopyWizard(options: UseCopyWizardOptions) {
  const { dataSource, courseId, initialState = initialCopyWizardState, clock = realClock } = options;
  const { showToast } = useToast();
  const [state, dispatch] = useReducer(copyWizardReducer, initialState);
  const life = useLife();
  const targets = useTargets(dataSource, courseId);
  const drafts = useDrafts({
    dataSource,
    majorId: state.path.majorId,
    createUnique: options.createUnique,
    onMade: (id) => dispatch({ type: 'draftChosen', id }),
  });
  const language = useLanguage();
  const run = useCopyRun({ ...options, clock, state, dispatch, life });
  const jobs = useStoredJobs({ ...options, dispatch });
  const loading = useBindingLoads({ dataSource, courseId, dispatch, life, showError: (message) => showToast({ type: 'error', message }) });

  const names = targetNames(valueOf(targets.schools) ?? [], state.path);
  const draft = drafts.chosen(state.path.draftId);
  const targetName = nameInDraft(names.at(-1) ?? '', draft?.name, language);
  return {
    state,
    dispatch,
    targets,
    drafts,
    jobs,
    run,
    /** What is chosen of school, college and major; the major with the draft in which the copy is rehearsed. */
    targetNames: names.length === 0 ? names : [...names.slice(0, -1), targetName],
    canGoNext: canGoNext(state) && drafts.making?.status !== 'running',
    goNext() {
      if (!canGoNext(state)) return;
      if (state.step === 1) return void run.start(requestOf(state.binding, courseId, options.createUnique()), targetName);
      const next = copyWizardReducer(state, { type: 'targetConfirmed' });
      dispatch({ type: 'targetConfirmed' });
      if (next.step === 1 && next.binding !== state.binding) loading.load(next.binding.majorId);
    },
    reloadSubject: (majorId: number) => loading.load(majorId),
    reloadPlan: (majorId: number) => loading.loadPlan(majorId),
    suggest: (binding: Binding) => loading.suggest(binding),
    accept: (accepted: readonly BindingSuggestion[], relate: Support) => dispatch({ type: 'suggestionsAccepted', accepted, relate }),
  };
}

/** Aborts whatever is under way once the wizard is gone. */
function useLife() {
  const life = useRef<AbortController>(new AbortController());
  useEffect(() => {
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return life;
}

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
function useBindingLoads({ dataSource, courseId, dispatch, life, showError }: LoadOptions) {
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
    load(majorId: number) {
      void loadSubject(majorId);
      void loadPlan(majorId);
    },
  };
}
