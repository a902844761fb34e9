import type { CourseUnitDetail } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Shortcuts, type ShortcutsProps } from '@college/ui/Shortcuts';
import { useToast } from '@college/ui/Toast';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { BasisLinks } from '../basisLinks';
import { AssistantDialog } from './AssistantDialog';
import type { AssistantFillProps } from './AssistantFillProps';
import { acceptedOf, type Review } from './assistantFillState';
import type { FillTask } from './fillTasks';
import { fillingBack, fillingOf } from './filling';
import { assistantFillMessages } from './messages';
import { useAssistantFill } from './useAssistantFill';
import { useFillUndo } from './useFillUndo';

/** What a person asked for; another object asks again. */
export interface Asked {
  task: Review['from'];
  /** Called when a filling is over, in whatever way. */
  onOver?: () => void;
}

type Given = Pick<AssistantFillProps, 'source' | 'course' | 'onFill' | 'onStored' | 'basisHref' | 'clock'>;

interface AssistantWorkProps extends Given {
  arePointsLocked: boolean;
  asked: Asked;
  /** The element to focus after closing. */
  triggerRef: RefObject<HTMLElement | null>;
  onFillingChange: (isFilling: boolean) => void;
}

/** What the assistant does once it is asked: its calls, its layer, and what becomes of what a person accepts. */
export function AssistantWork(props: AssistantWorkProps) {
  const { source, course, onFill, onStored, arePointsLocked, basisHref, clock, asked, triggerRef, onFillingChange } = props;
  const text = useMessages(assistantFillMessages);
  const { showToast } = useToast();

  async function handleStored(unit?: CourseUnitDetail) {
    try {
      await onStored?.(unit);
    } catch (error) {
      // What was stored is stored; only the page shows the list as it was.
      showToast({ type: 'error', message: messageOf(error) });
    }
  }
  const undo = useFillUndo({ source, course, clock, onStored: handleStored });
  const latest = useLatest(undo);
  const canUndo = undo.run !== undefined;
  const undoKeys = useMemo((): ShortcutsProps['keys'] => (canUndo ? { 'Ctrl+Z': () => latest().run?.() } : {}), [canUndo, latest]);
  const assistant = useAssistantFill({
    source,
    course,
    arePointsLocked,
    nameless: text.nameless,
    onStored: handleStored,
    onApplied({ toForm, stored }) {
      const back = fillingBack(toForm, course);
      const takeOut = toForm.length > 0 ? onFill(fillingOf(toForm)) : undefined;
      undo.offer({ toForm, stored, takeOut: takeOut ?? (back ? () => void onFill(back) : undefined) });
    },
  });
  const { state, dispatch } = assistant;
  // A dialog that closes is there until it has gone from sight.
  const [isKept, setKept] = useState(false);
  if (state.phase !== 'idle' && !isKept) setKept(true);

  const isFilling = state.phase === 'filling';
  const tellFilling = useEffectEvent(onFillingChange);
  useEffect(() => tellFilling(isFilling), [isFilling]);

  const begin = useEffectEvent(({ task, onOver }: Asked) => {
    if (task === 'matchPoint' || task === 'matchKsa') dispatch({ type: 'matchingOpened', target: task });
    else void assistant.fill(task).then(onOver);
  });
  const begun = useRef<Asked>(undefined);
  useEffect(() => {
    if (begun.current === asked) return;
    begun.current = asked;
    begin(asked);
  }, [asked]);

  function handleClose() {
    const accepted = state.phase === 'review' ? acceptedOf(state).length : 0;
    assistant.close();
    if (accepted === 0) return;
    const action = { label: text.undo, onAction: () => dispatch({ type: 'reopened' }) };
    showToast({ message: text.dropped({ count: accepted }), action });
  }

  if (!isKept) return null;
  return (
    <BasisLinks value={basisHref}>
      <Shortcuts keys={undoKeys} />
      <AssistantDialog
        state={state}
        dispatch={dispatch}
        source={source}
        course={course}
        clock={clock}
        triggerRef={triggerRef}
        onApply={assistant.apply}
        onRetry={(task: FillTask) => void assistant.fill(task)}
        onClose={handleClose}
      />
    </BasisLinks>
  );
}
