import { textOf } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useToast } from '@college/ui/Toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CourseUnitDetailProps } from './CourseUnitDetailProps';
import type { CourseUnitEditing } from './courseUnitDetailState';
import { countChanges, toForm } from './courseUnitForm';
import { DetailSkeleton } from './DetailSkeleton';
import { useDraft } from './draft/useDraft';
import { EditorForm } from './EditorForm';
import { Bar, Facts, Tools } from '../../support/editorBarParts';
import { Body, Side } from './editorParts';
import { courseUnitDetailMessages } from './messages';
import type { NewCourseUnit } from './newUnit/useNewCourseUnit';
import { readableState } from './readableState';
import { ConflictDialog } from './save/ConflictDialog';
import { savingMessages } from './save/messages';
import { useCourseOptions } from './sections/useCourseOptions';
import { useCourseUnitDetail } from './useCourseUnitDetail';
import { useLanguage } from '../../support/useLanguage';
import { useSaveFailure } from '../../support/saving/useSaveFailure';
import { useWaitingToasts, WaitingToastsContext } from '../../support/waitingToasts';
import { useSaveStatus } from '../../support/useSaveStatus';
import { useOpenCourseUnit } from './useOpenCourseUnit';

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
  const { source, courseUnitId, actor, isReadOnly = false, isNew, creation, draftStorage, now = machineClock, slots = {} } = props;
  const text = useMessages(courseUnitDetailMessages);
  const saving = useMessages(savingMessages);
  const { showToast } = useToast();
  const language = useLanguage();
  const options = useCourseOptions(source);
  const draft = useDraft({
    storage: isReadOnly ? undefined : draftStorage,
    key: props.draftKey,
    onWriteError: () => showToast({ type: 'warning', message: text.draftFull }),
  });
  const failing = useSaveFailure();
  const waiting = useWaitingToasts();
  const detail = useCourseUnitDetail({
    source,
    courseUnitId,
    actor,
    draft,
    now,
    onLoadFail: (message) => showToast({ type: 'error', message }),
    onSaveStart: creation.saveStarted,
    onSaved: (saved) => {
      creation.saved();
      waiting.settle();
      showToast({ type: 'success', message: text.saved });
      props.onSaved?.(saved);
    },
    onSaveFail: (error) => {
      creation.saveFailed();
      if (error !== null) failing.tell(error, () => void detail.save());
    },
  });
  const { state, dispatch, save, discard, isDirty } = detail;
  const root = useRef<HTMLDivElement>(null);
  const changeCount = state.phase === 'editing' ? changesOf(state) : 0;
  const status = useSaveStatus({
    standing: state.phase === 'editing' && !isReadOnly ? state.save : null,
    isDirty,
    changeCount,
    save,
    failing,
    onStatusChange: props.onStatusChange,
  });
  const [isTouched, setTouched] = useState(false);
  const unit = useOpenCourseUnit({
    detail,
    source,
    isNew,
    isReadOnly,
    root,
    ref: props.controls,
    onTouch: () => setTouched(true),
    onRefreshFail: (message) => showToast({ type: 'error', message }),
  });
  const isAtStake = isDirty || (isNew && isTouched);
  const tell = useRef(props.onDirtyChange);
  useEffect(() => {
    tell.current = props.onDirtyChange;
  });
  useEffect(() => tell.current?.({ isDirty: isAtStake, isNew, changeCount }), [isAtStake, isNew, changeCount]);
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save() }), [save]);

  if (state.phase === 'failed') {
    const wayOut = props.onBack && (
      <Button variant="ghost" onPress={props.onBack}>
        {props.backLabel}
      </Button>
    );
    return <ErrorState title={text.loadFailed} hint={state.message} onRetry={detail.reload} wayOut={wayOut} />;
  }
  if (state.phase === 'loading' || !unit) return <DetailSkeleton />;
  const { save: saveState } = state;
  const name = textOf({ name: state.baseline.name, translations: state.loaded.translations }, 'name', language);
  const shown = isReadOnly ? readableState(state, language) : state;
  return (
    <Shortcuts keys={keys} isDisabled={isReadOnly}>
      <Bar>
        <PageHeader
          variant="editor"
          title={name || text.newTitle}
          facts={
            <Facts>
              {!isNew && <span>{unit.id}</span>}
              {slots.facts?.(unit)}
              {!props.onStatusChange && status}
            </Facts>
          }
          onBack={props.onBack}
          backLabel={props.backLabel}
          actions={
            <>
              {slots.headerTools && <Tools data-ruled={!isReadOnly || undefined}>{slots.headerTools(unit)}</Tools>}
              {!isReadOnly && (
                <Button variant="primary" isPending={saveState.status === 'saving'} pendingLabel={text.saving} onPress={() => void save()}>
                  {text.save}
                </Button>
              )}
            </>
          }
        />
      </Bar>
      <Body>
        <WaitingToastsContext value={waiting}>
          <EditorForm
            state={shown}
            source={source}
            unit={unit}
            slots={slots}
            options={options}
            dispatch={dispatch}
            onDiscard={discard}
            onRowValidityChange={detail.setRowsValid}
            ref={root}
          />
        </WaitingToastsContext>
        {slots.sidePanel && <Side>{slots.sidePanel(unit)}</Side>}
      </Body>
      {saveState.status === 'conflict' && (
        <ConflictDialog
          versions={{ base: state.baseline, mine: state.form, theirs: toForm(saveState.theirs) }}
          classes={options.classes}
          types={options.types}
          onResolve={(form) => void detail.resolveConflict(form)}
          onCancel={() => dispatch({ type: 'conflictLeft', message: saving.conflictTitle })}
        />
      )}
    </Shortcuts>
  );
}

function changesOf(state: CourseUnitEditing) {
  return countChanges(state.form, state.baseline) + (state.points.imported ? 1 : 0);
}
