import type { HistoryEntry } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { editHistoryMessages } from './messages';

interface RestoreQuestionProps {
  /** The change to revert; null while closed. */
  entry: HistoryEntry | null;
  hasUnsavedEdits: boolean;
  onConfirm: (entry: HistoryEntry) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before a change is reverted, and lists what else is affected. */
export function RestoreQuestion({ entry, hasUnsavedEdits, onConfirm, onClose }: RestoreQuestionProps) {
  const text = useMessages(editHistoryMessages);
  const dateTime = useDateTime();
  if (!entry) return null;
  const who = entry.userName || text.system;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.question}
      variant={hasUnsavedEdits ? 'danger' : 'primary'}
      confirmLabel={text.restoreConfirm}
      pendingLabel={text.restoring}
      onConfirm={() => onConfirm(entry)}
    >
      <Lines>
        <li>{text.questionBody({ time: dateTime(entry.time, 'minute'), who })}</li>
        {!entry.isLatest && <li>{text.questionLater}</li>}
        {hasUnsavedEdits && <li>{text.questionUnsaved}</li>}
        <li>{text.questionAgain}</li>
      </Lines>
    </ConfirmDialog>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
