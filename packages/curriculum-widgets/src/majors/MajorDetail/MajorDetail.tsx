import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { ArrivalContext, type ArrivalRecord } from '../../support/arrival/ArrivalContext';
import { useDraftError } from '../../support/restored/useDraftError';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useSaveStatus } from '../../support/useSaveStatus';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { DetailSkeleton } from '../../course-units/CourseUnitDetail/DetailSkeleton';
import type { DraftStorage } from '../../support/desk/drafts';
import { savingOf } from '../../support/desk/savingOf';
import { countRequirementChanges, isSameRequirements } from '@college/curriculum-model';
import { takeStoredFacts } from './majorDesk';
import { MajorEditor } from './MajorEditor';
import { majorDetailMessages } from './messages';
import type { MajorDetailSource } from './MajorDetailSource';
import { MajorReader } from './MajorReader';
import { useMajorDesk } from './useMajorDesk';

/** Controls the detail from outside, such as for a guard that confirms leaving. */
export interface MajorDetailControls {
  /** Saves; resolves to whether it worked. */
  save: () => Promise<boolean>;
  /** Discards unsaved changes and their draft. */
  discard: () => void;
}

export interface MajorDetailProps {
  /** Where the major is read and saved. */
  source: MajorDetailSource;
  /** The major to show; another one starts afresh. */
  majorId: number;
  /** Who edits: the owner of drafts. */
  userId: number;
  /** Whether it is read-only, regardless of the server's value for the major. @default the server's value */
  isReadOnly?: boolean;
  /** Where unsaved work survives a crashed tab. @default none */
  draftStorage?: DraftStorage;
  /** Goes back to the home of the major. */
  onBack?: () => void;
  /** Called after facts or requirements are saved. */
  onSaved?: () => void;
  /** Called with whether leaving now would lose unsaved work. */
  onDirtyChange?: (dirty: { isDirty: boolean; changeCount: number }) => void;
  /** Renders the save status elsewhere. @default shown next to the title */
  onStatusChange?: (status: ReactNode) => void;
  /** An indicator point that a link leads to: its row is marked, scrolled to, and takes the focus. A new object leads there again. */
  arrival?: ArrivalRecord;
  /** Ghost buttons left of Save, such as the edit history. */
  headerTools?: ReactNode;
  /** Time for "saved at" and drafts. @default the machine's clock */
  now?: () => number;
  /** Controls the detail from outside: saves, or discards unsaved changes. */
  controls?: Ref<MajorDetailControls>;
}

const machineClock = () => Date.now();

/** The facts of a major and its graduation requirements with their indicator points, to edit or to read. Put it inside a `ToastProvider`. */
export function MajorDetail(props: MajorDetailProps) {
  // Another major starts afresh.
  return (
    <ArrivalContext value={props.arrival}>
      <Detail key={props.majorId} {...props} />
    </ArrivalContext>
  );
}

function Detail(props: MajorDetailProps) {
  const { source, majorId, userId, draftStorage, now = machineClock, onStatusChange } = props;
  const text = useMessages(majorDetailMessages);
  const { showToast } = useToast();
  const failing = useSaveFailure();
  const warnOfDrafts = useDraftError();
  const { desk, state, act, resolve } = useMajorDesk({
    source,
    majorId,
    userId,
    draftStorage: props.isReadOnly ? undefined : draftStorage,
    now,
    onDraftError: warnOfDrafts,
    onSaved() {
      showToast({ type: 'success', message: text.saved, description: text.requirements });
      props.onSaved?.();
    },
    onSaveFail: (error) => failing.report(error, () => void desk.save()),
  });
  const { save, discard } = desk;
  const [base, present] = state.phase === 'open' ? [state.base.requirements.present, state.history.present.requirements.present] : [[], []];
  const isDirty = !isSameRequirements(base, present);
  const changeCount = isDirty ? countRequirementChanges(base, present) : 0;
  const status = useSaveStatus({
    standing: savingOf(state),
    isDirty,
    changeCount,
    save,
    failing,
    onStatusChange,
  });
  useImperativeHandle(props.controls, () => ({ save, discard }), [save, discard]);
  const tell = useRef(props.onDirtyChange);
  useEffect(() => {
    tell.current = props.onDirtyChange;
  });
  useEffect(() => tell.current?.({ isDirty, changeCount }), [isDirty, changeCount]);

  if (state.phase === 'failed') {
    const wayOut = props.onBack && (
      <Button variant="ghost" onPress={props.onBack}>
        {text.back}
      </Button>
    );
    return <ErrorState title={text.loadFailed} hint={state.message} onRetry={desk.load} wayOut={wayOut} />;
  }
  if (state.phase === 'loading') return <DetailSkeleton />;
  const { major } = state.history.present;
  const isReadOnly = props.isReadOnly ?? !major.edit;
  const parts = { onBack: props.onBack, tools: props.headerTools };
  if (isReadOnly) return <MajorReader {...parts} major={major} requirements={state.stored.requirements.present} />;
  return (
    <MajorEditor
      {...parts}
      desk={desk}
      state={state}
      onAct={act}
      onResolve={resolve}
      source={source}
      now={now}
      status={onStatusChange ? null : status}
      onFactsSaved={(facts, overVersion) => {
        takeStoredFacts(desk, facts, overVersion);
        props.onSaved?.();
      }}
    />
  );
}
