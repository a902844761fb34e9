import { createAssistant } from '../assistant/assistant.resource';
import { createAccount } from '../auth/account.resource';
import { createSecondFactor } from '../auth/secondFactor.resource';
import { createSecurity } from '../auth/securityNotices.resource';
import { createSignIns } from '../auth/signIns.resource';
import { createBackups } from '../backups/backups.resource';
import { createBudgets } from '../budgets/budgets.resource';
import { createCampusProviders } from '../campus-sign-in/campusProviders.resource';
import { createCampusSignIn } from '../campus-sign-in/campusSignIn.resource';
import { createEditionFindings } from '../editions/findings.resource';
import { createNotices } from '../notices/notices.resource';
import { createProposals } from '../proposals/proposals.resource';
import { createReviewSteps } from '../proposals/reviewSteps.resource';
import { createRetention } from '../retention/retention.resource';
import { createRules } from '../rules/rules.resource';
import { createCards } from '../cards/cards.resource';
import { createCollegeMajors } from '../college-majors/college-majors.resource';
import { createComments } from '../comments/comments.resource';
import { createCompletion } from '../completion/completion.resource';
import { createCopying } from '../copy/copy.resource';
import { createCourseUnits } from '../course-units/course-units.resource';
import { createDeadlines } from '../deadlines/deadlines.resource';
import { createDepartments } from '../departments/departments.resource';
import { createEditionComparing } from '../editions/compare.resource';
import { createEditions } from '../editions/editions.resource';
import { createEditionMerging } from '../editions/merge.resource';
import { createEditionPublishing } from '../editions/publish.resource';
import { createEditionUpgrading } from '../editions/upgrade.resource';
import { createDirectories } from '../directories/directories.resource';
import { createFeedback } from '../feedback/feedback.resource';
import { createGoals } from '../goals/goals.resource';
import { createHistory } from '../history/history.resource';
import { createLive } from '../live/live.resource';
import { createMajors } from '../majors/majors.resource';
import { createMatrixFiles } from '../matrices/files.resource';
import { createMatrices } from '../matrices/matrices.resource';
import { createPlacementSuggestions, createSupportSuggestions } from '../matrices/suggestions.resource';
import { createTaskGoals } from '../matrices/taskGoals.resource';
import { createNews } from '../news/news.resource';
import { createOutlines } from '../outlines/outlines.resource';
import { createOccupationBook } from '../occupation-book/occupation-book.resource';
import { createOccupations } from '../occupations/occupations.resource';
import { createOverview } from '../overview/overview.resource';
import { createWaiting } from '../overview/waiting.resource';
import { createPoints } from '../points/points.resource';
import { createProfile } from '../profile/profile.resource';
import { createContentSearch } from '../search/search.resource';
import { createSecurityLog } from '../security/security.resource';
import { createServerStatus } from '../server-status/server-status.resource';
import { createReportArchives } from '../syllabus/reportArchives.resource';
import { createReportFiles } from '../syllabus/reportFiles.resource';
import { createSyllabus } from '../syllabus/syllabus.resource';
import { createTalentReports } from '../talent/talent.resource';
import { createTranslations } from '../translations/translations.resource';
import { createPeople } from '../users/people.resource';
import { sampleUser } from '@college/curriculum-model/fixtures';
import type { Client } from '../core/client';
import type { DownloadedFile } from '../core/download';
import type { MockBackend } from './mockBackend';
import { createMockClient, type MockPerson } from './mockClient';

export interface MockPortOptions extends MockPerson {
  /** What becomes of a downloaded file; saved by the browser when left out. */
  save?: (file: DownloadedFile) => void;
  /** What becomes of the address of a download. */
  open?: (url: string) => void;
}

/** Every resource of the client over a mock backend, for one person: widgets take them as their ports. */
export function createMockPorts(backend: MockBackend, { save, open, ...person }: MockPortOptions = {}) {
  const userId = person.as === null ? 0 : sampleUser(person.as ?? 'collegeAdmin').id;
  return portsOf(createMockClient(backend, person), { save, open, userId });
}

/** Every resource over one client. */
export function portsOf(client: Client, { save, open, userId }: Pick<MockPortOptions, 'save' | 'open'> & { userId: number }) {
  return {
    account: createAccount(client),
    assistant: createAssistant(client),
    backups: createBackups(client),
    budgets: createBudgets(client),
    campusProviders: createCampusProviders(client),
    campusSignIn: createCampusSignIn(client),
    cards: createCards(client),
    collegeMajors: createCollegeMajors(client),
    comments: createComments(client),
    completion: createCompletion(client, { save }),
    copying: createCopying(client, { userId }),
    courseUnits: createCourseUnits(client, { save }),
    deadlines: createDeadlines(client, { open }),
    departments: createDepartments(client),
    editions: createEditions(client),
    editionUpgrading: createEditionUpgrading(client),
    editionComparing: createEditionComparing(client, { open }),
    editionFindings: createEditionFindings(client),
    editionMerging: createEditionMerging(client),
    editionPublishing: createEditionPublishing(client, { open }),
    directories: createDirectories(client),
    feedback: createFeedback(client),
    goals: createGoals(client),
    history: createHistory(client),
    live: createLive(client),
    majors: createMajors(client),
    matrices: createMatrices(client),
    placementSuggestions: createPlacementSuggestions(client),
    supportSuggestions: createSupportSuggestions(client),
    matrixFiles: createMatrixFiles(client, { open }),
    news: createNews(client),
    outlines: createOutlines(client, { save }),
    occupationBook: createOccupationBook(client),
    occupations: createOccupations(client),
    overview: createOverview(client),
    waiting: createWaiting(client),
    people: createPeople(client),
    points: createPoints(client, { save }),
    profile: createProfile(client),
    notices: createNotices(client),
    proposals: createProposals(client),
    reviewSteps: createReviewSteps(client),
    retention: createRetention(client),
    rules: createRules(client),
    reportArchives: createReportArchives(client, { save }),
    reportFiles: createReportFiles(client, { open }),
    search: createContentSearch(client),
    securityLog: createSecurityLog(client, { open }),
    serverStatus: createServerStatus(client),
    secondFactor: createSecondFactor(client),
    security: createSecurity(client),
    signIns: createSignIns(client),
    syllabus: createSyllabus(client),
    talentReports: createTalentReports(client),
    taskGoals: createTaskGoals(client),
    translations: createTranslations(client),
  };
}

export type MockPorts = ReturnType<typeof createMockPorts>;
