import type { CourseUnit } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { useState, type Dispatch, type ReactNode, type RefObject } from 'react';
import type { AssistantSource } from './AssistantSource';
import type { AssistantFillEvent, AssistantFillState } from './assistantFillState';
import type { FillTask } from './fillTasks';
import { assistantFillMessages } from './messages';
import { ReviewBody } from './ReviewBody';
import { ReviewActs, ReviewFacts } from './ReviewFoot';
import { FocusBack } from '../../support/FocusBack';

interface AssistantDialogProps {
  state: AssistantFillState;
  dispatch: Dispatch<AssistantFillEvent>;
  source: AssistantSource;
  course: CourseUnit;
  clock?: Clock;
  /** The element to focus after closing. */
  triggerRef: RefObject<HTMLElement | null>;
  onApply: () => void;
  onRetry: (task: FillTask) => void;
  onClose: () => void;
}

/** The assistant's layer: progress while the page is locked, then what it suggests, then the act that takes it. */
export function AssistantDialog({
  state: current,
  dispatch,
  source,
  course,
  clock,
  triggerRef,
  onApply,
  onRetry,
  onClose,
}: AssistantDialogProps) {
  const text = useMessages(assistantFillMessages);
  const [state, setState] = useState(current);
  // A closing layer keeps its content until it unmounts.
  if (current.phase !== 'idle' && current !== state) setState(current);
  const isApplying = state.phase === 'review' && state.applying.status === 'running';
  return (
    <Dialog
      size={state.phase === 'review' ? 'l' : 's'}
      title={titleOf()}
      isOpen={current.phase !== 'idle'}
      isCloseDisabled={isApplying}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...footOf()}
    >
      {bodyOf()}
      <FocusBack to={triggerRef} />
    </Dialog>
  );

  function titleOf(): string {
    switch (state.phase) {
      case 'filling':
        return text.filling;
      case 'failed':
        return text.failed;
      case 'review':
        return state.from === 'matchPoint' || state.from === 'matchKsa' ? text[state.from] : text.reviewOf({ name: course.name });
      case 'idle':
        return '';
    }
  }

  function bodyOf(): ReactNode {
    switch (state.phase) {
      case 'filling':
        return (
          <ProgressBar
            label={text[`${state.steps[state.done] ?? 'course'}Step`]}
            count={`${state.done + 1}/${state.steps.length}`}
            value={(100 * state.done) / state.steps.length}
            hint={text.locked}
          />
        );
      case 'failed':
        return <Note variant="error">{state.message}</Note>;
      case 'review':
        return <ReviewBody review={state} dispatch={dispatch} source={source} course={course} clock={clock} />;
      case 'idle':
        return null;
    }
  }

  function footOf(): { footer?: ReactNode; footerStart?: ReactNode } {
    if (state.phase === 'filling') return { footer: <Button onPress={onClose}>{text.stop}</Button> };
    if (state.phase === 'failed') {
      const { task } = state;
      return {
        footer: (
          <>
            <Button variant="ghost" onPress={onClose}>
              {text.close}
            </Button>
            <Button variant="primary" autoFocus onPress={() => onRetry(task)}>
              {text.retry}
            </Button>
          </>
        ),
      };
    }
    if (state.phase !== 'review') return {};
    const foot = { review: state, dispatch, onApply, onClose };
    return { footer: <ReviewActs {...foot} />, footerStart: state.suggestions.length > 0 ? <ReviewFacts {...foot} /> : undefined };
  }
}
