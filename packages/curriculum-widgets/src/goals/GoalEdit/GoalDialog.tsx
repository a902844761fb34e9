import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { goalEditMessages } from './messages';

interface GoalDialogProps {
  title: string;
  /** The act and its object. */
  commitLabel: string;
  pendingLabel: string;
  isDangerous?: boolean;
  isSaving: boolean;
  /** Goals that Esc or the cross would lose; without any they close at once. */
  unsavedCount: number;
  onCommit: () => void;
  onCancel: () => void;
  /** Key hints at the left of the foot. */
  keys?: ReactNode;
  /** That the last save failed, and why; replaces the hints. */
  status?: ReactNode;
  children: ReactNode;
}

/** The frame of the three forms: their buttons, Ctrl+Enter, and the question before written words are lost by a stray key. */
export function GoalDialog(props: GoalDialogProps) {
  const { title, commitLabel, pendingLabel, isDangerous, isSaving, unsavedCount, onCommit, onCancel, keys, status, children } = props;
  const text = useMessages(goalEditMessages);
  const [isAsking, setIsAsking] = useState(false);

  function handleOpenChange(isOpen: boolean) {
    if (isOpen) return;
    if (unsavedCount > 0) setIsAsking(true);
    else onCancel();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={handleOpenChange}
      title={title}
      isCloseDisabled={isSaving}
      footerStart={status ?? keys}
      footer={
        <>
          <Button variant="ghost" isDisabled={isSaving} onPress={onCancel}>
            {text.cancel}
          </Button>
          <Button variant={isDangerous ? 'confirm-danger' : 'primary'} isPending={isSaving} pendingLabel={pendingLabel} onPress={onCommit}>
            {commitLabel}
          </Button>
        </>
      }
    >
      <Shortcuts keys={isDangerous ? { 'Ctrl+Enter': onCommit } : { 'Ctrl+Enter': onCommit, 'Ctrl+S': onCommit }} isDisabled={isSaving}>
        <Fields>{children}</Fields>
      </Shortcuts>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={text.discardTitle}
        confirmLabel={text.discard}
        cancelLabel={text.keepWriting}
        onConfirm={onCancel}
      >
        {text.discardLoss({ count: unsavedCount })}
      </ConfirmDialog>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  > [role='status']:empty {
    margin-block-start: calc(-1 * ${tokens.space[4]});
  }
`;
