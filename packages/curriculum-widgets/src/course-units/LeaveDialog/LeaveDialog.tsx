import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { SavingProgress } from '../../completion/SavingProgress';
import { leaveDialogMessages } from './messages';

export interface LeaveDialogProps {
  /** Whether it shows, such as because a page with unsaved work is about to be left. */
  isOpen: boolean;
  /** Whether the unit was never saved, so that leaving deletes it. @default false */
  isNew?: boolean;
  /** How many changes would be lost. @default 1 */
  changeCount?: number;
  /** Stays on the page; called too when a save before leaving did not work. */
  onStay: () => void;
  /** Leaves the page, with or without a save. */
  onLeave: () => void;
  /** Saves first; resolves to whether it worked. Leaving follows only then. */
  onSave?: () => Promise<boolean>;
  /** What is said while it saves. @default '正在保存课程单元' */
  savingTitle?: string;
}

/** Asks before unsaved work, of a course unit or of its matrices, is left behind. Focus starts on staying, and Esc stays. */
export function LeaveDialog({ isOpen, isNew = false, changeCount = 1, onStay, onLeave, onSave, savingTitle }: LeaveDialogProps) {
  const text = useMessages(leaveDialogMessages);
  const [isSaving, setIsSaving] = useState(false);

  async function handleSave(save: () => Promise<boolean>) {
    setIsSaving(true);
    const isSaved = await save().finally(() => setIsSaving(false));
    if (isSaved) onLeave();
    else onStay();
  }

  // A failed save is reported on the page, where it can be retried.
  if (isSaving) return <SavingProgress saving={{ status: 'running' }} title={savingTitle ?? text.saving} onClose={onStay} />;
  return (
    <Dialog
      role="alertdialog"
      size="confirm"
      isOpen={isOpen}
      title={text.title}
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
      {isNew ? text.newUnit : text.changes({ count: changeCount })}
    </Dialog>
  );
}
