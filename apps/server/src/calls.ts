import { assistantCalls } from './assistant/assistantCalls';
import { authCalls } from './auth/authCalls';
import { backupCalls } from './backup/backupCalls';
import { budgetCalls } from './budgets/budgetCalls';
import { campusCalls } from './campus-sign-in/campusCalls';
import { cardCalls } from './cards/cardCalls';
import { collegeMajorCalls } from './college-majors/collegeMajorCalls';
import { commentCalls } from './comments/commentCalls';
import { completionCalls } from './completion/completionCalls';
import { copyCalls } from './copy/copyCalls';
import { courseUnitCalls } from './course-units/courseUnitCalls';
import { deadlineCalls } from './deadlines/deadlineCalls';
import { departmentCalls } from './departments/departmentCalls';
import { editionCalls } from './editions/editionCalls';
import { findingCalls } from './editions/findings/findingCalls';
import { mergeCalls } from './editions/merging/mergeCalls';
import { upgradeCalls } from './editions/upgrading/upgradeCalls';
import { publishCalls } from './editions/publishing/publishCalls';
import { directoryCalls } from './directories/directoryCalls';
import { documentCalls } from './documents/documentCalls';
import { feedbackCalls } from './feedback/feedbackCalls';
import { goalCalls } from './goals/goalCalls';
import { historyCalls } from './history/historyCalls';
import type { MountedCall } from './http/call';
import { liveCalls } from './live/liveCalls';
import { majorCalls } from './majors/majorCalls';
import { matrixFileCalls } from './matrices/files/fileCalls';
import { matrixCalls } from './matrices/matrixCalls';
import { newsCalls } from './news/newsCalls';
import { noticeCalls } from './notices/noticeCalls';
import { occupationCalls } from './occupations/occupationCalls';
import { outlineCalls } from './outlines/outlineCalls';
import { overviewCalls } from './overview/overviewCalls';
import { outboxCalls } from './outbox/outboxCalls';
import { pageInitCalls } from './pageinit/pageInitCalls';
import { pointCalls } from './points/pointCalls';
import { workbookCalls } from './points/workbookCalls';
import { profileCalls } from './profile/profileCalls';
import { inboxCalls } from './inbox/inboxCalls';
import { proposalCalls } from './proposals/proposalCalls';
import { retentionCalls } from './retention/retentionCalls';
import { ruleCalls } from './rules/ruleCalls';
import { secondFactorCalls } from './second-factor/secondFactorCalls';
import { signInCalls } from './sessions/signInCalls';
import { searchCalls } from './search/searchCalls';
import { securityCalls } from './securityLog/securityCalls';
import { reportLinkCalls } from './syllabus/linkCalls';
import { statusCalls } from './status/statusCalls';
import { syllabusCalls } from './syllabus/syllabusCalls';
import { talentCalls } from './talent/talentCalls';
import { translationCalls } from './translations/translationCalls';
import { trashCalls } from './trash/trashCalls';
import { userCalls } from './users/userCalls';

/** Every call this server answers, by resource. */
export const calls: readonly MountedCall[] = [
  ...authCalls,
  ...signInCalls,
  ...noticeCalls,
  ...secondFactorCalls,
  ...pageInitCalls,
  ...occupationCalls,
  ...collegeMajorCalls,
  ...majorCalls,
  ...deadlineCalls,
  ...departmentCalls,
  ...editionCalls,
  ...mergeCalls,
  ...upgradeCalls,
  ...publishCalls,
  ...findingCalls,
  ...proposalCalls,
  ...inboxCalls,
  ...overviewCalls,
  ...courseUnitCalls,
  ...pointCalls,
  ...workbookCalls,
  ...goalCalls,
  ...cardCalls,
  ...commentCalls,
  ...liveCalls,
  ...completionCalls,
  ...feedbackCalls,
  ...searchCalls,
  ...assistantCalls,
  ...copyCalls,
  ...matrixCalls,
  ...matrixFileCalls,
  ...syllabusCalls,
  ...reportLinkCalls,
  ...historyCalls,
  ...trashCalls,
  ...translationCalls,
  ...userCalls,
  ...campusCalls,
  ...outboxCalls,
  ...securityCalls,
  ...backupCalls,
  ...retentionCalls,
  ...budgetCalls,
  ...statusCalls,
  ...ruleCalls,
  ...documentCalls,
  ...directoryCalls,
  ...talentCalls,
  ...newsCalls,
  ...outlineCalls,
  ...profileCalls,
];
