import { nameInDraft, targetMajorOf, targetNames, type BindingSuggestion, type Support } from '@college/curriculum-model';
import { realClock } from '@college/ui/clock';
import { useToast } from '@college/ui/Toast';
import { useEffect, useReducer, useRef } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { useResumption } from '../../support/resumption/useResumption';
import { useLanguage } from '../../support/useLanguage';
import { bindingLoads, outageOfBinding } from '../CopyWizard/bindingLoads';
import type { CopyWizardEvent } from '../CopyWizard/copyWizardState';
import { createUnique as randomUnique } from '../CopyWizard/createUnique';
import { valueOf } from '../CopyWizard/loadable';
import { useCopyRun } from '../CopyWizard/useCopyRun';
import { useDrafts } from '../CopyWizard/useDrafts';
import { useLife } from '../CopyWizard/useLife';
import { useTargets } from '../CopyWizard/useTargets';
import type { CopyCoursesProps } from './CopyCoursesProps';
import {
  copyCoursesReducer,
  initialCopyCoursesState,
  isBound,
  nextUnbound,
  requestOfCourses,
  type CopyCoursesState,
} from './copyCoursesState';

interface UseCopyCoursesOptions extends Pick<CopyCoursesProps, 'dataSource' | 'courses' | 'createUnique' | 'clock'> {
  /** The state from which a closed wizard resumes. */
  initialState?: CopyCoursesState | undefined;
}

/** Everything that the views of a copy of several courses show and do. */
export function useCopyCourses({
  dataSource,
  courses,
  createUnique = randomUnique,
  clock = realClock,
  initialState,
}: UseCopyCoursesOptions) {
  const { showToast } = useToast();
  const language = useLanguage();
  const [state, dispatch] = useReducer(copyCoursesReducer(courses.length), initialState ?? initialCopyCoursesState);
  const { wizard, bindings, at } = state;
  const life = useLife();
  const firstId = courses[0]?.id ?? 0;
  const send = (event: CopyWizardEvent) => dispatch({ type: 'wizard', event });
  const sendTo = (place: number) => (event: CopyWizardEvent) => dispatch({ type: 'course', at: place, event });
  const tellFailure = (message: string) => showToast({ type: 'error', message });

  // All of them are of one major, so they may go into the same ones.
  const targets = useTargets(dataSource, firstId);
  const drafts = useDrafts({
    dataSource,
    majorId: wizard.path.majorId,
    createUnique,
    onMade: (draft) => send({ type: 'draftMade', ...draft }),
  });
  const run = useCopyRun({ dataSource, courseId: firstId, transport: 'stream', clock, state: wizard, dispatch: send, life });
  const loadsOf = (place: number, showError: (message: string) => void = () => {}) =>
    bindingLoads({ dataSource, courseId: courses[place]!.id, dispatch: sendTo(place), life, showError });

  /** One course after another: sixty at once would be a hundred calls. */
  const isLoading = useRef(false);
  const loadAll = useRef(async (majorId: number, known: CopyCoursesState['bindings'] = []) => {
    const { signal } = life.current;
    isLoading.current = true;
    for (let place = 0; place < courses.length && !signal.aborted; place += 1)
      if (known[place]?.subject.status !== 'ready') await loadsOf(place).load(majorId);
    isLoading.current = false;
  });
  const latestBindings = useLatest(bindings);
  // The first that was kept back is tried alone; the others follow once it is here.
  const first = bindings.findIndex((binding) => outageOfBinding(binding) !== undefined);
  useResumption({
    waiting: outageOfBinding(bindings[first]),
    async goOn(signal) {
      const binding = bindings[first];
      if (!binding || isLoading.current || !(await loadsOf(first).goOn(binding, signal))) return;
      void loadAll.current(binding.majorId, latestBindings());
    },
  });
  useEffect(() => {
    const [first] = initialState?.bindings ?? [];
    // A wizard that was closed meanwhile has not heard the answers.
    if (first) void loadAll.current(first.majorId, initialState?.bindings);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useSuggestions(state, (place, binding) => void loadsOf(place).suggest(binding));

  const names = targetNames(valueOf(targets.schools) ?? [], wizard.path);
  const targetName = nameInDraft(names.at(-1) ?? '', drafts.chosen(wizard.path.draftId)?.name, language);
  const next = wizard.step === 1 ? nextUnbound(state) : undefined;
  return {
    state,
    targets,
    drafts,
    run,
    send,
    targetNames: names.length === 0 ? names : [...names.slice(0, -1), targetName],
    /** Steps and acts on the course on show, as `BindStep` takes them. */
    wizard: {
      dispatch: sendTo(at),
      accept: (accepted: readonly BindingSuggestion[], relate: Support) => sendTo(at)({ type: 'suggestionsAccepted', accepted, relate }),
      reloadSubject: (majorId: number) => void loadsOf(at, tellFailure).load(majorId),
      reloadPlan: (majorId: number) => void loadsOf(at, tellFailure).loadPlan(majorId),
    },
    suggest() {
      if (bindings[at]) void loadsOf(at, tellFailure).suggest(bindings[at]);
    },
    /** From a copy that failed back to the bindings. */
    goBack: () => dispatch({ type: 'returned' }),
    show: (place: number) => dispatch({ type: 'shown', at: place }),
    /** The place of the next course that is not all bound. */
    next,
    canStart: wizard.step === 1 && next === undefined && bindings.every(isBound),
    confirmTarget() {
      const majorId = targetMajorOf(wizard.path);
      send({ type: 'targetConfirmed' });
      if (majorId !== null && majorId !== bindings[0]?.majorId) void loadAll.current(majorId);
    },
    start() {
      const ids = courses.map(({ id }) => id);
      void run.start(requestOfCourses(bindings, ids, createUnique()), targetName);
    },
  };
}

/** Asks for suggestions for the course on show once its goals are there, and no second time. */
function useSuggestions({ wizard, at }: CopyCoursesState, suggest: (at: number, binding: CopyCoursesState['bindings'][number]) => void) {
  const binding = wizard.step === 1 ? wizard.binding : null;
  const isWanted = binding?.subject.status === 'ready' && binding.suggestions === null;
  const ask = useRef(suggest);
  useEffect(() => {
    ask.current = suggest;
  });
  useEffect(() => {
    if (isWanted && binding) ask.current(at, binding);
    // Once for each course and major; the answer, or its failure, is not null any more.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, at, binding?.majorId]);
}
