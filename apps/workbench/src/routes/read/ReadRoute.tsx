import { createMatrices, quietClient } from '@college/api-client';
import { ReadPage } from '@college/curriculum-widgets/matrices/ReadPage';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { matrixPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { useCourseTrail } from '../matrix/useCourseTrail';
import { ReadCourse } from './ReadCourse';

/** /read (core §2; query course, major, type): the matrices of a course, or the course itself, to be read. */
export function ReadRoute() {
  const text = useMessages(workbenchMessages);
  const { client } = useServices();
  const search = useSearch({ from: '/main/read' });
  const [majorId, courseId] = [idOf(search.major), idOf(search.course)];
  const source = useMemo(() => createMatrices(quietClient(client)), [client]);
  useCourseTrail({ majorId, courseId });
  return (
    <ReadPage
      type={search.type}
      source={source}
      courseId={courseId}
      course={(id) => <ReadCourse key={id} courseId={id} majorId={majorId} />}
      wayOut={<Link href={matrixPath({ majorId })}>{text.chooseCourse}</Link>}
    />
  );
}
