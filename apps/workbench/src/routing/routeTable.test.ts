import { demoRoutes } from '@college/curriculum-model';
import { describe, expect, it, vi } from 'vitest';
import { pages } from './pages';
import { routeTable } from './routeTable';
import { routeTitles } from './routeTitles';

// A page is identified by the name of its screen; what it imports is loaded on demand and not here.
vi.mock('./lazyPage', () => ({ lazyPage: (_load: unknown, name: string) => name }));

/** Copied by hand from the route tables (core §2, reference §2.1) and the extensions; the flag is whether a sign-in is required. */
const addresses: [path: string, requiresAuth: boolean, query?: string[]][] = [
  ['/', false],
  ['/login', false, ['redirect']],
  ['/report', false, ['link']],
  ['/published', false, ['link', 'course']],
  ['/support', false, ['token']],
  ['/support/forgetpwd', false, ['token']],
  ['/forgetpwd', false, ['token']],
  ['/404', false],
  ['/jobto', true],
  ['/jobto/search', true],
  ['/jobto/detail', true],
  ['/jobto/info', true],
  ['/main', true],
  ['/workbench', false, ['major_name']],
  ['/news', true],
  ['/dic/outlines', true],
  ['/level', true],
  ['/department', true],
  ['/department/rules', true, ['id']],
  ['/user', true],
  ['/manage', true],
  ['/manage/progress', true],
  ['/manage/status', true],
  ['/major', true],
  ['/major/list', true],
  ['/major/detail', true, ['majorId']],
  ['/major/index', true, ['majorId', 'page']],
  ['/major/editions', true, ['majorId']],
  ['/major/editions/compare', true, ['majorId', 'left', 'right']],
  ['/major/editions/merge', true, ['majorId', 'id', 'into', 'part']],
  ['/major/editions/published', true, ['majorId', 'id', 'course']],
  ['/major/editions/receipt', true, ['majorId', 'id']],
  ['/major/editions/scenarios', true, ['majorId', 'ids']],
  ['/major/editions/upgrade', true, ['majorId', 'edition']],
  ['/major/findings', true, ['majorId']],
  ['/major/rules', true, ['majorId']],
  ['/major/review', true, ['majorId', 'id', 'edition', 'course']],
  ['/courseUnit', true],
  ['/courseUnit/list', true, ['majorId']],
  ['/courseUnit/detail', true, ['majorId', 'courseUnitId', 'majorName', 'page']],
  ['/courseUnit/report', true, ['majorId', 'courseUnitId']],
  ['/matrix', true, ['majorId', 'courseId']],
  // The second entry of the matrix leads everybody to /404.
  ['/matrix/course', false],
  ['/matrix/project', false],
  ['/read', true, ['course', 'major', 'type']],
  ['/chat', true],
  ['/job', true],
  ['/job/list', true, ['view']],
  ['/job/detail', true, ['jobId']],
  ['/job/aiHome', true],
  ['/college', true],
  ['/college/majorList', true],
  ['/college/majorDetail', true, ['majorId']],
  ['/college/teachstandard', true],
  ['/college/learning', true],
  ['/anyknow', true],
  ['/anyknow/index', true],
  ['/anyknow/detail', true],
  ['/dic', true],
  ['/dic/jobDirectory', true],
  ['/dic/talentDemand', true],
  ['/dic/talentDemandDetail', true, ['id']],
  ['/dic/policy', true],
];

const redirects = {
  '/main': '/workbench',
  '/major': '/major/list',
  '/courseUnit': '/courseUnit/list',
  '/job': '/job/list',
  '/college': '/college/majorList',
  '/anyknow': '/anyknow/index',
  '/dic': '/dic/jobDirectory',
  '/matrix/course': '/404',
  '/matrix/project': '/404',
};

/** The screen of each address that is no redirect, by its name. */
const screens = {
  '/': 'LandingRoute',
  '/login': 'LoginRoute',
  '/404': 'NotFoundRoute',
  '/report': 'PublicReportRoute',
  '/published': 'PublicEditionRoute',
  '/support': 'ForgotPasswordRoute',
  '/support/forgetpwd': 'ForgotPasswordRoute',
  '/forgetpwd': 'ForgotPasswordRoute',
  '/workbench': 'WorkbenchRoute',
  '/major/list': 'MajorListRoute',
  '/major/index': 'MajorIndexRoute',
  '/major/detail': 'MajorDetailRoute',
  '/major/editions': 'MajorEditionsRoute',
  '/major/editions/compare': 'EditionComparisonRoute',
  '/major/editions/merge': 'MergeRoute',
  '/major/editions/published': 'PublishedEditionRoute',
  '/major/editions/receipt': 'ReceiptRoute',
  '/major/editions/scenarios': 'ScenariosRoute',
  '/major/editions/upgrade': 'UpgradeRoute',
  '/major/findings': 'FindingsRoute',
  '/major/rules': 'MajorRulesRoute',
  '/major/review': 'ReviewRoute',
  '/courseUnit/list': 'CourseUnitListRoute',
  '/courseUnit/detail': 'CourseUnitDetailRoute',
  '/courseUnit/report': 'CourseUnitReportRoute',
  '/matrix': 'MatrixRoute',
  '/read': 'ReadRoute',
  '/chat': 'ChatRoute',
  '/user': 'AccountRoute',
  '/manage': 'ManageRoute',
  '/manage/progress': 'ProgressRoute',
  '/manage/status': 'StatusRoute',
  '/department': 'DepartmentRoute',
  '/department/rules': 'DepartmentRulesRoute',
  '/level': 'LevelRoute',
  '/news': 'NewsRoute',
  '/job/list': 'OccupationsRoute',
  '/job/detail': 'OccupationDetailRoute',
  '/job/aiHome': 'MatrixChartsRoute',
  '/college/majorList': 'CollegeMajorListRoute',
  '/college/majorDetail': 'CollegeMajorDetailRoute',
  '/college/teachstandard': 'TeachStandardRoute',
  '/college/learning': 'LearningRoute',
  '/anyknow/index': 'JobDashboardRoute',
  '/anyknow/detail': 'SampleJobRoute',
  '/dic/jobDirectory': 'QualificationsRoute',
  '/dic/talentDemand': 'TalentReportsRoute',
  '/dic/talentDemandDetail': 'TalentReportRoute',
  '/dic/policy': 'PoliciesRoute',
  '/dic/outlines': 'OutlinesRoute',
  '/jobto': 'LookupPlace',
  '/jobto/search': 'LookupPlace',
  '/jobto/detail': 'LookupPlace',
  '/jobto/info': 'LookupInfoRoute',
};

describe('the route table', () => {
  it('has every address, with its flag, and no other', () => {
    const flags = (rows: readonly (readonly [string, boolean])[]) => Object.fromEntries(rows);
    expect(flags(routeTable.map((row) => [row.path, row.requiresAuth]))).toEqual(
      flags(addresses.map(([path, requiresAuth]) => [path, requiresAuth])),
    );
    expect(routeTable).toHaveLength(addresses.length);
  });

  it('knows the query parameters of each page', () => {
    for (const [path, , query = []] of addresses) {
      expect([path, ...(routeTable.find((row) => row.path === path)?.query ?? [])]).toEqual(expect.arrayContaining([path, ...query]));
    }
  });

  it('leads on from where there is no page', () => {
    const found = routeTable.flatMap((row) => ('redirectTo' in row ? [[row.path, row.redirectTo]] : []));
    expect(Object.fromEntries(found)).toEqual(redirects);
  });

  it('calls the sign-in page Login', () => {
    expect(routeTable.filter((row) => row.name !== undefined).map(({ path, name }) => [path, name])).toEqual([['/login', 'Login']]);
  });

  it('holds the pages of the demo account', () => {
    expect(demoRoutes.filter((path) => !routeTable.some((row) => row.path === path && row.requiresAuth))).toEqual([]);
  });

  it('uses every title, and leads each address to a page or on to another', () => {
    const used = new Set(routeTable.flatMap((row) => ('title' in row ? [row.title] : [])));
    expect(Object.keys(routeTitles.en).filter((key) => !used.has(key as never))).toEqual([]);
    const held = routeTable.flatMap((row) => ('redirectTo' in row ? [] : [row.path]));
    expect(Object.keys(pages).toSorted()).toEqual(held.toSorted());
  });

  it('shows at each address the screen that is made for it', () => {
    expect(pages).toEqual(screens);
  });
});
