import { coursePageOptions } from '@college/api-client/react';
import { currentOf, manageOf } from '@college/curriculum-model';
import { CourseUnitDetail, type CourseUnitControls } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import type { HistoryRecord } from '@college/curriculum-widgets/history/EditHistory';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { useCommentsPart } from '../../comments/useCommentsPart';
import { useCoursesChanged } from '../../courses/useCoursesChanged';
import { useCourseUnitSource } from '../../courses/useCourseUnitSource';
import { PageHistory } from '../../history/PageHistory';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { MatrixBreaks } from '../../matrices/MatrixBreaks';
import { useSettings } from '../../preferences/settings';
import { UnknownRights } from '../../rights/UnknownRights';
import { basePath } from '../../routing/basePath';
import { useFieldPlace, useRecordPlace } from '../../search/useRecordPlace';
import { stringifySearchParams } from '../../search/searchParams';
import { useServices } from '../../services';
import { useDetailChrome } from './useDetailChrome';
import { detailSlots } from './detailSlots';
import { openDraftStorage } from '../../leaving/openDraftStorage';
import { useCoursePlace } from './useCoursePlace';

const unchanged = { isDirty: false, isNew: false, changeCount: 0 };

/** /courseUnit/detail: with courseUnitId it edits, with majorId alone it adds (core §2). */
export function CourseUnitDetailRoute() {
  const { client, session } = useServices();
  const onCoursesChange = useCoursesChanged();
  const { language } = useSettings();
  const router = useRouter();
  const { search, place, user, isDecided, failure, isReadOnly } = useCoursePlace();
  const { majorId, courseUnitId, page } = place;
  const arrival = useRecordPlace();
  const field = useFieldPlace();
  const pageInit = useQuery(coursePageOptions(client, language)).data;
  const source = useCourseUnitSource({ withMarks: true });
  const [saveStatus, setSaveStatus] = useState<ReactNode>(null);
  const [dirty, setDirty] = useState(unchanged);
  const comments = useCommentsPart();
  const controls = useRef<CourseUnitControls>(null);
  const [unitName, setUnitName] = useState('');
  useDetailChrome({ ...place, unitName, languages: pageInit?.languages, saveStatus, isReadOnly: isDecided && isReadOnly });

  if (user === undefined || !isDecided) return <UnknownRights failure={failure} />;
  return (
    <MatrixBreaks courseUnitId={courseUnitId}>
      <PageHistory
        majorId={majorId}
        records={courseHistories(courseUnitId)}
        isReadOnly={isReadOnly}
        hasUnsavedEdits={dirty.isDirty}
        controls={controls}
      >
        {(drawing) => (
          <CourseUnitDetail
            key={drawing}
            source={source}
            courseUnitId={courseUnitId}
            majorId={majorId}
            page={page}
            newName={search.name}
            actor={{ manage: manageOf(user), current: currentOf(user, majorId ?? null, language) }}
            isReadOnly={isReadOnly}
            labels={pageInit?.localize.values}
            draftStorage={openDraftStorage()}
            isSignedIn={() => session.loginInfo() !== undefined}
            onBack={(path) => router.history.push(`${basePath}${path}`)}
            onSaved={({ id, wasNew }) => {
              onCoursesChange(majorId);
              const stored = `${basePath}/courseUnit/detail${stringifySearchParams({ ...search, name: undefined, courseUnitId: id })}`;
              if (wasNew) router.history.replace(stored, undefined, { ignoreBlocker: true });
            }}
            onNameChange={setUnitName}
            onDirtyChange={setDirty}
            onStatusChange={setSaveStatus}
            arrival={arrival}
            arrivalField={field}
            renderMark={comments?.renderMark}
            slots={detailSlots}
            controls={controls}
          />
        )}
      </PageHistory>
      {comments && majorId && courseUnitId && (
        <comments.CommentsWindow
          majorId={majorId}
          courseId={courseUnitId}
          name={unitName}
          canFix={!isReadOnly}
          takeIn={() => controls.current?.takeOthersIn() ?? Promise.resolve(false)}
        />
      )}
      <LeaveGuard dirty={dirty} controls={controls} />
    </MatrixBreaks>
  );
}

/** The histories that the page of a course unit shows; a new unit has none. */
function courseHistories(courseUnitId: number | undefined): HistoryRecord[] {
  const kinds = ['course', 'points', 'goals', 'report'] as const;
  return courseUnitId === undefined ? [] : kinds.map((kind) => ({ kind, recordId: courseUnitId }));
}
