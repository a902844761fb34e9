import { demoRoutes, mayAnywhere, policyTypes } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { routeTable } from '../../apps/workbench/src/routing/routeTable';
import { jobViews } from '../../packages/curriculum-widgets/src/job-info/JobDashboard/jobViewNames';
import { manageTabs } from '../../packages/curriculum-widgets/src/people/ManagePage/manageTabs';

/** Somebody who is not signed in. */
export const nobody = 'nobody';

/** The parts of a page behind its tabs; the first one needs no query. */
const tabs = (name, ids) => ids.slice(1).map((id) => `${name}=${id}`);

/** Further queries for a page: records, tabs, searches, a record of the person's college, and one of another department. */
const queries = {
  '/workbench': ['major_name=软件'],
  '/major/index': ['majorId=1001', 'majorId=1003'],
  '/major/findings': ['majorId=1001', 'majorId=1003'],
  '/major/rules': ['majorId=1001', 'majorId=1003'],
  '/major/review': ['majorId=1001'],
  '/major/detail': ['majorId=1001', 'majorId=1003'],
  '/major/editions': ['majorId=1001', 'majorId=1003'],
  '/major/editions/compare': ['majorId=1001', 'majorId=1003', 'majorId=1001&left=current:1001&right=current:1001'],
  '/major/editions/merge': ['majorId=1001', 'majorId=1001&id=999999'],
  '/major/editions/published': ['majorId=1001', 'majorId=1001&id=999999'],
  '/major/editions/receipt': ['majorId=1001', 'majorId=1001&id=999999'],
  '/major/editions/scenarios': ['majorId=1001', 'majorId=1003'],
  '/major/editions/upgrade': ['majorId=1001', 'majorId=1003'],
  '/courseUnit/list': ['majorId=1001', 'majorId=1003'],
  '/courseUnit/detail': ['majorId=1001&courseUnitId=1004', 'majorId=1001&courseUnitId=1010', 'majorId=1001&courseUnitId=1014'],
  '/courseUnit/report': ['majorId=1001', 'majorId=1001&courseUnitId=1004'],
  '/matrix': [
    'majorId=1001',
    'majorId=1001&courseId=1004',
    'majorId=1001&courseId=1014',
    'majorId=1001&courseId=1004&matrix=major',
    'majorId=1001&courseId=1004&matrix=course',
    'majorId=1001&courseId=1004&matrix=project',
  ],
  '/read': ['major=1001&course=1004&type=matrix', 'major=1001&course=1004&type=course'],
  '/news': ['id=1001'],
  '/job/list': ['view=records', 'code=2', 'keyword=软件'],
  '/job/detail': ['jobId=1001'],
  '/job/aiHome': ['majorId=1001'],
  '/college/majorDetail': ['majorId=1001'],
  '/anyknow/detail': ['jobId=1'],
  '/dic/talentDemandDetail': ['id=1001'],
  '/anyknow/index': tabs('view', jobViews),
  '/dic/policy': policyTypes.map((_, type) => `type=${type}`),
  '/manage': tabs('tab', manageTabs),
  '/jobto/search': ['keyword=软件'],
};

const pages = routeTable.filter((row) => !('redirectTo' in row));
const screenOf = (path, query) => ({ path, query, address: query ? `${path}?${query}` : path });

/** Every address but the sign-in and the redirects, bare and with its queries. */
export const screens = pages
  .filter(({ path }) => path !== '/login')
  .flatMap(({ path }) => ['', ...(queries[path] ?? [])].map((query) => screenOf(path, query)));

const noId = '999999';
const ids = ['majorId', 'courseUnitId', 'courseId', 'course', 'id', 'jobId', 'code', 'link'];

/** Every page of a record or a search, with one that does not exist: its requests are rejected or empty. */
export const strayScreens = pages.flatMap(({ path, query = [] }) => {
  const named = ids.filter((name) => query.includes(name)).map((name) => `${name}=${name === 'link' ? 'no-such-link-anywhere' : noId}`);
  const record = named.length > 0 ? [screenOf(path, [...named, ...(path === '/read' ? ['major=1001', 'type=course'] : [])].join('&'))] : [];
  const search = query.includes('keyword') && !/detail$/i.test(path) ? [screenOf(path, 'keyword=没有这样的')] : [];
  return [...record, ...search];
});

/** Where the rules lead a person who opens a path. */
export function arrival(who, path) {
  if (who === nobody) return routeTable.find((row) => row.path === path)?.requiresAuth ? '/login' : path;
  if (who !== 'demo' || demoRoutes.includes(path)) return path;
  return path === '/' ? '/major/list' : '/login';
}

/** Why a link into the workbench should not be offered to a person, or undefined where it leads somewhere for them. */
export function faultOfLink(who, path) {
  const row = routeTable.find((known) => known.path === path);
  if (!row) return 'leads to no address of the table';
  if (who === nobody) return undefined;
  if (who === 'demo' && arrival(who, path) === '/login' && path !== '/login') return 'leads the demo account out';
  return row.needs && !mayAnywhere(sampleUser(who), row.needs) ? `leads to a page without the right to ${row.needs}` : undefined;
}
