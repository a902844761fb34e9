import { assistantMocks } from '../assistant/assistant.mock';
import { authMocks } from '../auth/auth.mock';
import { secondFactorMocks } from '../auth/secondFactor.mock';
import { securityNoticesMocks } from '../auth/securityNotices.mock';
import { signInMocks } from '../auth/signIns.mock';
import { backupMocks } from '../backups/backups.mock';
import { budgetMocks } from '../budgets/budgets.mock';
import { campusProviderMocks } from '../campus-sign-in/campusProviders.mock';
import { campusSignInMocks } from '../campus-sign-in/campusSignIn.mock';
import { editionFindingMocks } from '../editions/findings.mock';
import { quickFixMocks } from '../editions/fixes.mock';
import { noticeMocks } from '../notices/notices.mock';
import { proposalMocks } from '../proposals/proposals.mock';
import { retentionMocks } from '../retention/retention.mock';
import { ruleMocks } from '../rules/rules.mock';
import { cardMocks } from '../cards/cards.mock';
import { collegeMajorMocks } from '../college-majors/college-majors.mock';
import { commentMocks } from '../comments/comments.mock';
import { completionMocks } from '../completion/completion.mock';
import { copyMocks } from '../copy/copy.mock';
import { courseLeaderMocks } from '../course-units/courseLeaders.mock';
import { courseUnitMocks } from '../course-units/course-units.mock';
import { deadlineMocks } from '../deadlines/deadlines.mock';
import { leaderNoticeMocks } from '../deadlines/leaderNotices.mock';
import { departmentMocks } from '../departments/departments.mock';
import { directoryMocks } from '../directories/directories.mock';
import { editionComparingMocks } from '../editions/compare.mock';
import { editionMocks } from '../editions/editions.mock';
import { editionMergeMocks } from '../editions/merge.mock';
import { editionLinkMocks } from '../editions/publishedLinks.mock';
import { editionPublishingMocks } from '../editions/publish.mock';
import { editionUpgradeMocks } from '../editions/upgrade.mock';
import { feedbackMocks } from '../feedback/feedback.mock';
import { goalMocks } from '../goals/goals.mock';
import { historyMocks } from '../history/history.mock';
import { liveMocks } from '../live/live.mock';
import { majorMocks } from '../majors/majors.mock';
import { majorSavingMocks } from '../majors/saving.mock';
import { matrixFileMocks } from '../matrices/files.mock';
import { linkedMatricesMocks, matrixMocks } from '../matrices/matrices.mock';
import { matrixSavingMocks } from '../matrices/saving.mock';
import { placementSuggestionMocks } from '../matrices/placementSuggestions.mock';
import { supportSuggestionMocks } from '../matrices/suggestions.mock';
import { newsMocks } from '../news/news.mock';
import { outlineMocks } from '../outlines/outlines.mock';
import { occupationBookMocks } from '../occupation-book/occupation-book.mock';
import { occupationMocks } from '../occupations/occupations.mock';
import { occupationSkillMocks } from '../occupations/skills.mock';
import { overviewMocks } from '../overview/overview.mock';
import { pageInitMocks } from '../page-init/page-init.mock';
import { pointMocks } from '../points/points.mock';
import { profileMocks } from '../profile/profile.mock';
import { searchMocks } from '../search/search.mock';
import { securityMocks } from '../security/security.mock';
import { serverStatusMocks } from '../server-status/server-status.mock';
import { reportLinkMocks } from '../syllabus/links.mock';
import { reportFileMocks } from '../syllabus/reportFiles.mock';
import { syllabusMocks } from '../syllabus/syllabus.mock';
import { talentMocks } from '../talent/talent.mock';
import { testFixtureMocks } from '../test-fixtures/test-fixtures.mock';
import { translationMocks } from '../translations/translations.mock';
import { userMocks } from '../users/users.mock';
import type { MockHandlers } from './mockHandler';

/** What answers each call; a call without a handler does not compile. */
export const mockHandlers: MockHandlers = {
  ...assistantMocks,
  ...authMocks,
  ...secondFactorMocks,
  ...securityNoticesMocks,
  ...signInMocks,
  ...backupMocks,
  ...budgetMocks,
  ...campusProviderMocks,
  ...campusSignInMocks,
  ...serverStatusMocks,
  ...retentionMocks,
  ...ruleMocks,
  ...editionFindingMocks,
  ...quickFixMocks,
  ...noticeMocks,
  ...proposalMocks,
  ...cardMocks,
  ...collegeMajorMocks,
  ...commentMocks,
  ...completionMocks,
  ...copyMocks,
  ...courseLeaderMocks,
  ...courseUnitMocks,
  ...deadlineMocks,
  ...departmentMocks,
  ...directoryMocks,
  ...editionMocks,
  ...editionComparingMocks,
  ...editionMergeMocks,
  ...editionLinkMocks,
  ...editionPublishingMocks,
  ...editionUpgradeMocks,
  ...feedbackMocks,
  ...goalMocks,
  ...historyMocks,
  ...leaderNoticeMocks,
  ...liveMocks,
  ...majorMocks,
  ...majorSavingMocks,
  ...matrixFileMocks,
  ...matrixMocks,
  ...linkedMatricesMocks,
  ...matrixSavingMocks,
  ...placementSuggestionMocks,
  ...supportSuggestionMocks,
  ...newsMocks,
  ...outlineMocks,
  ...occupationBookMocks,
  ...occupationMocks,
  ...occupationSkillMocks,
  ...overviewMocks,
  ...pageInitMocks,
  ...pointMocks,
  ...profileMocks,
  ...searchMocks,
  ...securityMocks,
  ...reportFileMocks,
  ...reportLinkMocks,
  ...syllabusMocks,
  ...talentMocks,
  ...testFixtureMocks,
  ...translationMocks,
  ...userMocks,
};
