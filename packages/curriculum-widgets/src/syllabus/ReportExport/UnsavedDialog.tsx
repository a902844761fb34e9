import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { named, reportExportMessages } from './messages';
import type { ReportExportState } from './reportExportState';

interface UnsavedDialogProps {
  state: ReportExportState;
  unsavedCount: number;
  /** Whether saving is possible here. */
  canSave: boolean;
  onClose: () => void;
  onDownloadSaved: () => void;
  onSave: () => void;
}

/** Says before a download that the file holds the saved version only, and offers to save first. */
export function UnsavedDialog({ state, unsavedCount, canSave, onClose, onDownloadSaved, onSave }: UnsavedDialogProps) {
  const text = useMessages(reportExportMessages);
  const isOpen = state.step === 'asking';
  // A closing layer keeps its text until it unmounts.
  const [asked, setAsked] = useState({ editable: false, count: unsavedCount });
  if (isOpen && !state.isSaving && (asked.editable !== state.editable || asked.count !== unsavedCount))
    setAsked({ editable: state.editable, count: unsavedCount });
  const isSaving = isOpen && state.isSaving;
  return (
    <Dialog
      role="alertdialog"
      size="m"
      title={text.unsavedTitle({ count: asked.count })}
      isOpen={isOpen}
      isCloseDisabled={isSaving}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      footer={
        <>
          <Button slot="close" variant="ghost" isDisabled={isSaving} autoFocus>
            {text.cancel}
          </Button>
          <Button variant={canSave ? 'secondary' : 'primary'} isDisabled={isSaving} onPress={onDownloadSaved}>
            {text.downloadSaved}
          </Button>
          {canSave && (
            <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={onSave}>
              {text.saveAndDownload}
            </Button>
          )}
        </>
      }
    >
      {text.unsaved(named(asked, text))}
    </Dialog>
  );
}
