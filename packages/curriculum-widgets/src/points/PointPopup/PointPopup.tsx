import { countPointChanges } from '@college/curriculum-model';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { Tab, TabList, TabPanel, Tabs } from '@college/ui/Tabs';
import { activeElement } from '@college/ui/shadow';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSaveFailure, useSavingGoesOn } from '../../support/saving/useSaveFailure';
import { useWaitingToasts, WaitingToastsContext } from '../../support/waitingToasts';
import { KsaEditor } from '../KsaEditor/KsaEditor';
import { ConflictNote } from './ConflictNote';
import { TermHelp } from '../../support/TermHelp';
import { pointPopupMessages } from './messages';
import { PointSkeleton } from './PointSkeleton';
import type { PointPopupSource } from './PointPopupSource';
import { PopupButtons } from './PopupButtons';
import { PopupStatus } from './PopupStatus';
import { isLocked } from './pointPopupState';
import { PointTab } from './PointTab';
import { usePointPopup, type SaveOutcome } from './usePointPopup';

export interface PointPopupProps {
  /** Reads and writes points; a college plugs in its own backend here. */
  source: PointPopupSource;
  /** The major of the course, by which imported files are read. */
  majorId: number;
  /** The course whose points these are. */
  courseId: number;
  /** Stands in the title. */
  courseName?: string;
  /**
   * Shows the lists without anything that changes them.
   * @default false
   */
  isReadOnly?: boolean;
  /** The tab that shows at first. @default 'points' */
  defaultTab?: 'points' | 'ksa';
  /** Something is stored, be it only the points. */
  onSaved?: () => void;
  /** The window goes; take it away. */
  onClose: () => void;
  /** Time for "saved at". @default Date.now */
  now?: () => number;
}

type TabId = 'points' | 'ksa';
const machineClock = () => Date.now();

/** Edits a course's points and KSA items over the page; closing it while something is changed saves once, then closes (core §4). */
export function PointPopup(props: PointPopupProps) {
  const { source, majorId, courseId, courseName, isReadOnly = false, defaultTab = 'points', onSaved, onClose, now = machineClock } = props;
  const text = useMessages(pointPopupMessages);
  const { showToast } = useToast();
  const [tab, setTab] = useState<TabId>(defaultTab);
  const bodyRef = useRef<HTMLDivElement>(null);
  const saveRef = useRef<HTMLButtonElement>(null);
  const failing = useSaveFailure();
  const waiting = useWaitingToasts();
  const popup = usePointPopup({
    source,
    courseId,
    now,
    onLoadFail: (message) => showToast({ type: 'error', message }),
    onStored: ({ isAll }) => {
      waiting.settle();
      if (isAll) showToast({ type: 'success', message: text.saved });
      onSaved?.();
    },
    onSaveFail: ({ part, error }) => {
      failing.tell(error, undefined, { note: part === 'points' ? text.pointsFailed : text.ksaFailed });
    },
  });
  const { state, dispatch } = popup;
  const locked = isLocked(state);
  const isWriting = state.phase === 'editing' && (state.draft !== null || state.ksaDraft !== null);
  useSavingGoesOn({
    failing,
    isFailed: state.phase === 'editing' && state.save.status === 'failed',
    save: () => busy(() => popup.save({ isClosing: false })),
    canInterrupt: () => !isWriting,
  });
  const isClosing = state.phase === 'editing' && state.save.status === 'saving' && state.save.isClosing;

  /** What runs takes focus along to the button that says so, and gives it back. */
  async function busy(work: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
    const before = activeElement();
    const running = work();
    if (bodyRef.current?.contains(before)) saveRef.current?.focus();
    const outcome = await running;
    if (outcome === 'refused') showRefused();
    else if (before instanceof HTMLElement && activeElement() === saveRef.current) requestAnimationFrame(() => before.focus());
    return outcome;
  }

  function showRefused() {
    const current = state.phase === 'editing' ? state : null;
    if (current?.ksaDraft && !current.draft) setTab('ksa');
    requestAnimationFrame(() => bodyRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function handleSave() {
    if ((await busy(() => popup.save({ isClosing: false }))) === 'nothing') showToast({ message: text.nothingToSave });
  }

  async function handleClose() {
    if (isReadOnly || state.phase !== 'editing') return onClose();
    const outcome = await busy(() => popup.save({ isClosing: true }));
    if (outcome === 'saved' || outcome === 'nothing') onClose();
  }

  const heading = isReadOnly ? text.readTitle : text.title;
  return (
    <Dialog
      isOpen
      size="l"
      title={courseName ? text.of({ title: heading, course: courseName }) : heading}
      isCloseDisabled={locked}
      isFlush
      onOpenChange={(isOpen) => {
        if (!isOpen && !locked) void handleClose();
      }}
      footerStart={
        !isReadOnly && state.phase === 'editing' ? (
          <PopupStatus state={state} isClosing={isClosing} failing={failing} onRetry={() => void handleSave()} />
        ) : (
          <span />
        )
      }
      footer={
        <PopupButtons
          isReadOnly={isReadOnly || state.phase !== 'editing'}
          isSaving={locked}
          changeCount={state.phase === 'editing' && state.save.status === 'failed' ? countPointChanges(state.list) : 0}
          saveRef={saveRef}
          onClose={() => void handleClose()}
          onDiscard={onClose}
          onSave={() => void handleSave()}
        />
      }
    >
      <Shortcuts keys={isReadOnly ? noKeys : { 'Ctrl+S': () => void handleSave() }}>
        <Body ref={bodyRef} inert={locked} aria-busy={locked || state.phase === 'loading'}>
          {state.phase === 'loading' && <PointSkeleton label={text.loading} />}
          {state.phase === 'failed' && <ErrorState title={text.loadFailed} hint={state.message} onRetry={popup.reload} />}
          {state.phase === 'editing' && (
            <>
              {state.save.status === 'conflict' && <ConflictNote onResolve={(which) => void busy(() => popup.resolveConflict(which))} />}
              <WaitingToastsContext value={waiting}>
                <Pages selectedKey={tab} onSelectionChange={(key) => setTab(key === 'ksa' ? 'ksa' : 'points')}>
                  <TabList aria-label={heading}>
                    <Tab id="points" count={state.list.rows.length}>
                      {text.points}
                    </Tab>
                    <Tab id="ksa" count={state.list.ksa.length}>
                      {text.ksa}
                    </Tab>
                  </TabList>
                  <Page id="points">
                    <PointTab {...{ state, source, majorId, courseId, isReadOnly, dispatch }} />
                  </Page>
                  <Page id="ksa">
                    <KsaEditor
                      list={state.list}
                      draft={state.ksaDraft}
                      isReadOnly={isReadOnly}
                      onChange={(change) => void dispatch({ type: 'ksaChanged', change })}
                      onDraftChange={(draft) => void dispatch({ type: 'ksaDraftChanged', draft })}
                    />
                  </Page>
                </Pages>
              </WaitingToastsContext>
              <TermHelp />
            </>
          )}
        </Body>
      </Shortcuts>
    </Dialog>
  );
}

const noKeys = {};

// One height, whatever is shown: the window must not jump under the pointer.
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  block-size: min(560px, calc(100vh - 240px));
  min-block-size: 240px;
  padding: 0 ${tokens.space[6]} ${tokens.space[2]};
`;

const Pages = styled(Tabs)`
  flex: 1;
`;

const Page = styled(TabPanel)`
  flex: 1;
  min-block-size: 0;
`;
