import {
  createMatrices,
  createMatrixFiles,
  createPlacementSuggestions,
  createSupportSuggestions,
  createTaskGoals,
  quietClient,
} from '@college/api-client';
import type { HistoryRecord } from '@college/curriculum-widgets/history/EditHistory';
import { HistoryButton } from '@college/curriculum-widgets/history/RecordHistory';
import { MatrixPage, matrixPageMessages, type MatrixPageControls } from '@college/curriculum-widgets/matrices/MatrixPage';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useMajorComments } from '../../comments/useMajorComments';
import { PickCourse } from '../../courses/PickCourse';
import { useCoursesChanged } from '../../courses/useCoursesChanged';
import { useLivePart } from '../../live/useLivePart';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { PageHistory } from '../../history/PageHistory';
import { UnknownRights } from '../../rights/UnknownRights';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { courseUnitPath, majorDetailPath, matrixPath, readPath } from '../../search/coursePaths';
import { placeInSearch } from '../../search/matrixPlace';
import { idOf } from '../../search/searchParams';
import { useCourseTrail } from './useCourseTrail';
import { useOpeningHint } from './useOpeningHint';
import { usePanelMemory } from './usePanelMemory';
import { useServices } from '../../services';
import { usePageNames } from '../../routing/pageNames';
import { openHintMessages } from '../../courses/openHintMessages';

const unchanged = { isDirty: false, changeCount: 0 };

/** /matrix (core §2; query majorId, courseId): the three matrices of a course; `matrix` and `projectId` lead to one of them. */
export function MatrixRoute() {
  const hints = useMessages(openHintMessages);
  const page = useMessages(matrixPageMessages);
  const onCoursesChange = useCoursesChanged();
  const router = useRouter();
  const search = useSearch({ from: '/main/matrix' });
  const [majorId, courseId] = [idOf(search.majorId), idOf(search.courseId)];
  const { can, isKnown, failure } = useRights(majorId);
  const sources = useMatrixSources();
  const [saveStatus, setSaveStatus] = useState<ReactNode>(null);
  const [dirty, setDirty] = useState(unchanged);
  const controls = useRef<MatrixPageControls>(null);
  const { majorName, cards, isChoosing } = useCourseTrail({ majorId, courseId, saveStatus });
  const panel = usePanelMemory();
  const live = useLivePart();
  const comments = useMajorComments(majorId, async () => controls.current?.takeOthersIn());
  const { selection, defaultPlace } = placeInSearch(search);
  const openingHint = useOpeningHint();
  const owner = useDraftOwner();

  if (!isKnown) return <UnknownRights failure={failure} />;
  if (courseId === undefined && isChoosing) return null;
  if (courseId === undefined && majorId === undefined) {
    return (
      <PickCourse
        hint={hints.chooseMatrices}
        hrefOf={(course) => matrixPath({ majorId: course.majorId, courseId: course.id })}
        majorHref={(id) => matrixPath({ majorId: id })}
      />
    );
  }
  return (
    <>
      <PageHistory
        name={cards?.find(({ self }) => Number(self.value) === courseId)?.self.label}
        majorId={majorId}
        records={matrixHistories({ majorId, courseId })}
        isReadOnly={!can('modify', courseId)}
        hasUnsavedEdits={dirty.isDirty}
        controls={controls}
      >
        {(drawing) => (
          <MatrixPage
            key={drawing}
            {...sources}
            {...panel}
            {...owner}
            // A workbook of a major that the person may not see would be refused.
            files={can('read') ? sources.files : undefined}
            majorId={majorId}
            majorName={majorName}
            courseId={courseId}
            courses={cards?.map(({ self }) => {
              const id = Number(self.value);
              return { id, name: self.label, href: matrixPath({ majorId, courseId: id }) };
            })}
            canModify={can('modify', courseId)}
            canModifyMajor={can('create')}
            selection={selection}
            defaultPlace={defaultPlace}
            onSelectionChange={(place) =>
              // Which of the matrices shows is no step back, and no leaving.
              router.history.replace(`${basePath}${matrixPath({ majorId, courseId, ...place })}`, undefined, { ignoreBlocker: true })
            }
            links={
              courseId !== undefined && (
                <>
                  {live && majorId !== undefined && (
                    <live.LiveMatrices {...{ majorId, courseId, selection, controls }} canEdit={can('modify', courseId)} />
                  )}
                  <MatrixLinks majorId={majorId} courseId={courseId} />
                </>
              )
            }
            comments={comments}
            openingHint={openingHint}
            requirementsHref={majorId === undefined ? undefined : majorDetailPath({ majorId })}
            goalsHref={(id) => courseUnitPath({ majorId, courseUnitId: id })}
            onSaved={() => onCoursesChange(majorId)}
            onDirtyChange={setDirty}
            onStatusChange={setSaveStatus}
            controls={controls}
          />
        )}
      </PageHistory>
      <LeaveGuard dirty={dirty} controls={controls} savingTitle={page.saving} />
    </>
  );
}

/** The histories that the page of the matrices shows: of the course's own matrices, and of the major's. */
function matrixHistories({ majorId, courseId }: { majorId?: number | undefined; courseId?: number | undefined }): HistoryRecord[] {
  if (courseId === undefined) return [];
  return [
    ...(majorId === undefined ? [] : [{ kind: 'majorMatrix' as const, recordId: majorId }]),
    { kind: 'courseMatrix', recordId: courseId },
    { kind: 'projectMatrix', recordId: courseId },
  ];
}

/** Where the page of the matrices reads and saves: the matrices, their workbooks, the task goals. */
function useMatrixSources() {
  const { client } = useServices();
  return useMemo(() => {
    const quiet = quietClient(client);
    return {
      source: createMatrices(quiet),
      files: createMatrixFiles(quiet),
      taskGoals: createTaskGoals(quiet),
      suggestions: createSupportSuggestions(quiet),
      placements: createPlacementSuggestions(quiet),
    };
  }, [client]);
}

/** Ways from the matrices of a course to the course itself and to the page on which they are read. */
function MatrixLinks({ majorId, courseId }: { majorId?: number; courseId: number }) {
  const names = usePageNames();
  return (
    <>
      <Link href={courseUnitPath({ majorId, courseUnitId: courseId })}>{names.courseUnit}</Link>
      <Link href={readPath({ courseId, majorId, type: 'matrix' })}>{names.read}</Link>
      <HistoryButton />
    </>
  );
}
