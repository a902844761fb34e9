import { addCopyMessage, CopyRefused, emptyCopyLog, isCopyDone, type CopyLog, type StartEditionRequest } from '@college/curriculum-model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createUnique } from '../../copying/CopyWizard/createUnique';
import type { DraftStorage } from '../../support/desk/drafts';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import type { DescribedEdition } from './editionForm';
import type { EditionListSource } from './EditionListSource';
import { openKeptStart } from './keptStart';

/** The making of a draft. */
export type Making = { request: StartEditionRequest; log: CopyLog } & (
  | { status: 'running' }
  /** The stream ended before the server had finished. */
  | { status: 'stopped' }
  | { status: 'done'; majorId?: number }
  | { status: 'failed'; message: string }
);

interface StartEditionOptions {
  source: EditionListSource;
  majorId: number;
  userId: number | undefined;
  /** Where a draft that is being made is remembered. */
  draftStorage: DraftStorage | undefined;
  onMade: (request: StartEditionRequest) => void;
}

/** Starts a draft and reads its progress; a stream that broke can be read again under the same key, also by who left the page and came back. */
export function useStartEdition({ source, majorId, userId, draftStorage, onMade }: StartEditionOptions) {
  const [making, setMaking] = useState<Making | null>(null);
  const kept = useMemo(() => openKeptStart({ storage: draftStorage, userId, majorId }), [draftStorage, userId, majorId]);
  // A draft is made for as long as the list is shown; who listens may change meanwhile.
  const latest = useLatest({ onMade, follow });
  const life = useRef<AbortController>(undefined);
  useEffect(() => {
    const found = kept.find();
    if (found) void latest().follow(found);
    return () => life.current?.abort();
  }, [kept, latest]);

  async function follow(request: StartEditionRequest) {
    life.current?.abort();
    const { signal } = (life.current = new AbortController());
    let log = emptyCopyLog;
    setMaking({ request, log, status: 'running' });
    try {
      for await (const message of source.startEdition(request, { signal })) {
        if (signal.aborted) return;
        log = addCopyMessage(log, message);
        if (isCopyDone(log)) {
          kept.forget();
          setMaking({ request, log, status: 'done', majorId: message.majorId });
          latest().onMade(request);
          return;
        }
        setMaking({ request, log, status: 'running' });
      }
      setMaking({ request, log, status: 'stopped' });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof CopyRefused || hasCode(error);
      if (isRefused) kept.forget();
      setMaking(isRefused ? { request, log, status: 'failed', message: messageOf(error) } : { request, log, status: 'stopped' });
    }
  }

  return {
    making: making?.request.majorId === majorId ? making : null,
    start(wish: DescribedEdition & Pick<StartEditionRequest, 'kind' | 'from'>) {
      const request = { unique: createUnique(), majorId, ...wish };
      kept.keep(request);
      return follow(request);
    },
    watch: (request: StartEditionRequest) => follow(request),
    reset() {
      life.current?.abort();
      kept.forget();
      setMaking(null);
    },
  };
}

/** Whether the server answered: only what never arrived may be going on. */
function hasCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code !== undefined;
}

/** The draft that is being made, and what can be done about it. */
export type EditionMaking = ReturnType<typeof useStartEdition>;
