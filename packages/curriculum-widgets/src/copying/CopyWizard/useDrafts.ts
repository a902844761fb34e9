import type { Edition, StartEditionRequest } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import type { CopyWizardSource } from './CopyWizardSource';
import type { Loadable } from './loadable';

/** A draft that is being made for a rehearsal, or could not be. */
export type MakingDraft = { request: StartEditionRequest; percent: number } & (
  | { status: 'running' }
  | { status: 'failed'; message: string }
);

interface UseDraftsOptions {
  dataSource: CopyWizardSource;
  /** The chosen major; null before one is chosen. */
  majorId: number | null;
  createUnique: () => string;
  /** Called with the major of a draft that was made, as `id`, and the major it is a draft of: another one may be chosen by then. */
  onMade: (draft: { majorId: number; id: number }) => void;
}

/** The open drafts of the chosen major in which a copy can be rehearsed, and the making of a new one. */
export function useDrafts({ dataSource, majorId, createUnique, onMade }: UseDraftsOptions) {
  const { listEditions, startEdition } = dataSource;
  const [revision, setRevision] = useState(0);
  const [making, setMaking] = useState<MakingDraft | null>(null);
  const key = majorId === null || !listEditions ? null : `${majorId} ${revision}`;
  const { request, last, retry } = useAnswer(key, (options) => readDrafts(majorId, options), { keepsLast: false });
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(), []);
  // A name that is asked for again after a failure has the same key, so that no draft is made twice.
  const asked = making?.request;

  /** Answers whether there is a draft of that name now. */
  async function make(name: string): Promise<boolean> {
    if (!startEdition || majorId === null) return false;
    const wish = { majorId, kind: 'draft' as const, name };
    const isAgain = asked?.name === name && asked.majorId === majorId;
    const body = isAgain ? asked : { ...wish, unique: createUnique() };
    life.current?.abort();
    const { signal } = (life.current = new AbortController());
    setMaking({ request: body, percent: 0, status: 'running' });
    try {
      for await (const { percent, majorId: madeId } of startEdition(body, { signal })) {
        if (signal.aborted) return false;
        if (madeId === undefined) {
          setMaking({ request: body, percent, status: 'running' });
          continue;
        }
        setMaking(null);
        setRevision((now) => now + 1);
        onMade({ majorId, id: madeId });
        return true;
      }
      // The stream ended before the server had finished; asked again, it is read on.
      setMaking({ request: body, percent: 0, status: 'failed', message: '' });
    } catch (error) {
      if (!signal.aborted) setMaking({ request: body, percent: 0, status: 'failed', message: messageOf(error) });
    }
    return false;
  }

  async function readDrafts(id: number | null, options: { signal: AbortSignal }) {
    const editions = id === null ? [] : await listEditions?.(id, options);
    return { majorId: id, drafts: openDrafts(editions ?? []) };
  }

  // A draft that was just made stays chosen while the list is read again.
  const drafts: Loadable<readonly Edition[]> =
    last?.majorId === majorId ? { status: 'ready', value: last.drafts } : request.status === 'failed' ? request : { status: 'loading' };
  return {
    /** Whether there can be drafts at all. */
    isOffered: listEditions !== undefined && majorId !== null,
    drafts,
    /** The draft whose major that is. */
    chosen: (draftId: number | null) => last?.drafts.find((draft) => draft.majorId === draftId),
    retry,
    // A failure is that of its own major; what runs is waited for whatever is chosen meanwhile.
    making: making?.status === 'failed' && making.request.majorId !== majorId ? null : making,
    make: startEdition && make,
  };
}

/** Copies are rehearsed in drafts that will be merged; a scenario is thrown away. */
function openDrafts(editions: readonly Edition[]): readonly Edition[] {
  return editions.filter(({ kind, status, majorId }) => kind === 'draft' && status === 'open' && majorId !== null);
}
