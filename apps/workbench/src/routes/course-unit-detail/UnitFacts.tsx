import { queryKeys } from '@college/api-client/react';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { CopyOrigin } from '@college/curriculum-widgets/copying/CopyOrigin';
import { CourseEditions } from '@college/curriculum-widgets/editions/CourseEditions';
import { useQuery } from '@tanstack/react-query';
import { useCommentsPart } from '../../comments/useCommentsPart';
import { useLivePart } from '../../live/useLivePart';
import { useCanOpen } from '../../rights/useCanOpen';
import { courseUnitPath, publishedEditionPath } from '../../search/coursePaths';
import { useServices } from '../../services';

/** What is said of a unit beside its name: where it was copied from, and in which published editions it stands. */
export function UnitFacts({ unit }: { unit: OpenCourseUnit }) {
  const { id, majorId, isNew, copiedFrom: origin } = unit;
  const { client } = useServices();
  const canOpen = useCanOpen();
  const comments = useCommentsPart();
  const live = useLivePart();
  const isOffered = !isNew && canOpen('/major/editions/published');
  const editions = useQuery({
    queryKey: [...queryKeys.majors, 'editionsOfCourse', id],
    queryFn: async ({ signal }) => (await import('../../courses/windowSources')).editionsOfCourse(client, id, signal),
    enabled: false,
  });
  return (
    <>
      {origin && <CopyOrigin origin={origin} href={courseUnitPath({ majorId: origin.majorId, courseUnitId: origin.id })} />}
      {isOffered && (
        <CourseEditions
          editions={editions.data}
          isPending={editions.isFetching}
          hasFailed={editions.isLoadingError}
          onAsk={() => void editions.refetch()}
          editionHref={(edition) => publishedEditionPath({ majorId, id: edition.id, course: edition.lineage })}
        />
      )}
      {comments && !isNew && <comments.CommentsFact />}
      {live && !isNew && <live.LiveCourse unit={unit} />}
    </>
  );
}
