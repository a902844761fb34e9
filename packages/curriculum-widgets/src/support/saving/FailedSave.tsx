import { SaveStatus } from '@college/ui/SaveStatus';
import { isPostponed } from './saveFailure';
import type { SaveFailing } from './useSaveFailure';

interface FailedSaveProps {
  failing: Pick<SaveFailing, 'failure' | 'reason'>;
  onRetry?: () => void;
}

/** Shown in place of the save status: that it failed, why, and Retry. */
export function FailedSave({ failing: { failure, reason }, onRetry }: FailedSaveProps) {
  return <SaveStatus status={isPostponed(failure) ? 'offline' : 'failed'} reason={reason ?? undefined} onRetry={onRetry} />;
}
