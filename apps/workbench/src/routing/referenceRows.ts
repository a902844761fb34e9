import { lazyRouteComponent as page } from '@tanstack/react-router';
import type { NoticeRow, RouteRow } from './routeRow';

/** Pages of the reference areas under the main shell. */
export const referenceRows: readonly RouteRow[] = [
  read('/news', 'news'),
  parent('/job', '/job/list'),
  {
    path: '/job/list',
    title: 'occupationBook',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['view', 'code', 'keyword', 'page', 'level', 'sort'],
    page: page(() => import('../routes/occupations/OccupationsRoute'), 'OccupationsRoute'),
  },
  {
    path: '/job/detail',
    title: 'occupation',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['jobId', 'page', 'keyword', 'level', 'sort'],
    page: page(() => import('../routes/occupation-detail/OccupationDetailRoute'), 'OccupationDetailRoute'),
  },
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

const place = page(() => import('../routes/lookup/LookupPlace'), 'LookupPlace');
const about = page(() => import('../routes/lookup/LookupInfoRoute'), 'LookupInfoRoute');

/** The separate area of /jobto, in a frame of its own; all of its addresses ask for a sign-in. */
export const jobtoRows: readonly RouteRow[] = [
  { path: '/jobto', title: 'occupations', requiresAuth: true, frame: 'lookup', page: place },
  { path: '/jobto/search', title: 'occupationSearch', requiresAuth: true, frame: 'lookup', query: ['keyword'], page: place },
  { path: '/jobto/detail', title: 'occupationDetail', requiresAuth: true, frame: 'lookup', query: ['code', 'keyword'], page: place },
  { path: '/jobto/info', title: 'occupationInfo', requiresAuth: true, frame: 'lookup', page: about },
];

function read(path: string, title: NoticeRow['title'] & NoticeRow['purpose'], query?: readonly string[]): RouteRow {
  return { path, title, requiresAuth: true, needs: 'read', frame: 'main', query, purpose: title };
}

/** A path without a page of its own leads to its first child (decision 8). */
function parent(path: string, redirectTo: string): RouteRow {
  return { path, requiresAuth: true, frame: 'main', redirectTo };
}
