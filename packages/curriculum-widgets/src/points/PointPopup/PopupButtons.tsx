import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { DialogTrigger } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import type { Ref } from 'react';
import { pointPopupMessages } from './messages';

interface PopupButtonsProps {
  isReadOnly: boolean;
  isSaving: boolean;
  /** Whether nothing can be saved or closed just now, as while it saves or a file is read. */
  isHeld: boolean;
  /** How many changes would be lost by closing without saving, offered only after a save failed; 0 offers nothing. */
  changeCount: number;
  saveRef: Ref<HTMLButtonElement>;
  onClose: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Ways out, and the one that saves. */
export function PopupButtons({ isReadOnly, isSaving, isHeld, changeCount, saveRef, onClose, onDiscard, onSave }: PopupButtonsProps) {
  const text = useMessages(pointPopupMessages);
  return (
    <>
      {changeCount > 0 && (
        <DialogTrigger>
          <Button variant="ghost">{text.discard}</Button>
          <ConfirmDialog title={text.discardTitle} confirmLabel={text.discard} onConfirm={onDiscard}>
            {text.discardLoss({ count: changeCount })}
          </ConfirmDialog>
        </DialogTrigger>
      )}
      <Button variant={isReadOnly ? 'secondary' : 'ghost'} isDisabled={isHeld} onPress={onClose}>
        {text.close}
      </Button>
      {!isReadOnly && (
        <Button
          ref={saveRef}
          variant="primary"
          isDisabled={isHeld && !isSaving}
          isPending={isSaving}
          pendingLabel={text.saving}
          onPress={onSave}
        >
          {text.save}
        </Button>
      )}
    </>
  );
}
