import { SaveStatus } from '@college/ui/SaveStatus';
import { useEffect, useMemo, type ReactNode } from 'react';

/** How saving stands on a page that saves as a whole. */
type SaveStanding = { status: 'idle' | 'saving' | 'failed' | 'conflict' } | { status: 'saved'; at: number };

interface UseSaveStatusOptions {
  /** Null while there is nothing to save. */
  standing: SaveStanding | null;
  isDirty: boolean;
  changeCount: number;
  save: () => Promise<boolean>;
  /** Takes the phrase, to show it elsewhere. */
  onStatusChange?: (status: ReactNode) => void;
}

/** One phrase that says how the save of a page stands; made anew only when it says something else, not with every key. */
export function useSaveStatus({ standing, isDirty, changeCount, save, onStatusChange }: UseSaveStatusOptions): ReactNode {
  const kind = standing?.status ?? null;
  const savedAt = standing?.status === 'saved' ? standing.at : null;
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
