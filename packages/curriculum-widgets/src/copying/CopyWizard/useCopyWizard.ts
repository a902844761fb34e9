import { nameInDraft, targetNames, type BindingSuggestion, type Support } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { useToast } from '@college/ui/Toast';
import { useReducer } from 'react';
import { useResumption } from '../../support/resumption/useResumption';
import { useLanguage } from '../../support/useLanguage';
import type { CopyTransport, CopyWizardSource } from './CopyWizardSource';
import { bindingLoads, outageOfBinding } from './bindingLoads';
import { canGoNext, requestOf } from './copyWizardSelectors';
import { copyWizardReducer, initialCopyWizardState, type Binding, type CopyWizardState } from './copyWizardState';
import { valueOf } from './loadable';
import { useCopyRun } from './useCopyRun';
import { useDrafts } from './useDrafts';
import { useLife } from './useLife';
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
    onMade: (draft) => dispatch({ type: 'draftMade', ...draft }),
  });
  const language = useLanguage();
  const run = useCopyRun({ ...options, clock, state, dispatch, life });
  const jobs = useStoredJobs({ ...options, dispatch });
  const loading = bindingLoads({ dataSource, courseId, dispatch, life, showError: (message) => showToast({ type: 'error', message }) });
  const { binding } = state;
  useResumption({ waiting: outageOfBinding(binding), goOn: async (signal) => void (binding && (await loading.goOn(binding, signal))) });

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
      if (next.step === 1 && next.binding !== state.binding) void loading.load(next.binding.majorId);
    },
    reloadSubject: (majorId: number) => void loading.load(majorId),
    reloadPlan: (majorId: number) => void loading.loadPlan(majorId),
    suggest: (binding: Binding) => loading.suggest(binding),
    accept: (accepted: readonly BindingSuggestion[], relate: Support) => dispatch({ type: 'suggestionsAccepted', accepted, relate }),
  };
}
