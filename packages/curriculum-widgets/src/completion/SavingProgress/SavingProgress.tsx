import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useState } from 'react';
import { savingProgressMessages } from './messages';
import type { SavingState } from './savingState';

export interface SavingProgressProps {
  /** The state of the save; null without one. */
  saving: SavingState | null;
  /** What is saved. @default '正在保存' */
  title?: string;
  /** Called when the user dismisses a failed save; the input is unchanged. */
  onClose: () => void;
  /** Saves again. Left out, a failed save can only be closed. */
  onRetry?: () => void;
}

/** A save that must not be interrupted: blocks the page, shows its progress, closes when done, and stays open with the error when it fails. */
export function SavingProgress({ saving: current, title, onClose, onRetry }: SavingProgressProps) {
  const text = useMessages(savingProgressMessages);
  const isOpen = current !== null && current.status !== 'done';
  const [saving, setSaving] = useState(current);
  // A closing layer keeps its content until it unmounts.
  if (isOpen && current !== saving) setSaving(current);
  const isRunning = saving?.status === 'running';
  const percent = isRunning && saving.percent !== undefined ? Math.min(100, Math.max(0, Math.round(saving.percent))) : undefined;
  return (
    <>
      <VisuallyHidden role="status">{current?.status === 'done' ? text.saved : ''}</VisuallyHidden>
      <Dialog
        size="s"
        title={saving?.status === 'failed' ? text.failed : (title ?? text.title)}
        isOpen={isOpen}
        isCloseDisabled={isRunning}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        footer={
          saving?.status === 'failed' ? (
            <>
              <Button variant={onRetry ? 'ghost' : 'secondary'} onPress={onClose}>
                {text.close}
              </Button>
              {onRetry && (
                <Button variant="primary" onPress={onRetry} autoFocus>
                  {text.retry}
                </Button>
              )}
            </>
          ) : undefined
        }
      >
        {isRunning && (
          <ProgressBar
            label={saving.message ?? text.running}
            count={saving.count && `${saving.count.done}/${saving.count.total}`}
            value={percent}
            isIndeterminate={percent === undefined}
            hint={text.wait}
          />
        )}
        {saving?.status === 'failed' && <Note variant="error">{saving.message}</Note>}
      </Dialog>
    </>
  );
}
