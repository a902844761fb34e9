import { retentionFault, retentionWith, type Retention, type RetentionKind } from '@college/curriculum-model';
import { createDesk } from '../../support/desk/createDesk';
import { savingOf } from '../../support/desk/savingOf';
import { useOwnDesk } from '../../support/desk/useDesk';
import { useLatest } from '../../support/desk/useLatest';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useSaveStatus } from '../../support/useSaveStatus';
import type { RetentionSource } from './RetentionSource';
import { differingKinds, rebaseRetention, rivalKinds } from './retentionWork';

interface UseRetentionOptions {
  source: RetentionSource;
  onSaved: () => void;
  now: () => number;
}

const nothing: Retention = { days: retentionWith(undefined), version: 0 };

/** How long everything is kept, on a desk: it is saved at once, and what others set meanwhile is taken in where it is not set here. */
export function useRetention(options: UseRetentionOptions) {
  const latest = useLatest(options);
  const failing = useSaveFailure();
  const { desk, state } = useOwnDesk<Retention, ReturnType<typeof open>>(null, open, (news) => {
    if (news.type === 'saved') options.onSaved();
    if (news.type === 'saveFailed') failing.report(news.error);
  });

  function open() {
    return createDesk<Retention>(
      {
        load: (given) => latest().source.loadRetention(given.signal ? { signal: given.signal } : {}),
        save: async (mine, { version }) => ({ stored: await latest().source.saveRetention({ ...mine, version }) }),
        isSame: (one, other) => differingKinds(one, other).length === 0,
        rebase: (base, mine, newer) => rebaseRetention(base, mine, newer),
        isRival: (versions) => rivalKinds(versions).length > 0,
      },
      () => latest().now(),
    );
  }

  const isOpen = state.phase === 'open';
  const work = isOpen ? state.history.present : nothing;
  const stored = isOpen ? state.base : nothing;
  const changeCount = differingKinds(stored, work).length;
  const status = useSaveStatus({ standing: savingOf(state), isDirty: changeCount > 0, changeCount, save: desk.save, failing });
  return {
    desk,
    state,
    work,
    stored,
    changeCount,
    isDirty: changeCount > 0,
    status,
    fault: retentionFault(work.days),
    setDays: (kind: RetentionKind, days: number | null) => desk.change((before) => ({ ...before, days: { ...before.days, [kind]: days } })),
  };
}
