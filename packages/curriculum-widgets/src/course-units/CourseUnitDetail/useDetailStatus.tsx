import { SaveStatus } from '@college/ui/SaveStatus';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { CourseUnitDetailState } from './courseUnitDetailState';

export interface UseDetailStatusOptions {
  state: CourseUnitDetailState;
  isReadOnly: boolean;
  isDirty: boolean;
  changeCount: number;
  save: () => Promise<boolean>;
  /** Takes the phrase, to show it elsewhere. */
  onStatusChange?: (status: ReactNode) => void;
}

/** One phrase that says how the unit's save stands; made anew only when it changes, not with every key. */
export function useDetailStatus({ state, isReadOnly, isDirty, changeCount, save, onStatusChange }: UseDetailStatusOptions): ReactNode {
  const current = state.phase === 'editing' && !isReadOnly ? state.save : null;
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
