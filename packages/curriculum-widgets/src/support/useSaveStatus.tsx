import { useMessages } from '@college/ui/messages';
import { SaveStatus } from '@college/ui/SaveStatus';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { SaveStanding } from './desk/savingOf';
import { saveFailureMessages } from './saving/messages';
import { isPostponed } from './saving/saveFailure';
import { useSaveResumption, type SaveFailing } from './saving/useSaveFailure';

interface UseSaveStatusOptions {
  /** Null while there is nothing to save. */
  standing: SaveStanding | null;
  isDirty: boolean;
  changeCount: number;
  save: () => Promise<boolean>;
  /** What `useSaveFailure` of the page knows about the last failure. */
  failing: SaveFailing;
  /** Whether nobody is in the middle of something that a save would end. @default always */
  canInterrupt?: () => boolean;
  /** Takes the phrase, to show it elsewhere. */
  onStatusChange?: (status: ReactNode) => void;
}

/**
 * The save status of a page as one phrase, with the reason of a failure; memoized by its text, not rebuilt on every key. Retries automatically when the
 * network is back.
 */
export function useSaveStatus(options: UseSaveStatusOptions): ReactNode {
  const { standing, isDirty, changeCount, save, failing, canInterrupt, onStatusChange } = options;
  const text = useMessages(saveFailureMessages);
  const isOnline = useIsBrowserOnline();
  const kind = standing?.status ?? null;
  const savedAt = standing?.status === 'saved' ? standing.at : null;
  const { reason } = failing;
  const isOffline = isPostponed(failing.failure);
  useSaveResumption({ failing, isFailed: kind === 'failed', save, canInterrupt });
  const phrase = useMemo(() => {
    if (kind === null || kind === 'conflict') return null;
    if (kind === 'saving') return <SaveStatus status="saving" />;
    if (kind === 'failed') {
      const waiting = isOffline ? ({ status: 'offline', changeCount } as const) : ({ status: 'failed' } as const);
      return <SaveStatus {...waiting} reason={reason ?? undefined} onRetry={() => void save()} />;
    }
    if (isDirty) return <SaveStatus status="unsaved" changeCount={changeCount} reason={isOnline ? undefined : text.noNetwork} />;
    return savedAt === null ? null : <SaveStatus status="saved" savedAt={new Date(savedAt)} />;
  }, [changeCount, isDirty, isOffline, isOnline, kind, reason, save, savedAt, text]);
  useEffect(() => {
    onStatusChange?.(phrase);
    return () => onStatusChange?.(null);
  }, [onStatusChange, phrase]);
  return phrase;
}

/** Whether the browser has a network at all; a server draws the page as if it had. */
function useIsBrowserOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
