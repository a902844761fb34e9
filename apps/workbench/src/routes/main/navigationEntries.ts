import type { NavigationEntry } from '@college/curriculum-widgets/shell/AppShell';
import { routeTable } from '../../routing/routeTable';
import { stringifySearchParams, type SearchParams } from '../../search/searchParams';

/** The pages of the navigation; course units, matrix and report stay with the major and the course that are open. */
export function navigationEntries({ majorId, courseId, courseUnitId, major, course }: Partial<SearchParams>): NavigationEntry[] {
  const ofMajor = { majorId: majorId ?? major };
  const id = courseId ?? courseUnitId ?? course;
  return [
    entry('workbench', '/workbench'),
    entry('learning', '/college/learning'),
    entry('majors', '/major/list'),
    entry('courseUnits', '/courseUnit/list', ofMajor),
    entry('matrix', '/matrix', { ...ofMajor, courseId: id }),
    entry('report', '/courseUnit/report', { ...ofMajor, courseUnitId: id }),
    entry('news', '/news'),
    entry('departments', '/department'),
    entry('progress', '/manage/progress'),
    entry('people', '/manage'),
    entry('chat', '/chat'),
    entry('occupations', '/job/list'),
    entry('levels', '/level'),
    entry('collegeMajors', '/college/majorList'),
    entry('teachStandard', '/college/teachstandard'),
    entry('qualifications', '/dic/jobDirectory'),
    entry('talentReports', '/dic/talentDemand'),
    entry('policies', '/dic/policy'),
    entry('outlines', '/dic/outlines'),
    entry('jobInfo', '/anyknow/index'),
    entry('matrixCharts', '/job/aiHome'),
  ].filter(({ path }) => isHeld(path));
}

function entry(id: NavigationEntry['id'], path: string, query: Partial<SearchParams> = {}): NavigationEntry {
  const needs = routeTable.find((row) => row.path === path)?.needs;
  return { id, path, href: `${path}${stringifySearchParams(query)}`, needsRights: needs !== undefined, needsManage: needs === 'manage' };
}

/** An address without a page is linked from nowhere. */
function isHeld(path: string): boolean {
  return routeTable.some((row) => row.path === path && 'title' in row);
}
