import type { RouteRow } from './routeRow';

/** Pages of the reference areas under the main shell. */
export const referenceRows = [
  {
    path: '/news',
    title: 'news',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['id', 'page', 'keyword', 'sort'],
  },
  parent('/job', '/job/list'),
  {
    path: '/job/list',
    title: 'occupations',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['view', 'code', 'keyword', 'page', 'level', 'sort'],
  },
  {
    path: '/job/detail',
    title: 'occupation',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['jobId', 'page', 'keyword', 'level', 'sort'],
  },
  {
    path: '/job/aiHome',
    title: 'matrixCharts',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId'],
  },
  parent('/college', '/college/majorList'),
  {
    path: '/college/majorList',
    title: 'collegeMajors',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['page', 'keyword', 'type', 'sort'],
  },
  {
    path: '/college/majorDetail',
    title: 'collegeMajor',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'page', 'keyword', 'type', 'sort'],
  },
  {
    path: '/college/teachstandard',
    title: 'teachStandard',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
  {
    path: '/college/learning',
    title: 'learning',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
  parent('/anyknow', '/anyknow/index'),
  {
    path: '/anyknow/index',
    title: 'jobInfo',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['website', 'jobType', 'salary', 'education', 'experience', 'view'],
  },
  {
    path: '/anyknow/detail',
    title: 'sampleJob',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['jobId', 'website', 'jobType', 'salary', 'education', 'experience', 'view'],
  },
  parent('/dic', '/dic/jobDirectory'),
  {
    path: '/dic/jobDirectory',
    title: 'qualifications',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['page', 'keyword', 'sort'],
  },
  {
    path: '/dic/talentDemand',
    title: 'talentReports',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['page', 'keyword', 'sort'],
  },
  {
    path: '/dic/talentDemandDetail',
    title: 'talentReport',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['id', 'page', 'keyword', 'sort'],
  },
  {
    path: '/dic/policy',
    title: 'policies',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['type'],
  },
  {
    path: '/dic/outlines',
    title: 'outlines',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['id', 'page', 'keyword', 'sort'],
  },
] as const satisfies readonly RouteRow[];

/** The separate area of /jobto, in a frame of its own; all of its addresses ask for a sign-in. */
export const jobtoRows = [
  { path: '/jobto', title: 'occupationLookup', requiresAuth: true, frame: 'lookup' },
  { path: '/jobto/search', title: 'occupationSearch', requiresAuth: true, frame: 'lookup', query: ['keyword'] },
  { path: '/jobto/detail', title: 'occupationDetail', requiresAuth: true, frame: 'lookup', query: ['code', 'keyword'] },
  { path: '/jobto/info', title: 'occupationInfo', requiresAuth: true, frame: 'lookup' },
] as const satisfies readonly RouteRow[];

/** A path without a page of its own leads to its first child (decision 8). */
function parent<const Path extends string>(path: Path, redirectTo: string) {
  return { path, requiresAuth: true, frame: 'main', redirectTo } as const satisfies RouteRow;
}
