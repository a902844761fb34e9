import type { CourseUnit, CourseUnitDetail } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { messageOf } from '../../support/messageOf';
import { acceptedOf } from './assistantFillState';
import type { AssistantSource } from './AssistantSource';
import type { FillTask } from './fillTasks';
import { fillingBack, fillingOf, type AssistantFilling } from './filling';
import { BasisLinks, type BasisHref } from '../basisLinks';
import { assistantFillMessages } from './messages';
import { useAssistantFill } from './useAssistantFill';
import { useFillStatus } from './useFillStatus';

export interface AssistantFillProps {
  /** The assistant, and where accepted points and KSA items are stored. */
  source: AssistantSource;
  /** The unit as it is being edited. */
  course: CourseUnit;
  /** 0 none, positive fill all, negative fill the current page (core §4). Leave out to let the control keep it. */
  status?: number;
  /** Called with each status, and with 0 when the request is complete. */
  onStatusChange?: (status: number) => void;
  /** Called when "Fill all" is pressed, which opens the copy wizard. */
  onOpenCopyWizard: () => void;
  /** Accepted fields and chapters, for the form; unsaved like typed ones. */
  onFill: (filling: AssistantFilling) => void;
  /** Called after accepted points or KSA items are stored, with the unit as stored; the page reads it again where the source answered none. */
  onStored?: (unit?: CourseUnitDetail) => void | Promise<void>;
  /**
   * Whether an imported point list waits to be saved: it would replace what the assistant stores.
   * @default false
   */
  arePointsLocked?: boolean;
  /** The address of what a suggestion rests on: a course, a sample outline. Without it the suggestions name it only. */
  basisHref?: BasisHref;
  /** Where the matching pane takes its waiting from. @default the machine's clock */
  clock?: Clock;
}

const assistantDialog = lazyPart(async () => (await import('./AssistantDialog')).AssistantDialog);
const soon = [assistantDialog];

const fillTasks = ['course', 'more', 'points', 'ksa'] as const;

/**
 * The assistant of a course unit: it suggests fields, chapters, points and KSA items from the college's own content, each with its
 * reason; nothing changes until a person accepts it. Put it inside a `ToastProvider`.
 */
export function AssistantFill(props: AssistantFillProps) {
  const { source, course, onOpenCopyWizard, onFill, onStored, arePointsLocked = false, basisHref, clock } = props;
  const text = useMessages(assistantFillMessages);
  usePreloadedParts(soon);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { showToast } = useToast();
  const assistant = useAssistantFill({
    source,
    course,
    arePointsLocked,
    nameless: text.nameless,
    onFormAccepted(accepted) {
      const back = fillingBack(accepted, course);
      onFill(fillingOf(accepted));
      showToast({
        type: 'success',
        message: text.filled({ count: accepted.length }),
        ...(back ? { action: { label: text.undo, onAction: () => onFill(back) } } : {}),
      });
    },
    async onStored(stored, unit) {
      const points = stored.filter(({ kind }) => kind === 'point').length;
      showToast({ type: 'success', message: text.stored({ points, ksa: stored.length - points }) });
      try {
        await onStored?.(unit);
      } catch (error) {
        // What was stored is stored; only the page shows the list as it was.
        showToast({ type: 'error', message: messageOf(error) });
      }
    },
  });
  const { state, dispatch } = assistant;
  // A dialog that closes is there until it has gone from sight.
  const [isKept, setKept] = useState(false);
  if (state.phase !== 'idle' && !isKept) setKept(true);
  const { setStatus } = useFillStatus({
    status: props.status,
    onStatusChange: props.onStatusChange,
    onAll: onOpenCopyWizard,
    onPage: () => assistant.fill('page'),
  });

  function handleFailed() {
    setKept(false);
    assistant.close();
  }

  function handleClose() {
    const accepted = state.phase === 'review' ? acceptedOf(state).length : 0;
    assistant.close();
    if (accepted === 0) return;
    const action = { label: text.undo, onAction: () => dispatch({ type: 'reopened' }) };
    showToast({ message: text.dropped({ count: accepted }), action });
  }

  return (
    <>
      <MenuTrigger>
        <Button ref={buttonRef} variant="ghost" isPending={state.phase === 'filling'} pendingLabel={text.filling}>
          <Icon of={Sparkles} />
          {text.name}
        </Button>
        <Menu
          aria-label={text.name}
          disabledKeys={arePointsLocked ? ['points', 'ksa', 'matchPoint', 'matchKsa'] : []}
          onAction={(key) => {
            const task = fillTasks.find((one) => one === key);
            if (key === 'all') setStatus(1);
            else if (key === 'page') setStatus(-1);
            else if (task) void assistant.fill(task);
            else dispatch({ type: 'matchingOpened', target: key === 'matchKsa' ? 'matchKsa' : 'matchPoint' });
          }}
        >
          <MenuItem id="all">{text.all}</MenuItem>
          <MenuItem id="page">{text.page}</MenuItem>
          <MenuSeparator />
          <MenuItem id="course">{text.course}</MenuItem>
          <MenuItem id="more">{text.more}</MenuItem>
          <MenuItem id="points">{arePointsLocked ? text.pointsLocked : text.points}</MenuItem>
          <MenuItem id="ksa">{arePointsLocked ? text.ksaLocked : text.ksa}</MenuItem>
          <MenuSeparator />
          <MenuItem id="matchPoint">{text.matchPoint}</MenuItem>
          <MenuItem id="matchKsa">{text.matchKsa}</MenuItem>
        </Menu>
      </MenuTrigger>
      {isKept && (
        <BasisLinks value={basisHref}>
          <PopupPart
            part={assistantDialog}
            given={{
              state,
              dispatch,
              source,
              course,
              clock,
              triggerRef: buttonRef,
              onApply: assistant.apply,
              onRetry: (task: FillTask) => void assistant.fill(task),
              onClose: handleClose,
            }}
            onFailed={handleFailed}
          />
        </BasisLinks>
      )}
    </>
  );
}
