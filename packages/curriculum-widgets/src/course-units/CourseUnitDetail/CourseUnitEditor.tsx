import { textOf, type Language } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useToast } from '@college/ui/Toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CourseUnitDetailProps } from './CourseUnitDetailProps';
import { countWorkChanges, type CourseUnitWork } from './courseUnitWork';
import { DetailSkeleton } from './DetailSkeleton';
import { EditorForm } from './EditorForm';
import { Bar, Facts, Tools } from '../../support/editorBarParts';
import { useDraftError } from '../../support/restored/useDraftError';
import { Body, Side } from './editorParts';
import { courseUnitDetailMessages } from './messages';
import type { NewCourseUnit } from './newUnit/useNewCourseUnit';
import { readableForm } from './readableForm';
import { useCourseOptions } from './sections/useCourseOptions';
import { useCourseUnitDetail } from './useCourseUnitDetail';
import { useLatest } from '../../support/desk/useLatest';
import { savingOf } from '../../support/desk/savingOf';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { useLanguage } from '../../support/useLanguage';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useWaitingToasts, WaitingToastsContext } from '../../support/waitingToasts';
import { useSaveStatus } from '../../support/useSaveStatus';
import { useArrivalField } from './useArrivalField';
import { useDrawnSlots } from './useDrawnSlots';
import { useFirstName } from './useFirstName';
import { useOpenCourseUnit } from './useOpenCourseUnit';
import { useNamed } from '../../support/undo/useNamed';

const conflictDialog = lazyPart(async () => (await import('./save/ConflictDialog')).ConflictDialog);

interface CourseUnitEditorProps extends Omit<CourseUnitDetailProps, 'labels' | 'onBack'> {
  courseUnitId: number;
  isNew: boolean;
  creation: NewCourseUnit;
  draftKey: string;
  backLabel: string;
  onBack?: () => void;
}

const machineClock = () => Date.now();

/** The open unit: its bar, its form, and the talk with the server. */
export function CourseUnitEditor(props: CourseUnitEditorProps) {
  const { source, courseUnitId, actor, isReadOnly = false, isNew, creation, draftStorage, now = machineClock } = props;
  const text = useMessages(courseUnitDetailMessages);
  const { showToast } = useToast();
  const language = useLanguage();
  const named = useNamed();
  const options = useCourseOptions(source);
  const failing = useSaveFailure();
  const warnOfDrafts = useDraftError();
  const waiting = useWaitingToasts();
  const detail = useCourseUnitDetail({
    source,
    courseUnitId,
    actor,
    draftStorage: isReadOnly ? undefined : draftStorage,
    draftKey: props.draftKey,
    now,
    onDraftError: warnOfDrafts,
    onLoadFail: (message) => showToast({ type: 'error', message }),
    onSaveStart: creation.saveStarted,
    onSaved: (saved) => {
      creation.saved();
      waiting.settle();
      showToast({ type: 'success', message: text.saved, description: named(storedName(saved.stored, language)) });
      props.onSaved?.({ id: saved.id, wasNew: saved.wasNew });
    },
    onSaveFail: (error) => {
      creation.saveFailed();
      if (error !== null) failing.report(error, () => void save());
    },
  });
  const { desk, state } = detail;
  const { save } = desk;
  const root = useRef<HTMLDivElement>(null);
  const changeCount = state.phase === 'open' ? countWorkChanges(state.history.present, state.base) : 0;
  const isDirty = changeCount > 0;
  const status = useSaveStatus({
    standing: isReadOnly ? null : savingOf(state),
    isDirty,
    changeCount,
    save,
    failing,
    onStatusChange: props.onStatusChange,
  });
  const [isTouched, setTouched] = useState(false);
  const unit = useOpenCourseUnit({
    detail,
    isNew,
    isReadOnly,
    root,
    ref: props.controls,
    onTouch: () => setTouched(true),
    onRefreshFail: (message) => showToast({ type: 'error', message }),
  });
  useArrivalField(props.arrivalField, unit?.controls);
  useFirstName(isNew ? props.newName : undefined, unit);
  const { slots, catchingUp } = useDrawnSlots(props.slots, unit);
  const isAtStake = isDirty || (isNew && isTouched);
  const tell = useRef(props.onDirtyChange);
  useEffect(() => {
    tell.current = props.onDirtyChange;
  });
  useEffect(() => tell.current?.({ isDirty: isAtStake, isNew, changeCount }), [isAtStake, isNew, changeCount]);
  const name = state.phase === 'open' ? storedName(state.base, language) : '';
  const latest = useLatest({ onNameChange: props.onNameChange });
  useEffect(() => latest().onNameChange?.(name), [name, latest]);
  const leaveConflict = () => desk.leaveConflict(text.conflictTitle);
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save() }), [save]);

  if (state.phase === 'failed') {
    const wayOut = props.onBack && (
      <Button variant="ghost" onPress={props.onBack}>
        {props.backLabel}
      </Button>
    );
    return <ErrorState title={text.loadFailed} hint={state.message} onRetry={desk.load} wayOut={wayOut} />;
  }
  if (state.phase === 'loading' || !unit) return <DetailSkeleton />;
  const { base, history, save: saveState } = state;
  const { course } = base.unit;
  return (
    <Shortcuts keys={keys} isDisabled={isReadOnly}>
      <Bar {...catchingUp}>
        <PageHeader
          variant="editor"
          title={name || text.newTitle}
          facts={
            <Facts>
              {!isNew && <span>{unit.id}</span>}
              {slots.facts}
              {!props.onStatusChange && status}
            </Facts>
          }
          onBack={props.onBack}
          backLabel={props.backLabel}
          actions={
            <>
              {slots.headerTools && <Tools data-ruled={!isReadOnly || undefined}>{slots.headerTools}</Tools>}
              {!isReadOnly && (
                <Button variant="primary" isPending={saveState.status === 'saving'} pendingLabel={text.saving} onPress={() => void save()}>
                  {text.save}
                </Button>
              )}
            </>
          }
        />
      </Bar>
      <Body {...catchingUp}>
        <WaitingToastsContext value={waiting}>
          <EditorForm
            form={isReadOnly ? readableForm(course, language) : history.present.form}
            desk={desk}
            state={state}
            source={source}
            unit={unit}
            slots={slots}
            options={options}
            ref={root}
          />
        </WaitingToastsContext>
        {slots.sidePanel && <Side>{slots.sidePanel}</Side>}
      </Body>
      {saveState.status === 'conflict' && (
        <PopupPart
          part={conflictDialog}
          given={{
            versions: { base: base.form, mine: history.present.form, theirs: saveState.theirs.form },
            classes: options.classes,
            types: options.types,
            source,
            majorId: course.majorId,
            onResolve: (form) => void detail.resolve(form),
            onCancel: leaveConflict,
          }}
          onFailed={leaveConflict}
        />
      )}
    </Shortcuts>
  );
}

function storedName({ form, unit }: CourseUnitWork, language: Language): string {
  return textOf({ name: form.name, translations: unit.course.translations }, 'name', language);
}
