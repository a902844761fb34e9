import { SaveStatus } from '@college/ui/SaveStatus';
import type { DeskSaving } from '../desk';

/** The saving state of the matrices in one phrase; nothing before the first change. */
export function DeskStatus({ saving, onRetry }: { saving: DeskSaving; onRetry: () => Promise<boolean> }) {
  switch (saving.status) {
    case 'saved':
      return saving.savedAt && <SaveStatus status="saved" savedAt={saving.savedAt} />;
    case 'unsaved':
      return <SaveStatus status="unsaved" changeCount={saving.changeCount} />;
    case 'saving':
      return <SaveStatus status="saving" />;
    case 'failed':
      return <SaveStatus status={saving.isOffline ? 'offline' : 'failed'} reason={saving.reason} onRetry={() => void onRetry()} />;
  }
}
