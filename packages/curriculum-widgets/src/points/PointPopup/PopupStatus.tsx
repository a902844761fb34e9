import { countPointChanges } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { SaveStatus } from '@college/ui/SaveStatus';
import type { OpenDesk } from '../../support/desk/deskState';
import { FailedSave } from '../../support/saving/FailedSave';
import { type SaveFailing } from '../../support/saving/useSaveFailure';
import { pointPopupMessages } from './messages';
import type { PointWork } from './pointWork';

interface PopupStatusProps {
  state: OpenDesk<PointWork>;
  isClosing: boolean;
  failing: SaveFailing;
  onRetry: () => void;
}

/** The save status: changed, saving, saved, or failed. */
export function PopupStatus({ state, isClosing, failing, onRetry }: PopupStatusProps) {
  const text = useMessages(pointPopupMessages);
  const { save, savedAt, history } = state;
  const changeCount = countPointChanges(history.present.list);
  if (isClosing) return <span role="status">{text.closing}</span>;
  if (save.status === 'saving') return <SaveStatus status="saving" />;
  if (save.status === 'failed') return <FailedSave failing={failing} onRetry={onRetry} />;
  if (changeCount > 0) return <SaveStatus status="unsaved" changeCount={changeCount} />;
  return savedAt === null ? <span /> : <SaveStatus status="saved" savedAt={new Date(savedAt)} />;
}
