import { createMatrices, quietClient } from '@college/api-client';
import { courseCardsOptions, majorOptions } from '@college/api-client/react';
import { CourseCellList } from '@college/curriculum-widgets/matrices/CourseCellList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { useRights } from '../../rights/useRights';
import { courseUnitPath, courseUnitsPath, majorHomePath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';

/** /matrix (core §2; query majorId, courseId): the course matrix of the course. */
export function MatrixRoute() {
  const text = useMessages(workbenchMessages);
  const { client } = useServices();
  const { language } = useSettings();
  const search = useSearch({ from: '/main/matrix' });
  const majorId = idOf(search.majorId);
  const courseId = idOf(search.courseId);
  const { can } = useRights(majorId);
  const source = useMemo(() => createMatrices(quietClient(client)), [client]);
  const major = useQuery({ ...majorOptions(client, majorId ?? 0), ...(majorId ? {} : { queryFn: skipToken }) });
  const cards = useQuery({ ...courseCardsOptions(client, majorId ?? 0, language), ...(majorId ? {} : { queryFn: skipToken }) });
  const courseName = cards.data?.find((card) => Number(card.self.value) === courseId)?.self.label;

  useTrail([
    ...(major.data ? [{ id: 'major', label: major.data.name, href: majorHomePath({ majorId }) }] : []),
    ...(courseId
      ? [{ id: 'course', label: courseName || String(courseId), href: courseUnitPath({ majorId, courseUnitId: courseId }) }]
      : []),
    { id: 'matrix', label: text.matrices },
  ]);

  if (courseId === undefined) {
    const choose = <Link href={courseUnitsPath({ majorId })}>{text.chooseCourse}</Link>;
    return <EmptyState title={text.noCourse} hint={text.noCourseHint} action={choose} />;
  }
  return (
    <PageBody>
      <PageHeader title={courseName ?? text.courseMatrix} facts={courseName && text.courseMatrix} />
      <CourseCellList source={source} courseId={courseId} isReadOnly={!can('modify', courseId)} />
    </PageBody>
  );
}
