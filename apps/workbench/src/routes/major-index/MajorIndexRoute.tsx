import { courseCardsOptions, majorOptions } from '@college/api-client/react';
import { MajorUnits } from '@college/curriculum-widgets/majors/MajorUnits';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { workbenchMessages } from '../../messages';
import { useSettings } from '../../preferences/settings';
import { basePath } from '../../router';
import { courseUnitPath, courseUnitsPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { QueryState } from '../../shell/QueryState';
import { useTrail } from '../../shell/useTrail';
import { NoMajor } from '../majors/NoMajor';

/** /major/index: a major's course units (core §2; query majorId, page). */
export function MajorIndexRoute() {
  const text = useMessages(workbenchMessages);
  const { client } = useServices();
  const { language } = useSettings();
  const search = useSearch({ from: '/main/major/index' });
  const router = useRouter();
  const majorId = idOf(search.majorId);
  const page = idOf(search.page);
  const known = majorId ?? 0;
  const major = useQuery({ ...majorOptions(client, known), ...(majorId ? {} : { queryFn: skipToken }) });
  const cards = useQuery({ ...courseCardsOptions(client, known, language), ...(majorId ? {} : { queryFn: skipToken }) });
  useTrail([
    { id: 'home', label: text.home, href: '/workbench' },
    { id: 'major', label: major.data?.name ?? text.majors },
    { id: 'units', label: text.courseUnits },
  ]);
  if (!majorId) return <NoMajor />;
  return (
    <PageBody>
      <QueryState query={major}>
        {(info) => (
          <QueryState query={cards}>
            {(courses) => (
              <MajorUnits
                major={info}
                courses={courses}
                courseHref={(courseUnitId) => courseUnitPath({ majorId, courseUnitId, page })}
                listHref={courseUnitsPath({ majorId, page })}
                onAdd={info.edit ? () => router.history.push(`${basePath}${courseUnitPath({ majorId, page })}`) : undefined}
              />
            )}
          </QueryState>
        )}
      </QueryState>
    </PageBody>
  );
}
