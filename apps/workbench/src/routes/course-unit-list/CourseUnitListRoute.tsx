import { createCourseUnits, quietClient } from '@college/api-client';
import { majorOptions } from '@college/api-client/react';
import { courseUnitParts, mayAnywhere } from '@college/curriculum-model';
import {
  CourseUnitList,
  courseUnitListMessages,
  orderOfWord,
  partOfWord,
  toListRequest,
} from '@college/curriculum-widgets/course-units/CourseUnitList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PickCourse } from '../../courses/PickCourse';
import { useSelectedCourses } from '../../courses/useSelectedCourses';
import { MatrixBreaks } from '../../matrices/MatrixBreaks';
import { useSettings } from '../../preferences/settings';
import { useCanOpen } from '../../rights/useCanOpen';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { courseUnitPath, courseUnitsPath, findingsPath, majorHomePath } from '../../search/coursePaths';
import { idOf, pageOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';
import { openHintMessages } from '../../courses/openHintMessages';
import { useTrash } from '../../history/useTrash';
import { useListAddress } from '../../search/useListAddress';
import { useListViews } from '../../search/useListViews';

/** /courseUnit/list (core §2; query majorId): page, order, keyword and hidden columns of the list are stored in the URL, so that going back restores it. */
export function CourseUnitListRoute() {
  const hints = useMessages(openHintMessages);
  const names = usePageNames();
  const { client } = useServices();
  const { preferences, changePreferences } = useSettings();
  const router = useRouter();
  const partNames = useMessages(courseUnitListMessages);
  const address = useListAddress('/courseUnit/list', ['only']);
  const { search, show } = address;
  const majorId = idOf(search.majorId);
  const page = pageOf(search.page);
  const { can, user } = useRights(majorId);
  const source = useMemo(() => createCourseUnits(quietClient(client)), [client]);
  const trash = useTrash();
  const major = useQuery({ ...majorOptions(client, majorId ?? 0), ...(majorId ? {} : { queryFn: skipToken }) });
  const selected = useSelectedCourses(major.data?.name);
  const only = partOfWord(search.only);
  // A person's own views hold in every major.
  const { views, onRowsChange } = useListViews({
    list: '/courseUnit/list',
    address,
    fixedViews: courseUnitParts.map((part) => ({ name: partNames[part], params: { only: part } })),
    filterNames: [only && partNames[only]],
    async countRows({ keyword = '', ...view }, options) {
      const query = { page: 1, order: orderOfWord(undefined), keyword, only: partOfWord(view.only) };
      const { pageInfo } = await source.listCourseUnits({ ...toListRequest(query, majorId ?? 0), pageSize: 1 }, options);
      return pageInfo.total;
    },
  });
  const pageInAddress = page > 1 ? page : undefined;
  const canOpen = useCanOpen();
  const check = (courses: readonly number[]) =>
    majorId !== undefined && router.history.push(`${basePath}${findingsPath({ majorId, courses })}`);
  const detailHref = (courseUnitId?: number) => courseUnitPath({ majorId, courseUnitId, page: pageInAddress });

  useTrail([
    { id: 'majors', label: names.majors, href: '/major/list' },
    ...(major.data ? [{ id: 'major', label: major.data.name, href: majorHomePath({ majorId, page: pageInAddress }) }] : []),
  ]);

  if (majorId === undefined) {
    return (
      <PickCourse
        hint={hints.chooseUnit}
        hrefOf={(course) => courseUnitPath({ majorId: course.majorId, courseUnitId: course.id })}
        majorHref={(id) => courseUnitsPath({ majorId: id })}
      />
    );
  }
  return (
    <PageBody>
      <MatrixBreaks>
        <CourseUnitList
          source={source}
          trash={trash}
          majorId={majorId}
          majorName={major.data?.name}
          query={{
            page,
            order: search.sort ?? '',
            keyword: search.keyword ?? '',
            only,
            hidden: (search.hidden ?? '').split('.'),
          }}
          onQueryChange={({ order, hidden, ...next }) =>
            show({ ...next, sort: order === 'latest' ? undefined : order, hidden: hidden.filter(Boolean).join('.') })
          }
          viewKey={search.only ?? ''}
          views={views}
          onRowsChange={onRowsChange}
          canModify={user !== undefined && mayAnywhere(user, 'modify') && ((unit) => can('modify', unit.id))}
          canManage={(unit) => can('manage', unit.id)}
          canCreate={can('create')}
          hrefOf={(unit) => `${basePath}${detailHref(unit.id)}`}
          onOpen={(unit) => router.history.push(`${basePath}${detailHref(unit.id)}`)}
          onCreate={() => router.history.push(`${basePath}${detailHref()}`)}
          onCopy={selected.onCopy}
          onExport={selected.onExport}
          onCheck={canOpen('/major/findings') ? (courses) => check(courses.map(({ id }) => id)) : undefined}
          density={preferences.density}
          onDensityChange={(density) => changePreferences({ density })}
        />
      </MatrixBreaks>
      {selected.windows}
    </PageBody>
  );
}
