import type { WorkbenchPlaces } from '@college/curriculum-widgets/overview/WorkbenchHome';
import { stringifySearchParams } from '../../search/searchParams';

/** The links of the workbench; sign-in redirects back to it with the name of the requested major. */
export function workbenchPlaces(majorName: string | undefined): WorkbenchPlaces {
  const back = `/workbench${stringifySearchParams({ major_name: majorName })}`;
  return {
    course: ({ courseUnitId, majorId }) => `/courseUnit/detail${stringifySearchParams({ majorId, courseUnitId })}`,
    report: ({ courseUnitId, majorId }) => `/courseUnit/report${stringifySearchParams({ majorId, courseUnitId })}`,
    matrix: ({ courseId, majorId }) => `/matrix${stringifySearchParams({ majorId, courseId })}`,
    majorHome: (majorId) => `/major/index${stringifySearchParams({ majorId })}`,
    majorDetail: (majorId) => `/major/detail${stringifySearchParams({ majorId })}`,
    courseUnits: (majorId) => `/courseUnit/list${stringifySearchParams({ majorId })}`,
    majorList: '/major/list',
    account: '/user',
    signIn: `/login${stringifySearchParams({ redirect: back })}`,
  };
}
