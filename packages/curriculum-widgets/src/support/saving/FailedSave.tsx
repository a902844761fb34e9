import { SaveStatus } from '@college/ui/SaveStatus';
import type { SaveFailing } from './useSaveFailure';

interface FailedSaveProps {
  failing: Pick<SaveFailing, 'failure' | 'reason'>;
  onRetry?: () => void;
}

/** Where the save status stands: that it failed, why, and the way to try again. */
export function FailedSave({ failing: { failure, reason }, onRetry }: FailedSaveProps) {
  return <SaveStatus status={failure?.kind === 'offline' ? 'offline' : 'failed'} reason={reason ?? undefined} onRetry={onRetry} />;
}
