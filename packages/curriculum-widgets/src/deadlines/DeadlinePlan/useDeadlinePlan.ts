import { deadlinesFault, usualPlan, type Deadline, type DeadlinePlan, type Reminders } from '@college/curriculum-model';
import { createDesk } from '../../support/desk/createDesk';
import { savingOf } from '../../support/desk/savingOf';
import { useOwnDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useAnswer } from '../../support/useAnswer';
import { useSaveStatus } from '../../support/useSaveStatus';
import type { DeadlinePlanSource } from './DeadlinePlanSource';
import { countChanges, isSamePlan, newDeadline, rebasePlan, rivalDeadlines, withDeadline } from './deadlinePlanWork';

interface UseDeadlinePlanOptions {
  source: DeadlinePlanSource;
  language: string;
  onSaved: () => void;
  now: () => number;
}

/** The plan of a college on a desk: it is saved at once, and what others set meanwhile is taken in where it is not set here. */
export function useDeadlinePlan(options: UseDeadlinePlanOptions) {
  const latest = useLatest(options);
  const failing = useSaveFailure();
  const { request, last: board, retry } = useAnswer(options.language, (given) => options.source.loadBoard(options.language, given));
  const { desk, state } = useOwnDesk<DeadlinePlan, ReturnType<typeof open>>(null, open, (news) => {
    if (news.type === 'saved') options.onSaved();
    if (news.type === 'saveFailed') failing.report(news.error);
  });

  function open() {
    return createDesk<DeadlinePlan>(
      {
        load: (given) => latest().source.loadDeadlines(given.signal ? { signal: given.signal } : {}),
        save: async (mine, { version }) => ({ stored: await latest().source.saveDeadlines({ ...mine, version }) }),
        isSame: isSamePlan,
        rebase: (base, mine, newer) => rebasePlan(base, mine, newer),
        isRival: (versions) => rivalDeadlines(versions).length > 0,
      },
      () => latest().now(),
    );
  }

  const isOpen = state.phase === 'open';
  const plan = isOpen ? state.history.present : usualPlan;
  const stored = isOpen ? state.base : usualPlan;
  const changeCount = countChanges(stored, plan);
  const status = useSaveStatus({ standing: savingOf(state), isDirty: changeCount > 0, changeCount, save: desk.save, failing });
  const majorIds = new Set(board?.majors.map(({ id }) => id));
  const change = (next: (before: readonly Deadline[]) => Deadline[]) =>
    desk.change((work) => ({ ...work, deadlines: next(work.deadlines) }));
  return {
    desk,
    state,
    plan,
    board,
    boardRequest: request,
    retryBoard: retry,
    changeCount,
    isDirty: changeCount > 0,
    status,
    fault: board ? deadlinesFault(plan, { stored, today: board.today, majorIds }) : undefined,
    setDeadline: (key: string, set: Partial<Deadline>) => change((before) => withDeadline(before, key, set)),
    removeDeadline: (key: string) => change((before) => before.filter((one) => one.key !== key)),
    /** Adds a deadline at the end, and answers its key. */
    addDeadline() {
      if (!board) return undefined;
      const added = newDeadline(plan.deadlines, board.today);
      change((before) => [...before, added]);
      return added.key;
    },
    setReminders: (reminders: Partial<Reminders>) => desk.change((work) => ({ ...work, reminders: { ...work.reminders, ...reminders } })),
  };
}
