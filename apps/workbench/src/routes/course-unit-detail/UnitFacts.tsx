import { createEditionPublishing, quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { CopyOrigin } from '@college/curriculum-widgets/copying/CopyOrigin';
import { CourseEditions } from '@college/curriculum-widgets/editions/CourseEditions';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCanOpen } from '../../rights/useCanOpen';
import { courseUnitPath, publishedEditionPath } from '../../search/coursePaths';
import { useServices } from '../../services';

/** What is said of a unit beside its name: where it was copied from, and in which published editions it stands. */
export function UnitFacts({ unit: { id, majorId, isNew, copiedFrom: origin } }: { unit: OpenCourseUnit }) {
  const { client } = useServices();
  const canOpen = useCanOpen();
  const isAsked = !isNew && canOpen('/major/editions/published');
  // Where it cannot be had, the page is complete without it.
  const { data: editions = [] } = useQuery({
    queryKey: [...queryKeys.majors, 'editionsOfCourse', id],
    queryFn: isAsked ? ({ signal }) => createEditionPublishing(quietClient(client)).listEditionsOfCourse(id, { signal }) : skipToken,
  });
  return (
    <>
      {origin && <CopyOrigin origin={origin} href={courseUnitPath({ majorId: origin.majorId, courseUnitId: origin.id })} />}
      <CourseEditions
        editions={editions}
        editionHref={(edition) => publishedEditionPath({ majorId, id: edition.id, course: edition.lineage })}
      />
    </>
  );
}
