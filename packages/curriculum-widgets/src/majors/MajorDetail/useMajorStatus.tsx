import { SaveStatus } from '@college/ui/SaveStatus';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { MajorDetailState } from './majorDetailState';

interface UseMajorStatusOptions {
  state: MajorDetailState;
  isDirty: boolean;
  changeCount: number;
  save: () => Promise<boolean>;
  /** Takes the phrase, to show it elsewhere. */
  onStatusChange?: (status: ReactNode) => void;
}

/** One phrase that says how saving stands; made anew only when it says something else. */
export function useMajorStatus({ state, isDirty, changeCount, save, onStatusChange }: UseMajorStatusOptions): ReactNode {
  const current = state.phase === 'open' ? state.save : null;
  const kind = current?.status ?? null;
  const savedAt = current?.status === 'saved' ? current.at : null;
  const phrase = useMemo(() => {
    if (kind === null || kind === 'conflict') return null;
    if (kind === 'saving') return <SaveStatus status="saving" />;
    if (kind === 'failed') return <SaveStatus status="failed" onRetry={() => void save()} />;
    if (isDirty) return <SaveStatus status="unsaved" changeCount={changeCount} />;
    return savedAt === null ? null : <SaveStatus status="saved" savedAt={new Date(savedAt)} />;
  }, [changeCount, isDirty, kind, save, savedAt]);
  useEffect(() => {
    onStatusChange?.(phrase);
    return () => onStatusChange?.(null);
  }, [onStatusChange, phrase]);
  return phrase;
}
