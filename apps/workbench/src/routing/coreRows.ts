import type { RouteRow } from './routeRow';

/** Pages of the core under the main shell. */
export const coreRows = [
  { path: '/main', requiresAuth: true, frame: 'main', redirectTo: '/workbench' },
  // The only child of the shell that opens without a sign-in (reference §6).
  {
    path: '/workbench',
    title: 'workbench',
    requiresAuth: false,
    frame: 'main',
    query: ['major_name'],
  },
  { path: '/major', requiresAuth: true, frame: 'main', redirectTo: '/major/list' },
  {
    path: '/major/list',
    title: 'majors',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['page', 'keyword', 'departmentId', 'sort', 'new'],
  },
  {
    path: '/major/index',
    title: 'majorHome',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'page', 'copy'],
  },
  {
    path: '/major/detail',
    title: 'majorDetail',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'requirement', 'indicator'],
  },
  // An extension: the drafts of a major, and what was published.
  {
    path: '/major/editions',
    title: 'editions',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'page', 'sort'],
  },
  // An extension: what lies between two states of a curriculum.
  {
    path: '/major/editions/compare',
    title: 'comparison',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'left', 'right'],
  },
  // Extensions: a draft and the current edition are brought together, and what that did.
  {
    path: '/major/editions/merge',
    title: 'merge',
    requiresAuth: true,
    needs: 'create',
    frame: 'main',
    query: ['majorId', 'id', 'into', 'part'],
  },
  {
    path: '/major/editions/receipt',
    title: 'receipt',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'id'],
  },
  // An extension: an edition as it was published, or a course of it.
  {
    path: '/major/editions/published',
    title: 'publishedEdition',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'id', 'course'],
  },
  // An extension: scenarios beside the current edition.
  {
    path: '/major/editions/scenarios',
    title: 'scenarios',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'ids'],
  },
  // An extension: what the rules find in a major or in a draft of it.
  {
    path: '/major/findings',
    title: 'findings',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId'],
  },
  // An extension: the rules as a major sets them.
  {
    path: '/major/rules',
    title: 'majorRules',
    requiresAuth: true,
    needs: 'manage',
    frame: 'main',
    query: ['majorId'],
  },
  // An extension: a draft is sent to review and decided on.
  {
    path: '/major/review',
    title: 'review',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'id', 'edition', 'course'],
  },
  // An extension: a draft is brought to another list of graduation requirements.
  {
    path: '/major/editions/upgrade',
    title: 'upgrade',
    requiresAuth: true,
    needs: 'create',
    frame: 'main',
    query: ['majorId', 'edition'],
  },
  { path: '/courseUnit', requiresAuth: true, frame: 'main', redirectTo: '/courseUnit/list' },
  {
    path: '/courseUnit/list',
    title: 'courseUnits',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'page', 'keyword', 'sort', 'hidden'],
  },
  {
    path: '/courseUnit/detail',
    title: 'courseUnit',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'courseUnitId', 'majorName', 'page', 'goal', 'point', 'ksa', 'field'],
  },
  // An extension: no document names a place for the syllabus editor (decision 153).
  {
    path: '/courseUnit/report',
    title: 'report',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'courseUnitId', 'field'],
  },
  {
    path: '/matrix',
    title: 'matrix',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['majorId', 'courseId', 'matrix', 'projectId', 'row', 'column'],
  },
  // The second entry of the matrix (decision 7).
  { path: '/matrix/course', requiresAuth: false, frame: 'none', redirectTo: '/404', keepsQuery: false },
  { path: '/matrix/project', requiresAuth: false, frame: 'none', redirectTo: '/404', keepsQuery: false },
  {
    path: '/read',
    title: 'read',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['course', 'major', 'type'],
  },
  {
    path: '/chat',
    title: 'chat',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
] as const satisfies readonly RouteRow[];
