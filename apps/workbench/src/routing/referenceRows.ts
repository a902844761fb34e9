import { laterPage as page } from './laterPage';
import type { RouteRow } from './routeRow';

/** Pages of the reference areas under the main shell. */
export const referenceRows: readonly RouteRow[] = [
  {
    path: '/news',
    title: 'news',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['id', 'page', 'keyword'],
    page: page(() => import('../routes/news/NewsRoute'), 'NewsRoute'),
  },
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
  {
    path: '/job/aiHome',
    title: 'jobCharts',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId'],
    page: page(() => import('../routes/job-info/MatrixChartsRoute'), 'MatrixChartsRoute'),
  },
  parent('/college', '/college/majorList'),
  {
    path: '/college/majorList',
    title: 'collegeMajors',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['page', 'keyword', 'type', 'sort'],
    page: page(() => import('../routes/college-majors/CollegeMajorListRoute'), 'CollegeMajorListRoute'),
  },
  {
    path: '/college/majorDetail',
    title: 'collegeMajor',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'page', 'keyword', 'type', 'sort'],
    page: page(() => import('../routes/college-majors/CollegeMajorDetailRoute'), 'CollegeMajorDetailRoute'),
  },
  {
    path: '/college/teachstandard',
    title: 'teachStandard',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    page: page(() => import('../routes/teach-standard/TeachStandardRoute'), 'TeachStandardRoute'),
  },
  {
    path: '/college/learning',
    title: 'learning',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    page: page(() => import('../routes/learning/LearningRoute'), 'LearningRoute'),
  },
  parent('/anyknow', '/anyknow/index'),
  {
    path: '/anyknow/index',
    title: 'jobInfo',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['website', 'jobType', 'salary', 'education', 'experience', 'view'],
    page: page(() => import('../routes/job-info/JobDashboardRoute'), 'JobDashboardRoute'),
  },
  {
    path: '/anyknow/detail',
    title: 'sampleJob',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['jobId', 'website', 'jobType', 'salary', 'education', 'experience', 'view'],
    page: page(() => import('../routes/job-info/SampleJobRoute'), 'SampleJobRoute'),
  },
  parent('/dic', '/dic/jobDirectory'),
  {
    path: '/dic/jobDirectory',
    title: 'qualifications',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['page', 'keyword'],
    page: page(() => import('../routes/directories/QualificationsRoute'), 'QualificationsRoute'),
  },
  {
    path: '/dic/talentDemand',
    title: 'talentReports',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['page', 'keyword'],
    page: page(() => import('../routes/talent/TalentReportsRoute'), 'TalentReportsRoute'),
  },
  {
    path: '/dic/talentDemandDetail',
    title: 'talentReport',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['id', 'page', 'keyword'],
    page: page(() => import('../routes/talent/TalentReportRoute'), 'TalentReportRoute'),
  },
  {
    path: '/dic/policy',
    title: 'policies',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['type'],
    page: page(() => import('../routes/directories/PoliciesRoute'), 'PoliciesRoute'),
  },
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

/** A path without a page of its own leads to its first child (decision 8). */
function parent(path: string, redirectTo: string): RouteRow {
  return { path, requiresAuth: true, frame: 'main', redirectTo };
}
