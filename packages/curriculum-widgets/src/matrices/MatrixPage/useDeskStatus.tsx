import { useEffect, useMemo, type ReactNode } from 'react';
import type { ReadyDesk } from '../desk';
import { DeskStatus } from '../MatrixFrame/DeskStatus';

export interface UseDeskStatusOptions {
  /** Null while there is nothing to say. */
  desk: ReadyDesk | null;
  /** Takes the phrase, to show it elsewhere. */
  onStatusChange?: (status: ReactNode) => void;
}

/** The saving state in one phrase; memoized until it changes. */
export function useDeskStatus({ desk, onStatusChange }: UseDeskStatusOptions): ReactNode {
  const status = desk?.saving.status;
  const changeCount = desk?.saving.status === 'unsaved' ? desk.saving.changeCount : 0;
  const savedAt = desk?.saving.status === 'saved' ? desk.saving.savedAt : undefined;
  const isOffline = desk?.saving.status === 'failed' && desk.saving.isOffline;
  const reason = desk?.saving.status === 'failed' ? desk.saving.reason : undefined;
  const save = desk?.save;
  const phrase = useMemo(() => {
    if (!status || !save) return null;
    if (status === 'unsaved') return <DeskStatus saving={{ status, changeCount }} onRetry={save} />;
    if (status === 'saved') return savedAt ? <DeskStatus saving={{ status, savedAt }} onRetry={save} /> : null;
    return <DeskStatus saving={status === 'failed' ? { status, message: '', isOffline, reason } : { status }} onRetry={save} />;
  }, [status, changeCount, savedAt, isOffline, reason, save]);
  useEffect(() => {
    onStatusChange?.(phrase);
    return () => onStatusChange?.(null);
  }, [onStatusChange, phrase]);
  return phrase;
}
