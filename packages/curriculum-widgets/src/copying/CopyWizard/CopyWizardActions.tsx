import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { copyWizardMessages } from './messages';
import { copyStepMessages } from './steps/copyMessages';
import type { CopyRun } from './copyRun';
import { isCopying } from './copyWizardSelectors';
import { failedBinding } from './copyWizardState';
import type { useCopyWizard } from './useCopyWizard';

interface CopyWizardActionsProps {
  wizard: ReturnType<typeof useCopyWizard>;
  canLook: boolean;
  canBegin: boolean;
  onGoToTarget?: (run: CopyRun) => void;
  onOpenCopy?: (run: CopyRun & { status: 'done' }) => void;
  onClose: () => void;
}

/** The buttons at the foot: Cancel or Close, Back at step 2 of 3 alone, what can be done after a copy that failed, and the one that leads on. */
export function CopyWizardActions({ wizard, canLook, canBegin, onGoToTarget, onOpenCopy, onClose }: CopyWizardActionsProps) {
  const text = useMessages(copyWizardMessages);
  const words = useMessages(copyStepMessages);
  const { state, dispatch, run } = wizard;
  const copy = state.step === 2 ? state.run : null;
  const unique = copy?.unique;
  const isOver = copy?.status === 'done' || copy?.status === 'failed';
  const isSeenOnly = copy?.status === 'waiting' || copy?.status === 'watched';

  return (
    <>
      <Button variant="ghost" isDisabled={isCopying(state)} onPress={onClose}>
        {isOver || isSeenOnly ? text.close : text.cancel}
      </Button>
      {state.step === 1 && <Button onPress={() => dispatch({ type: 'wentBack' })}>{text.back}</Button>}
      {failedBinding(state) && <Button onPress={() => dispatch({ type: 'returned' })}>{words.changeBindings}</Button>}
      {state.step < 2 && (
        <Button variant="primary" data-onwards="" isDisabled={!wizard.canGoNext} onPress={wizard.goNext}>
          {text.next}
        </Button>
      )}
      {(isOver || isSeenOnly) && <Button onPress={() => dispatch({ type: 'startedOver' })}>{words.again}</Button>}
      {copy?.status === 'stopped' && unique && canLook && <Button onPress={() => void run.look(unique)}>{words.look}</Button>}
      {copy?.status === 'waiting' && unique && canBegin && (
        <Button variant="primary" onPress={() => void run.begin(unique)}>
          {words.start}
        </Button>
      )}
      {copy?.status === 'done' && copy.courseId !== undefined && onOpenCopy && (
        <Button onPress={() => onOpenCopy(copy)}>{words.openCopy}</Button>
      )}
      {copy?.status === 'done' && (
        <Button variant="primary" onPress={() => onGoToTarget?.(copy)}>
          {words.goToTarget}
        </Button>
      )}
    </>
  );
}
