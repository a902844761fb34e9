import * as assistant from './assistant/assistant.contract';
import * as auth from './auth/auth.contract';
import * as secondFactor from './auth/secondFactor.contract';
import * as securityNotices from './auth/securityNotices.contract';
import * as signIns from './auth/signIns.contract';
import * as backups from './backups/backups.contract';
import * as budgets from './budgets/budgets.contract';
import * as campusProviders from './campus-sign-in/campusProviders.contract';
import * as campusSignIn from './campus-sign-in/campusSignIn.contract';
import * as cards from './cards/cards.contract';
import * as collegeMajors from './college-majors/college-majors.contract';
import * as comments from './comments/comments.contract';
import * as completion from './completion/completion.contract';
import * as copy from './copy/copy.contract';
import * as courseUnits from './course-units/course-units.contract';
import * as courseDeletion from './course-units/deletion.contract';
import * as deadlines from './deadlines/deadlines.contract';
import * as departments from './departments/departments.contract';
import * as directories from './directories/directories.contract';
import * as editionComparing from './editions/compare.contract';
import * as editionFindings from './editions/findings.contract';
import * as editions from './editions/editions.contract';
import * as editionMerges from './editions/merge.contract';
import * as editionPublishing from './editions/publish.contract';
import * as editionUpgrades from './editions/upgrade.contract';
import * as feedback from './feedback/feedback.contract';
import * as goals from './goals/goals.contract';
import * as history from './history/history.contract';
import * as live from './live/live.contract';
import * as majors from './majors/majors.contract';
import * as majorSaving from './majors/saving.contract';
import * as matrixAxes from './matrices/axes.contract';
import * as matrixFiles from './matrices/files.contract';
import * as linkedMatrices from './matrices/linked.contract';
import * as matrices from './matrices/matrices.contract';
import * as matrixSaving from './matrices/saving.contract';
import * as supportSuggestions from './matrices/suggestions.contract';
import * as news from './news/news.contract';
import * as outlines from './outlines/outlines.contract';
import * as occupationBook from './occupation-book/occupation-book.contract';
import * as occupations from './occupations/occupations.contract';
import * as occupationOptions from './occupations/options.contract';
import * as overview from './overview/overview.contract';
import * as waiting from './overview/waiting.contract';
import * as pageInit from './page-init/page-init.contract';
import * as points from './points/points.contract';
import * as profile from './profile/profile.contract';
import * as notices from './notices/notices.contract';
import * as proposals from './proposals/proposals.contract';
import * as reviewSteps from './proposals/reviewSteps.contract';
import * as retention from './retention/retention.contract';
import * as rules from './rules/rules.contract';
import * as search from './search/search.contract';
import * as security from './security/security.contract';
import * as serverStatus from './server-status/server-status.contract';
import * as reportLinks from './syllabus/links.contract';
import * as reportFiles from './syllabus/reportFiles.contract';
import * as syllabus from './syllabus/syllabus.contract';
import * as talent from './talent/talent.contract';
import * as testFixtures from './test-fixtures/test-fixtures.contract';
import * as translations from './translations/translations.contract';
import * as users from './users/users.contract';

/** Every call of the API by its name in this package. */
export const allEndpoints = {
  ...assistant,
  ...auth,
  ...secondFactor,
  ...securityNotices,
  ...signIns,
  ...backups,
  ...budgets,
  ...campusProviders,
  ...campusSignIn,
  ...serverStatus,
  ...cards,
  ...collegeMajors,
  ...comments,
  ...completion,
  ...copy,
  ...courseUnits,
  ...courseDeletion,
  ...deadlines,
  ...departments,
  ...directories,
  ...editions,
  ...editionComparing,
  ...editionFindings,
  ...editionMerges,
  ...editionPublishing,
  ...editionUpgrades,
  ...feedback,
  ...goals,
  ...history,
  ...live,
  ...majors,
  ...majorSaving,
  ...matrixAxes,
  ...matrixFiles,
  ...linkedMatrices,
  ...matrices,
  ...matrixSaving,
  ...supportSuggestions,
  ...news,
  ...outlines,
  ...occupationBook,
  ...occupations,
  ...occupationOptions,
  ...overview,
  ...waiting,
  ...pageInit,
  ...points,
  ...profile,
  ...notices,
  ...proposals,
  ...reviewSteps,
  ...retention,
  ...rules,
  ...search,
  ...security,
  ...reportFiles,
  ...reportLinks,
  ...syllabus,
  ...talent,
  ...testFixtures,
  ...translations,
  ...users,
};

export type EndpointName = keyof typeof allEndpoints;

export * from './core/bodyLimit';
export * from './core/endpoint';
export { ticketParameter } from './core/param';
export * from './college-majors/standard.schema';
export * from './copy/copy.schema';
export * from './syllabus/link.schema';
export * from './assistant/assistant.contract';
export * from './auth/auth.contract';
export * from './auth/secondFactor.contract';
export * from './auth/securityNotices.contract';
export * from './auth/signIns.contract';
export * from './backups/backups.contract';
export * from './budgets/budgets.contract';
export * from './server-status/server-status.contract';
export * from './campus-sign-in/campusProviders.contract';
export * from './campus-sign-in/campusSignIn.contract';
export * from './cards/cards.contract';
export * from './college-majors/college-majors.contract';
export * from './comments/comments.contract';
export * from './completion/completion.contract';
export * from './copy/copy.contract';
export * from './course-units/course-units.contract';
export * from './course-units/deletion.contract';
export * from './deadlines/deadlines.contract';
export * from './departments/departments.contract';
export * from './directories/directories.contract';
export * from './editions/compare.contract';
export * from './editions/findings.contract';
export * from './editions/editions.contract';
export * from './editions/merge.contract';
export * from './editions/publish.contract';
export * from './editions/upgrade.contract';
export * from './feedback/feedback.contract';
export * from './goals/goals.contract';
export * from './history/history.contract';
export * from './live/live.contract';
export * from './majors/majors.contract';
export * from './majors/saving.contract';
export * from './matrices/axes.contract';
export * from './matrices/files.contract';
export * from './matrices/linked.contract';
export * from './matrices/matrices.contract';
export * from './matrices/saving.contract';
export * from './matrices/suggestions.contract';
export * from './news/news.contract';
export * from './outlines/outlines.contract';
export * from './occupation-book/occupation-book.contract';
export * from './occupations/occupations.contract';
export * from './occupations/options.contract';
export * from './overview/overview.contract';
export * from './overview/waiting.contract';
export * from './page-init/page-init.contract';
export * from './points/points.contract';
export * from './profile/profile.contract';
export * from './notices/notices.contract';
export * from './proposals/proposals.contract';
export * from './proposals/reviewSteps.contract';
export * from './retention/retention.contract';
export * from './rules/rules.contract';
export * from './search/search.contract';
export * from './security/security.contract';
export * from './syllabus/links.contract';
export * from './syllabus/reportFiles.contract';
export * from './syllabus/reportFiles.schema';
export * from './syllabus/syllabus.contract';
export * from './talent/talent.contract';
export * from './test-fixtures/test-fixtures.contract';
export * from './translations/translations.contract';
export * from './users/users.contract';
export * from './openapi/openApiDocument';
