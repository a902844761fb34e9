import { isSameSteps, stepsFault, type CollegeSteps, type ReviewStep } from '@college/curriculum-model';
import { createDesk } from '../../support/desk/createDesk';
import { savingOf } from '../../support/desk/savingOf';
import { useOwnDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useSaveStatus } from '../../support/useSaveStatus';
import type { ApprovalStepsSource } from './ApprovalStepsSource';
import { countChangedSteps, movedStep, newStep, withStep } from './approvalStepsWork';

interface UseApprovalStepsOptions {
  source: ApprovalStepsSource;
  onSaved: () => void;
  now: () => number;
}

/** The steps of a college on a desk: they are saved at once. */
export function useApprovalSteps(options: UseApprovalStepsOptions) {
  const latest = useLatest(options);
  const failing = useSaveFailure();
  const { desk, state } = useOwnDesk<CollegeSteps, ReturnType<typeof open>>(null, open, (news) => {
    if (news.type === 'saved') options.onSaved();
    if (news.type === 'saveFailed') failing.report(news.error);
  });

  function open() {
    return createDesk<CollegeSteps>(
      {
        load: (given) => latest().source.loadSteps(given.signal ? { signal: given.signal } : {}),
        save: async (mine, { version }) => ({ stored: await latest().source.saveSteps({ steps: [...mine.steps], version }) }),
        isSame: (one, other) => isSameSteps(one.steps, other.steps),
        rebase: (base, mine, newer) => (isSameSteps(base.steps, mine.steps) ? newer : { ...newer, steps: mine.steps }),
        // A list of steps is decided on as a whole.
        isRival: ({ base, mine, theirs }) => !isSameSteps(base.steps, theirs.steps) && !isSameSteps(mine.steps, theirs.steps),
        isSendable: ({ steps }) => stepsFault(steps) === undefined,
      },
      () => latest().now(),
    );
  }

  const isOpen = state.phase === 'open';
  const steps: readonly ReviewStep[] = isOpen ? state.history.present.steps : [];
  const changeCount = isOpen ? countChangedSteps(state.base.steps, steps) : 0;
  const status = useSaveStatus({ standing: savingOf(state), isDirty: changeCount > 0, changeCount, save: desk.save, failing });
  const change = (next: (before: readonly ReviewStep[]) => ReviewStep[]) => desk.change((work) => ({ ...work, steps: next(work.steps) }));
  return {
    desk,
    state,
    steps,
    /** Those as they were saved, by key: what is known of who can decide a step holds while it is the same. */
    stored: isOpen ? state.base : null,
    changeCount,
    isDirty: changeCount > 0,
    status,
    fault: isOpen ? stepsFault(steps) : undefined,
    setStep: (key: string, set: Partial<ReviewStep>) => change((before) => withStep(before, key, set)),
    moveStep: (key: string, by: 1 | -1) => change((before) => movedStep(before, key, by)),
    removeStep: (key: string) => change((before) => before.filter((step) => step.key !== key)),
    /** Adds a step at the end, and answers its key. */
    addStep() {
      const added = newStep(steps);
      change((before) => [...before, added]);
      return added.key;
    },
  };
}
