import { countChanges, isCourseEditable, sumHours, textOf } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { screenOnly } from '@college/ui/print';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { RestoredNote } from '../../support/restored/RestoredNote';
import { placeFields } from '../BindingForm/BindingPlace';
import { useMatrixDesk, type ReadyDesk } from '../desk';
import { useLanguage } from '../../support/useLanguage';
import { MatrixExport } from '../MatrixExport';
import { MatrixImport } from '../MatrixImport';
import { MatrixSkeleton } from '../MatrixFrame/MatrixSkeleton';
import { matrixFrameMessages } from '../MatrixFrame/messages';
import { SaveMatrices } from '../MatrixFrame/MatrixToolbar';
import { handleWaitingField, useDeskKeys } from '../MatrixFrame/useDeskKeys';
import type { MatrixPageProps } from './MatrixPageProps';
import { matrixPageMessages } from './messages';
import { TripleMatrix } from './TripleMatrix';
import { useDeskStatus } from './useDeskStatus';

const soon = [placeFields];

/** The three matrices of one course: header, tabs, side panel, and save status. */
export function OpenMatrices(props: MatrixPageProps & { courseId: number }) {
  const { source, files, majorId, majorName, courseId, canModify = true, links, onDirtyChange, onStatusChange, controls } = props;
  const text = useMessages(matrixPageMessages);
  const frame = useMessages(matrixFrameMessages);
  const language = useLanguage();
  const draftStorage = canModify ? props.draftStorage : undefined;
  const desk = useMatrixDesk(source, { courseId, onSaved: props.onSaved, draftStorage, userId: props.userId });
  const root = useRef<HTMLDivElement>(null);
  usePreloadedParts(soon, !canModify);
  const ready = desk.status === 'ready' ? desk : null;
  const isReadOnly = !canModify || (ready !== null && !isCourseEditable(ready.matrices, courseId));
  const status = useDeskStatus({ desk: isReadOnly ? null : ready, onStatusChange });
  const keys = useDeskKeys(desk);

  const saving = ready?.saving;
  const isDirty = !isReadOnly && saving !== undefined && saving.status !== 'saved';
  const changeCount = useMemo(() => {
    if (!isDirty || !ready) return 0;
    return ready.saving.status === 'unsaved' ? ready.saving.changeCount : countChanges(ready.base, ready.matrices);
  }, [isDirty, ready]);
  const notify = useRef(onDirtyChange);
  useEffect(() => {
    notify.current = onDirtyChange;
  });
  useEffect(() => notify.current?.({ isDirty, changeCount }), [isDirty, changeCount]);
  useEffect(() => () => notify.current?.({ isDirty: false, changeCount: 0 }), []);
  const { save, discard, refresh } = ready ?? {};
  useImperativeHandle(
    controls,
    () => ({
      save: save ?? (() => Promise.resolve(false)),
      discard: discard ?? (() => undefined),
      takeOthersIn: async () => (await refresh?.({ isQuiet: true })) ?? false,
    }),
    [save, discard, refresh],
  );

  function handleDiscard() {
    root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    discard?.();
  }

  /** The import stored rows past this desk. */
  async function imported(open: ReadyDesk) {
    await open.refresh?.();
    props.onSaved?.();
  }

  const course = ready?.matrices.courses.find(({ id }) => id === courseId);
  const name = course ? textOf(course, 'name', language) : text.title;
  const hours = useMemo(() => ready && sumHours(ready.matrices.projects), [ready]);
  return (
    <Shortcuts keys={keys} isDisabled={isReadOnly}>
      <Page ref={root} onKeyDown={(event) => isReadOnly || handleWaitingField(event, desk)}>
        <Header
          variant="editor"
          title={name}
          facts={
            <Facts>
              {hours && <span>{text.hours(hours)}</span>}
              {ready && isReadOnly && <span>{text.readOnly}</span>}
              {!onStatusChange && status}
            </Facts>
          }
          actions={
            <>
              {links}
              {ready && files && !isReadOnly && (
                <MatrixImport
                  source={files}
                  majorId={majorId ?? ready.matrices.majorId}
                  courseId={courseId}
                  canImportMajor={props.canModifyMajor}
                  defaultKind={(props.selection?.matrix ?? 'major') === 'major' ? 'major' : 'course'}
                  onImported={() => void imported(ready)}
                />
              )}
              {ready && files && (
                <MatrixExport
                  variant="ghost"
                  source={files}
                  majorId={majorId ?? ready.matrices.majorId}
                  majorName={majorName}
                  courseId={courseId}
                  courseName={course && name}
                  hasUnsaved={isDirty}
                />
              )}
              {ready && !isReadOnly && <Rule aria-hidden="true" />}
              {ready && !isReadOnly && <SaveMatrices desk={ready} />}
            </>
          }
        />
        {ready && !isReadOnly && (
          <Restored>
            <RestoredNote writtenAt={ready.restoredFrom} onDiscard={handleDiscard} />
          </Restored>
        )}
        {desk.status === 'loading' && <MatrixSkeleton kind={props.selection?.matrix ?? 'major'} />}
        {desk.status === 'failed' && <ErrorState title={frame.failed} hint={desk.message} onRetry={desk.retry} />}
        {ready && <TripleMatrix {...props} courseName={name} desk={ready} isReadOnly={isReadOnly} />}
      </Page>
    </Shortcuts>
  );
}

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: ${tokens.color.surface};
`;

const Header = styled(PageHeader)`
  && {
    flex: none;
    border-block-end: 0;
  }
  /* Paper is headed by what is on it: the title of the matrix. */
  ${screenOnly}
`;

const Restored = styled.div`
  flex: none;
  padding: 0 ${tokens.size.pageX} ${tokens.space[3]};

  &:empty {
    display: none;
  }
  ${screenOnly}
`;

const Facts = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

/* Before Save, as in the bars of the other editors; their parts would bring those pages' scripts here. */
const Rule = styled.span`
  block-size: 16px;
  margin-inline: ${tokens.space[2]};
  border-inline-start: 1px solid ${tokens.color.borderStrong};
`;
