import type { NoticeRow, RouteRow } from './routeRow';

/** Pages of the reference areas under the main shell. */
export const referenceRows: readonly RouteRow[] = [
  read('/news', 'news'),
  parent('/job', '/job/list'),
  read('/job/list', 'occupationBook', ['view']),
  read('/job/detail', 'occupation', ['jobId']),
  read('/job/aiHome', 'jobCharts'),
  parent('/college', '/college/majorList'),
  read('/college/majorList', 'collegeMajors'),
  read('/college/majorDetail', 'collegeMajor', ['majorId']),
  read('/college/teachstandard', 'teachStandard'),
  read('/college/learning', 'learning'),
  parent('/anyknow', '/anyknow/index'),
  read('/anyknow/index', 'jobInfo'),
  read('/anyknow/detail', 'sampleJob'),
  parent('/dic', '/dic/jobDirectory'),
  read('/dic/jobDirectory', 'qualifications'),
  read('/dic/talentDemand', 'talentReports'),
  read('/dic/talentDemandDetail', 'talentReport', ['id']),
  read('/dic/policy', 'policies'),
];

/** The separate area of /jobto, outside of the main shell; its children ask for a sign-in. */
export const jobtoRows: readonly RouteRow[] = [
  jobto('/jobto', 'occupations'),
  jobto('/jobto/search', 'occupationSearch'),
  jobto('/jobto/detail', 'occupationDetail'),
  jobto('/jobto/info', 'occupationInfo'),
];

function read(path: string, title: NoticeRow['title'] & NoticeRow['purpose'], query?: readonly string[]): RouteRow {
  return { path, title, requiresAuth: true, needs: 'read', frame: 'main', query, purpose: title };
}

/** A path without a page of its own leads to its first child (decision 8). */
function parent(path: string, redirectTo: string): RouteRow {
  return { path, requiresAuth: true, frame: 'main', redirectTo };
}

function jobto(path: string, title: NoticeRow['title']): RouteRow {
  return { path, title, requiresAuth: true, frame: 'none', purpose: 'occupations' };
}
