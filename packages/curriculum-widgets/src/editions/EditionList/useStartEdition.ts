import { addCopyMessage, CopyRefused, emptyCopyLog, isCopyDone, type CopyLog, type StartEditionRequest } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import { createUnique } from '../../copying/CopyWizard/createUnique';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import type { DescribedEdition } from './editionForm';
import type { EditionListSource } from './EditionListSource';

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
  onMade: (request: StartEditionRequest) => void;
}

/** Starts a draft and reads its progress; a stream that broke can be read again under the same key. */
export function useStartEdition({ source, majorId, onMade }: StartEditionOptions) {
  const [making, setMaking] = useState<Making | null>(null);
  // A draft is made for as long as the list is shown; who listens may change meanwhile.
  const latest = useLatest({ onMade });
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(), []);

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
      setMaking(isRefused ? { request, log, status: 'failed', message: messageOf(error) } : { request, log, status: 'stopped' });
    }
  }

  return {
    making,
    start: (wish: DescribedEdition & Pick<StartEditionRequest, 'kind'>) => follow({ unique: createUnique(), majorId, ...wish }),
    watch: (request: StartEditionRequest) => follow(request),
    reset() {
      life.current?.abort();
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
