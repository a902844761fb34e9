import { countPointChanges } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { SaveStatus } from '@college/ui/SaveStatus';
import { FailedSave } from '../../support/saving/FailedSave';
import { type SaveFailing } from '../../support/saving/useSaveFailure';
import { pointPopupMessages } from './messages';
import type { PointEditing } from './pointPopupState';

interface PopupStatusProps {
  state: PointEditing;
  isClosing: boolean;
  failing: SaveFailing;
  onRetry: () => void;
}

/** How the work stands: changed, being saved, saved, or failed. */
export function PopupStatus({ state, isClosing, failing, onRetry }: PopupStatusProps) {
  const text = useMessages(pointPopupMessages);
  const { save, list } = state;
  const changeCount = countPointChanges(list);
  if (isClosing) return <span role="status">{text.closing}</span>;
  if (save.status === 'saving') return <SaveStatus status="saving" />;
  if (save.status === 'failed') return <FailedSave failing={failing} onRetry={onRetry} />;
  if (changeCount > 0) return <SaveStatus status="unsaved" changeCount={changeCount} />;
  return save.status === 'saved' ? <SaveStatus status="saved" savedAt={new Date(save.at)} /> : <span />;
}
