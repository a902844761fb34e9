import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { isCopying } from '../CopyWizard/copyWizardSelectors';
import { copyWizardMessages } from '../CopyWizard/messages';
import { copyStepMessages } from '../CopyWizard/steps/copyMessages';
import { copyCoursesMessages } from './messages';
import type { useCopyCourses } from './useCopyCourses';

interface CopyCoursesActionsProps {
  copying: ReturnType<typeof useCopyCourses>;
  count: number;
  /** Whether so many can be copied together. */
  isPossible: boolean;
  canLook: boolean;
  onGoToTarget?: (targetId: number) => void;
  onClose: () => void;
}

/** The buttons at the foot: Cancel or Close, Back at step 2, and what leads on: to the next course, and to the copy once all are bound. */
export function CopyCoursesActions({ copying, count, isPossible, canLook, onGoToTarget, onClose }: CopyCoursesActionsProps) {
  const text = useMessages(copyCoursesMessages);
  const words = useMessages(copyWizardMessages);
  const steps = useMessages(copyStepMessages);
  const { state, send, run, next, canStart, drafts } = copying;
  const { wizard, at } = state;
  const copy = wizard.step === 2 ? wizard.run : null;
  const unique = copy?.unique;
  const isOver = copy?.status === 'done' || copy?.status === 'failed' || copy?.status === 'watched';
  const { targetId } = copy ?? {};
  return (
    <>
      <Button variant="ghost" isDisabled={isCopying(wizard)} onPress={onClose}>
        {isOver ? words.close : words.cancel}
      </Button>
      {wizard.step === 0 && (
        <Button
          variant="primary"
          isDisabled={!isPossible || wizard.path.majorId === null || drafts.making?.status === 'running'}
          onPress={copying.confirmTarget}
        >
          {words.next}
        </Button>
      )}
      {wizard.step === 1 && (
        <>
          <Button onPress={() => send({ type: 'wentBack' })}>{words.back}</Button>
          {count > 1 && (
            <Button isDisabled={next === undefined || next === at} onPress={() => next !== undefined && copying.show(next)}>
              {text.nextCourse}
            </Button>
          )}
          <Button variant="primary" data-onwards="" isDisabled={!canStart} onPress={copying.start}>
            {text.start({ count })}
          </Button>
        </>
      )}
      {copy?.status === 'stopped' && unique && canLook && <Button onPress={() => void run.look(unique)}>{steps.look}</Button>}
      {copy?.status === 'failed' && <Button onPress={copying.goBack}>{steps.changeBindings}</Button>}
      {copy?.status === 'done' && targetId != null && onGoToTarget && (
        <Button variant="primary" onPress={() => onGoToTarget(targetId)}>
          {steps.goToTarget}
        </Button>
      )}
    </>
  );
}
