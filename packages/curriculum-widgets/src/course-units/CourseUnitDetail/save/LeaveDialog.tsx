import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { SavingProgress } from '../../../completion/SavingProgress';
import { savingMessages } from './messages';

export interface LeaveDialogProps {
  isOpen: boolean;
  /** Whether the unit was never saved, so that leaving deletes it. */
  isNew?: boolean;
  /** How many changes would be lost. */
  changeCount?: number;
  onStay: () => void;
  onLeave: () => void;
  /** Saves first; resolves to whether it worked. Leaving follows only then. */
  onSave?: () => Promise<boolean>;
  /** What is said while it saves. @default '正在保存课程单元' */
  savingTitle?: string;
}

/** Asks before unsaved work, of a course unit or of its matrices, is left behind. Focus starts on staying, and Esc stays. */
export function LeaveDialog({ isOpen, isNew = false, changeCount = 1, onStay, onLeave, onSave, savingTitle }: LeaveDialogProps) {
  const text = useMessages(savingMessages);
  const [isSaving, setIsSaving] = useState(false);

  async function handleSave(save: () => Promise<boolean>) {
    setIsSaving(true);
    const isSaved = await save().finally(() => setIsSaving(false));
    if (isSaved) onLeave();
    else onStay();
  }

  // A save that failed says so on the page, where it can be tried again.
  if (isSaving) return <SavingProgress saving={{ status: 'running' }} title={savingTitle ?? text.savingTitle} onClose={onStay} />;
  return (
    <Dialog
      role="alertdialog"
      size="confirm"
      isOpen={isOpen}
      title={text.leaveTitle}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      footer={
        <>
          <Button variant="ghost" autoFocus onPress={onStay}>
            {text.stay}
          </Button>
          <Button variant="danger" onPress={onLeave}>
            {text.leave}
          </Button>
          {onSave && (
            <Button variant="primary" onPress={() => void handleSave(onSave)}>
              {text.saveAndLeave}
            </Button>
          )}
        </>
      }
    >
      {isNew ? text.leaveNew : text.leaveExisting({ count: changeCount })}
    </Dialog>
  );
}
