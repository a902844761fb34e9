import type { ProjectTaskGoal } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useSaveResumption } from '../../support/saving/useSaveFailure';
import { WaitingToastsContext } from '../../support/waitingToasts';
import { taskGoalsMessages } from './messages';
import { TaskGoalsStatus, type TaskGoalsProps } from './TaskGoals';
import { TaskGoalsBody } from './TaskGoalsBody';
import { useTaskGoalsDesk } from './useTaskGoalsDesk';

export interface TaskGoalsDialogProps extends TaskGoalsProps {
  /** It was left, with or without a save. */
  onClose: () => void;
}

/** The task goals of a chapter over the page: closes when they are saved, and asks before changes are lost. */
export function TaskGoalsDialog({ source, project, ksaCountOf, isReadOnly = false, onStored, onClose }: TaskGoalsDialogProps) {
  const text = useMessages(taskGoalsMessages);
  const [isAsking, setIsAsking] = useState(false);
  const opened = useTaskGoalsDesk({ source, projectId: project.id, isReadOnly, startsWithRow: !isReadOnly, onStored: handleStored });
  const { ref, desk, state, failing, waiting, editing, isFailed, changeCount } = opened;
  const isSaving = editing?.save.status === 'saving';

  const startsEmpty = editing?.base.stored.length === 0;
  useEffect(() => {
    if (startsEmpty) ref.current?.querySelector('input')?.focus();
  }, [startsEmpty, ref]);

  function handleStored(goals: readonly ProjectTaskGoal[]) {
    onStored?.(goals);
    // The page behind must no longer be inert when focus is given back.
    flushSync(onClose);
  }

  useSaveResumption({ failing, isFailed, save: desk.save });

  function leave() {
    if (changeCount > 0) setIsAsking(true);
    else onClose();
  }

  return (
    <Dialog
      isOpen
      size="l"
      title={text.titleOf({ project: project.name })}
      isCloseDisabled={isSaving}
      onOpenChange={(isOpen) => isOpen || leave()}
      footerStart={editing && <TaskGoalsStatus {...{ changeCount, isFailed, failing, editing }} />}
      footer={
        editing ? (
          <>
            <Button variant="ghost" isDisabled={isSaving} onPress={leave}>
              {text.cancel}
            </Button>
            <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={() => void desk.save()}>
              {text.save}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{text.close}</Button>
        )
      }
    >
      <Shortcuts keys={{ 'Ctrl+S': () => void desk.save() }} isDisabled={!editing}>
        <Body ref={ref}>
          <WaitingToastsContext value={waiting}>
            <TaskGoalsBody desk={desk} state={state} isReadOnly={isReadOnly} ksaCountOf={ksaCountOf} />
          </WaitingToastsContext>
        </Body>
      </Shortcuts>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={text.discardTitle}
        confirmLabel={text.discard}
        cancelLabel={text.keep}
        onConfirm={onClose}
      >
        {text.discardLoss({ count: changeCount })}
      </ConfirmDialog>
    </Dialog>
  );
}

// Room for a few rows from the start: the window must not grow under the pointer with each of them.
const Body = styled.div`
  min-block-size: 240px;
`;
