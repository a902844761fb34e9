import { countPointChanges, isPointListModified, type CourseUnitDetail } from '@college/curriculum-model';
import { Dialog } from '@college/ui/Dialog';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { Tab, TabList, TabPanel, Tabs } from '@college/ui/Tabs';
import { activeElement } from '@college/ui/shadow';
import { tokens } from '@college/ui/theme';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DraftOwner } from '../../support/desk/drafts';
import { RestoredNote } from '../../support/restored/RestoredNote';
import { useSaveResumption } from '../../support/saving/useSaveFailure';
import { WaitingToastsContext } from '../../support/waitingToasts';
import { KsaEditor } from '../KsaEditor/KsaEditor';
import { ConflictNote } from '../../support/conflict/ConflictNote';
import { TermHints } from '../../support/TermHint';
import { CaptionText } from '../../support/textParts';
import { pointPopupMessages } from './messages';
import { ontoNewer } from './pointDesk';
import { PointSkeleton } from './PointSkeleton';
import type { PointPopupSource } from './PointPopupSource';
import { PopupButtons } from './PopupButtons';
import { PopupStatus } from './PopupStatus';
import { PointTab } from './PointTab';
import { useFileReading } from './useFileReading';
import { usePointDesk } from './usePointDesk';

export interface PointPopupProps extends DraftOwner {
  /** Reads and writes points; a college plugs in its own backend here. */
  source: PointPopupSource;
  /** The major of the course, by which imported files are read. */
  majorId: number;
  /** The course whose points these are. */
  courseId: number;
  /** Shown in the title. */
  courseName?: string;
  /**
   * Shows the lists without anything that changes them.
   * @default false
   */
  isReadOnly?: boolean;
  /** The tab that shows at first. @default 'points' */
  defaultTab?: 'points' | 'ksa';
  /** Called after something is stored, be it only the points, with the unit as stored where the server answered it. */
  onSaved?: (record?: CourseUnitDetail) => void;
  /** Called when the dialog closes; unmount it. */
  onClose: () => void;
  /** Time for "saved at". @default Date.now */
  now?: () => number;
}

type TabId = 'points' | 'ksa';
const machineClock = () => Date.now();

/** Edits a course's points and KSA items over the page; closing it while something is changed saves once, then closes (core §4). */
export function PointPopup(props: PointPopupProps) {
  const { source, majorId, courseId, courseName, isReadOnly = false, defaultTab = 'points', onSaved, onClose, now = machineClock } = props;
  const { userId } = props;
  const draftStorage = isReadOnly ? undefined : props.draftStorage;
  const text = useMessages(pointPopupMessages);
  const [tab, setTab] = useState<TabId>(defaultTab);
  const [wantsToClose, setWantsToClose] = useState(false);
  const bodyRef = useRef<HTMLDivElement>(null);
  const saveRef = useRef<HTMLButtonElement>(null);
  const { desk, state, failing, waiting } = usePointDesk({
    source,
    courseId,
    now,
    onSaved,
    draftStorage,
    userId,
    onRefused: showRefused,
  });
  const { act } = desk;
  const work = state.phase === 'open' ? state.history.present : null;
  const save = state.phase === 'open' ? state.save : null;
  const isSaving = save?.status === 'saving';
  const file = useFileReading(source);
  const isHeld = isSaving || file.isReading;
  useSaveResumption({
    failing,
    isFailed: save?.status === 'failed',
    save: handleSave,
    canInterrupt: () => !work?.draft && !work?.ksaDraft && !file.isReading,
  });

  /** While a save runs, focus is on the button that shows it, and returns afterwards. */
  async function busy(running: Promise<boolean>): Promise<boolean> {
    const current = desk.getState();
    if (current.phase !== 'open' || current.save.status !== 'saving') return running;
    const before = activeElement();
    if (bodyRef.current?.contains(before)) saveRef.current?.focus();
    const isStored = await running;
    if (before instanceof HTMLElement && activeElement() === saveRef.current) requestAnimationFrame(() => before.focus());
    return isStored;
  }

  function showRefused() {
    const current = desk.getState();
    if (current.phase !== 'open') return;
    const { draft, ksaDraft } = current.history.present;
    if (ksaDraft && !draft) setTab('ksa');
    requestAnimationFrame(() => bodyRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  /** Ends open edits, then saves what differs; what a file holds is waited for. */
  async function handleSave(): Promise<boolean> {
    if (file.isReading) return false;
    act({ type: 'draftsSettled' });
    return busy(desk.save());
  }

  async function handleClose() {
    const settled = isReadOnly ? null : act({ type: 'draftsSettled' });
    if (!settled || (!settled.draft && !settled.ksaDraft && !isPointListModified(settled.list))) return onClose();
    setWantsToClose(true);
    if (await busy(desk.save())) onClose();
    else setWantsToClose(false);
  }

  function handleResolve(which: 'mine' | 'theirs') {
    const mine = act({ type: 'draftsSettled' });
    if (!mine || save?.status !== 'conflict') return;
    if (which === 'theirs') desk.choose(save.theirs);
    else void busy(desk.resolve(ontoNewer(mine, save.theirs)));
  }

  function handleRestoredDiscard() {
    bodyRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    desk.discard();
  }

  const heading = isReadOnly ? text.readTitle : text.title;
  return (
    <Dialog
      isOpen
      size="l"
      title={courseName ? text.of({ title: heading, course: courseName }) : heading}
      isCloseDisabled={isHeld}
      isFlush
      onOpenChange={(isOpen) => {
        if (!isOpen && !isHeld) void handleClose();
      }}
      footerStart={
        !isReadOnly && state.phase === 'open' ? (
          <PopupStatus state={state} isClosing={wantsToClose && isSaving} failing={failing} onRetry={() => void handleSave()} />
        ) : (
          <span />
        )
      }
      footer={
        <PopupButtons
          isReadOnly={isReadOnly || !work}
          isSaving={isSaving}
          isHeld={isHeld}
          changeCount={work && save?.status === 'failed' ? countPointChanges(work.list) : 0}
          saveRef={saveRef}
          onClose={() => void handleClose()}
          onDiscard={() => {
            desk.discard();
            onClose();
          }}
          onSave={() => void handleSave()}
        />
      }
    >
      <Shortcuts keys={isReadOnly ? noKeys : { 'Ctrl+S': () => void handleSave() }}>
        <Body ref={bodyRef} inert={isSaving} aria-busy={isSaving || state.phase === 'loading'}>
          {state.phase === 'loading' && <PointSkeleton label={text.loading} />}
          {state.phase === 'failed' && <ErrorState title={text.loadFailed} hint={state.message} onRetry={desk.load} />}
          {work && (
            <>
              <RestoredNote writtenAt={state.phase === 'open' ? state.restoredFrom : null} onDiscard={handleRestoredDiscard} />
              {save?.status === 'conflict' && <ConflictNote text={text} isDisabled={file.isReading} onResolve={handleResolve} />}
              <WaitingToastsContext value={waiting}>
                <Pages selectedKey={tab} onSelectionChange={(key) => setTab(key === 'ksa' ? 'ksa' : 'points')}>
                  <TabList aria-label={heading}>
                    <Tab id="points" count={work.list.rows.length}>
                      {text.points}
                    </Tab>
                    <Tab id="ksa" count={work.list.ksa.length}>
                      {text.ksa}
                    </Tab>
                  </TabList>
                  <Page id="points">
                    <PointTab {...{ work, source: file.source, majorId, courseId, isReadOnly, act }} />
                  </Page>
                  <Page id="ksa">
                    <KsaEditor
                      list={work.list}
                      draft={work.ksaDraft}
                      isReadOnly={isReadOnly}
                      onChange={(change) => void act({ type: 'ksaChanged', change })}
                      onDraftChange={(draft) => void act({ type: 'ksaDraftChanged', draft })}
                    />
                  </Page>
                </Pages>
              </WaitingToastsContext>
              <CaptionText>
                <TermHints>{text.terms}</TermHints>
              </CaptionText>
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
