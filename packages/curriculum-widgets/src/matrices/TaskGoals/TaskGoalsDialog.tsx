import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useSavingGoesOn } from '../../support/saving/useSaveFailure';
import { WaitingToastsContext } from '../../support/waitingToasts';
import { taskGoalsMessages } from './messages';
import { countRowChanges } from './taskGoalRows';
import { TaskGoalsStatus, type TaskGoalsProps } from './TaskGoals';
import { TaskGoalsBody } from './TaskGoalsBody';
import { useTaskGoals } from './useTaskGoals';
import { useTaskGoalsSave } from './useTaskGoalsSave';

export interface TaskGoalsDialogProps extends TaskGoalsProps {
  /** It was left, with or without a save. */
  onClose: () => void;
}

/** The task goals of a chapter over the page: closes when they are saved, and asks before changes are lost. */
export function TaskGoalsDialog({ source, project, ksaCountOf, isReadOnly = false, onStored, onClose }: TaskGoalsDialogProps) {
  const text = useMessages(taskGoalsMessages);
  const [isAsking, setIsAsking] = useState(false);
  const { state, dispatch, save, reload } = useTaskGoals({ source, projectId: project.id, onStored, startsWithRow: !isReadOnly });
  const { ref, saveAndTell, failing, waiting } = useTaskGoalsSave(save);
  const isEditing = state.phase === 'editing' && !isReadOnly;
  const isSaving = state.phase === 'editing' && state.save.status === 'running';
  const changeCount = isEditing ? countRowChanges(state.stored, state.rows) : 0;

  const startsEmpty = isEditing && state.stored.length === 0;
  useEffect(() => {
    if (startsEmpty) ref.current?.querySelector('input')?.focus();
  }, [startsEmpty, ref]);

  async function handleSave() {
    // The page behind must no longer be inert when focus is given back.
    if (await saveAndTell()) flushSync(onClose);
  }

  useSavingGoesOn({ failing, isFailed: state.phase === 'editing' && state.save.status === 'failed', save: handleSave });

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
      footerStart={isEditing && <TaskGoalsStatus changeCount={changeCount} save={state.save.status} failing={failing} />}
      footer={
        isEditing ? (
          <>
            <Button variant="ghost" isDisabled={isSaving} onPress={leave}>
              {text.cancel}
            </Button>
            <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={() => void handleSave()}>
              {text.save}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{text.close}</Button>
        )
      }
    >
      <Shortcuts keys={{ 'Ctrl+S': () => void handleSave() }} isDisabled={!isEditing}>
        <Body ref={ref}>
          <WaitingToastsContext value={waiting}>
            <TaskGoalsBody state={state} isReadOnly={isReadOnly} ksaCountOf={ksaCountOf} onEvent={dispatch} onRetry={reload} />
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
