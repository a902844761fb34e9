import type { RouteComponent } from '@tanstack/react-router';
import { lazyPage as page } from './lazyPage';
import type { PagePath } from './routeTable';

const forgottenPassword = page(() => import('../routes/support/ForgotPasswordRoute'), 'ForgotPasswordRoute');
const place = page(() => import('../routes/lookup/LookupPlace'), 'LookupPlace');
const about = page(() => import('../routes/lookup/LookupInfoRoute'), 'LookupInfoRoute');

/** The page of each route; each chunk is loaded on navigation. */
export const pages: Record<PagePath, RouteComponent> = {
  '/': page(() => import('../routes/landing/LandingRoute'), 'LandingRoute'),
  '/login': page(() => import('../routes/login/LoginRoute'), 'LoginRoute'),
  '/404': page(() => import('../routes/not-found/NotFoundRoute'), 'NotFoundRoute'),
  '/report': page(() => import('../routes/public-report/PublicReportRoute'), 'PublicReportRoute'),
  '/published': page(() => import('../routes/public-edition/PublicEditionRoute'), 'PublicEditionRoute'),
  '/support': forgottenPassword,
  '/support/forgetpwd': forgottenPassword,
  '/forgetpwd': forgottenPassword,
  '/workbench': page(() => import('../routes/workbench/WorkbenchRoute'), 'WorkbenchRoute'),
  '/major/list': page(() => import('../routes/major-list/MajorListRoute'), 'MajorListRoute'),
  '/major/index': page(() => import('../routes/major-index/MajorIndexRoute'), 'MajorIndexRoute'),
  '/major/detail': page(() => import('../routes/major-detail/MajorDetailRoute'), 'MajorDetailRoute'),
  '/major/editions': page(() => import('../routes/major-editions/MajorEditionsRoute'), 'MajorEditionsRoute'),
  '/major/editions/compare': page(() => import('../routes/major-editions/EditionComparisonRoute'), 'EditionComparisonRoute'),
  '/major/editions/merge': page(() => import('../routes/major-editions/MergeRoute'), 'MergeRoute'),
  '/major/editions/published': page(() => import('../routes/major-editions/PublishedEditionRoute'), 'PublishedEditionRoute'),
  '/major/editions/receipt': page(() => import('../routes/major-editions/ReceiptRoute'), 'ReceiptRoute'),
  '/major/editions/upgrade': page(() => import('../routes/major-editions/UpgradeRoute'), 'UpgradeRoute'),
  '/major/findings': page(() => import('../routes/major-findings/FindingsRoute'), 'FindingsRoute'),
  '/major/editions/scenarios': page(() => import('../routes/major-editions/ScenariosRoute'), 'ScenariosRoute'),
  '/courseUnit/list': page(() => import('../routes/course-unit-list/CourseUnitListRoute'), 'CourseUnitListRoute'),
  '/courseUnit/detail': page(() => import('../routes/course-unit-detail/CourseUnitDetailRoute'), 'CourseUnitDetailRoute'),
  '/courseUnit/report': page(() => import('../routes/course-unit-report/CourseUnitReportRoute'), 'CourseUnitReportRoute'),
  '/matrix': page(() => import('../routes/matrix/MatrixRoute'), 'MatrixRoute'),
  '/read': page(() => import('../routes/read/ReadRoute'), 'ReadRoute'),
  '/chat': page(() => import('../routes/chat/ChatRoute'), 'ChatRoute'),
  '/user': page(() => import('../routes/user/AccountRoute'), 'AccountRoute'),
  '/manage': page(() => import('../routes/manage/ManageRoute'), 'ManageRoute'),
  '/department': page(() => import('../routes/department/DepartmentRoute'), 'DepartmentRoute'),
  '/level': page(() => import('../routes/level/LevelRoute'), 'LevelRoute'),
  '/news': page(() => import('../routes/news/NewsRoute'), 'NewsRoute'),
  '/job/list': page(() => import('../routes/occupations/OccupationsRoute'), 'OccupationsRoute'),
  '/job/detail': page(() => import('../routes/occupation-detail/OccupationDetailRoute'), 'OccupationDetailRoute'),
  '/job/aiHome': page(() => import('../routes/job-info/MatrixChartsRoute'), 'MatrixChartsRoute'),
  '/college/majorList': page(() => import('../routes/college-majors/CollegeMajorListRoute'), 'CollegeMajorListRoute'),
  '/college/majorDetail': page(() => import('../routes/college-majors/CollegeMajorDetailRoute'), 'CollegeMajorDetailRoute'),
  '/college/teachstandard': page(() => import('../routes/teach-standard/TeachStandardRoute'), 'TeachStandardRoute'),
  '/college/learning': page(() => import('../routes/learning/LearningRoute'), 'LearningRoute'),
  '/anyknow/index': page(() => import('../routes/job-info/JobDashboardRoute'), 'JobDashboardRoute'),
  '/anyknow/detail': page(() => import('../routes/job-info/SampleJobRoute'), 'SampleJobRoute'),
  '/dic/jobDirectory': page(() => import('../routes/directories/QualificationsRoute'), 'QualificationsRoute'),
  '/dic/talentDemand': page(() => import('../routes/talent/TalentReportsRoute'), 'TalentReportsRoute'),
  '/dic/talentDemandDetail': page(() => import('../routes/talent/TalentReportRoute'), 'TalentReportRoute'),
  '/dic/policy': page(() => import('../routes/directories/PoliciesRoute'), 'PoliciesRoute'),
  '/jobto': place,
  '/jobto/search': place,
  '/jobto/detail': place,
  '/jobto/info': about,
};
