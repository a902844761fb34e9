import { languageOfCode, type MatrixKind } from '@college/curriculum-model';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import type { MatrixPageControls } from '@college/curriculum-widgets/matrices/MatrixPage';
import { coursePlaces, matrixPlaces, noPlaces, syllabusPlaces } from '@college/curriculum-widgets/presence/PresenceMarks';
import type { SyllabusControls } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type RefObject } from 'react';
import { majorMarksKey } from '../comments/commentMarksKey';
import { useCoursesChanged } from '../courses/useCoursesChanged';
import { useSettings } from '../preferences/settings';
import { goalChangesKey } from './goalChanges';
import { LivePage } from './LivePage';

/** Who else is at a course unit, and what they save of it. */
export function LiveCourse({ unit }: { unit: OpenCourseUnit }) {
  const { id, majorId, controls } = unit;
  const queryClient = useQueryClient();
  const onCoursesChange = useCoursesChanged();
  const places = useMemo(() => coursePlaces(id), [id]);
  return (
    <LivePage
      view="course"
      majorId={majorId}
      courseId={id}
      places={places}
      canEdit={!unit.isReadOnly}
      takeOthersIn={async (kinds) => {
        if (kinds.has('goals')) queryClient.setQueryData<number>(goalChangesKey(id), (count = 0) => count + 1);
        const isTaken = await controls.takeOthersIn();
        if (isTaken) onCoursesChange(majorId);
        return isTaken;
      }}
    />
  );
}

interface LiveMatricesProps {
  majorId: number;
  courseId: number;
  /** Which matrix shows, and of which chapter. */
  selection: { matrix: MatrixKind; projectId?: number | undefined };
  canEdit: boolean;
  controls: RefObject<MatrixPageControls | null>;
}

/** Who else is at the matrices of a major, at the page of whichever course. */
export function LiveMatrices({ majorId, courseId, selection, canEdit, controls }: LiveMatricesProps) {
  const onCoursesChange = useCoursesChanged();
  const queryClient = useQueryClient();
  const { matrix, projectId } = selection;
  const places = useMemo(() => matrixPlaces({ matrix, projectId, courseId }), [matrix, projectId, courseId]);
  return (
    <LivePage
      view="matrix"
      majorId={majorId}
      places={places}
      canEdit={canEdit}
      takeOthersIn={async () => {
        const isTaken = (await controls.current?.takeOthersIn()) ?? false;
        if (!isTaken) return false;
        onCoursesChange(majorId);
        // A discussion stands where its cell or row is now, and nowhere once that is gone.
        void queryClient.invalidateQueries({ queryKey: majorMarksKey(majorId) });
        return true;
      }}
    />
  );
}

interface LiveSyllabusProps {
  majorId: number;
  courseId: number;
  canEdit: boolean;
  controls: RefObject<SyllabusControls | null>;
}

/** Who else is at the report of a course. */
export function LiveSyllabus({ majorId, courseId, canEdit, controls }: LiveSyllabusProps) {
  const language = languageOfCode(useSettings().language);
  const places = useMemo(() => syllabusPlaces(courseId, language), [courseId, language]);
  return (
    <LivePage
      view="syllabus"
      majorId={majorId}
      courseId={courseId}
      places={places}
      canEdit={canEdit}
      takeOthersIn={() => controls.current?.takeOthersIn() ?? Promise.resolve(false)}
    />
  );
}

/** Who else is at the review of a draft. */
export function LiveReview({ majorId, onSaved }: { majorId: number; onSaved: () => void }) {
  return (
    <LivePage
      view="review"
      majorId={majorId}
      places={noPlaces}
      canEdit={false}
      takeOthersIn={() => {
        onSaved();
        return Promise.resolve(true);
      }}
    />
  );
}
