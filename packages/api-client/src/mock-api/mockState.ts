import { sampleRows } from './sampleRows';
import type { StoredReceipt } from '../editions/rows/storedReceipt';
import type {
  Acceptance,
  AdditionalInfo,
  BackupState,
  BudgetLimits,
  Budgets,
  CheckedMajor,
  CollegeMajorResponse,
  CollegeRules,
  CollegeSteps,
  CourseCell,
  CourseUnit,
  DeadlinePlan,
  Edition,
  EditionLink,
  Feedback,
  Goal,
  GraduateRequire,
  HistoryEntry,
  LocalSignIn,
  Major,
  NewsItem,
  Outline,
  Placement,
  NoticeMailMode,
  OutboxMail,
  ProjectCell,
  RecordKind,
  Retention,
  SecurityEvent,
  SecurityNotice,
  SeenNotices,
  ServerStatus,
  SignIn,
  StateRecordKind,
  TalentReport,
  TaskGoal,
  UserProfile,
} from '@college/curriculum-model';
import {
  samplePassword,
  type SampleBinding,
  type SampleKsa,
  type SamplePoint,
  type SampleProgramme,
  type SampleUser,
} from '@college/curriculum-model/fixtures';
import { mockCampusCode, type MockProvider } from '../campus-sign-in/mockProvider';
import type { StoredThread } from '../comments/storedThread';
import type { CopyJob } from '../copy/copy.schema';
import type { qualificationSeed } from '../directories/directories.seed';
import type { occupationSeed } from '../occupations/occupations.seed';
import type { StoredProposal } from '../proposals/storedProposal';
import type { ReportLink } from '../syllabus/link.schema';
import type { DeletedCourse, DeletedRecord, EditionJob, KeptState, Publication } from './mockRecords';

/** Everything the mock API remembers; plain rows, as a server's tables. */
export interface MockState {
  colleges: SampleProgramme['colleges'];
  departments: SampleProgramme['departments'];
  majors: Major[];
  users: SampleUser[];
  passwords: Map<number, string>;
  /** User id by authToken. */
  tokens: Map<string, number>;
  /** The sign-ins of each person who asked for them. */
  signIns: Map<number, SignIn[]>;
  /** The providers of single sign-on of all colleges; none at the start. */
  campusProviders: MockProvider[];
  /** The staff number of each person who has one. */
  staffNumbers: Map<number, string>;
  /** What each college set about passwords. */
  localSignIns: Map<number, LocalSignIn>;
  /** Who comes back from a provider with which one-use code; the mock sends nobody to one, and has one code at the start. */
  campusCodes: Map<string, { userId: number; to: string }>;
  /** Who has a second factor. */
  secondFactors: Set<number>;
  /** Whose personal data were deleted. */
  formerMembers: Set<number>;
  /** Since when and why the account of a person is disabled. */
  disabled: Map<number, { time: string; reason: string }>;
  /** What happened to the account of a person. */
  securityNotices: Map<number, SecurityNotice[]>;
  /** Until when each person looked at what concerns them. */
  noticesSeen: Map<number, SeenNotices>;
  /** How notices come by mail to each person who chose. */
  noticeMails: Map<number, NoticeMailMode>;
  /** Whether mails are sent. */
  sendsMails: boolean;
  /** User id by the one-use token of a forgotten password. */
  resetTokens: Map<string, number>;
  /** Mails with such tokens, latest first. */
  outbox: MockMail[];
  /** The security log, latest first; the mock notes who signs in and out. */
  security: SecurityEvent[];
  /** The mock makes none. */
  backups: BackupState;
  /** What people hold against their budgets; the mock counts nothing itself. */
  holdings: Map<number, Partial<Budgets & { finishedFiles: number }>>;
  /** The status that the mock answers in place of its default; it measures nothing. */
  serverStatus: Partial<ServerStatus>;
  /** The limits of people whose budgets were raised. */
  limits: Map<number, { limits: BudgetLimits; version: number }>;
  profiles: Map<number, UserProfile>;
  requires: Map<number, GraduateRequire[]>;
  courseUnits: CourseUnit[];
  courseManagers: { courseId: number; userId: number }[];
  deletedCourses: DeletedCourse[];
  deletedRecords: DeletedRecord[];
  goals: Goal[];
  bindings: SampleBinding[];
  points: SamplePoint[];
  ksas: SampleKsa[];
  pointKsaLinks: { pointId: number; ksaId: number }[];
  courseCells: CourseCell[];
  taskGoals: (TaskGoal & { projectId: number })[];
  projectCells: ProjectCell[];
  additionalInfos: AdditionalInfo[];
  /** `baseStateId` is the state that a draft began with, `stateId` what was published or merged. */
  editions: (Omit<Edition, 'userName'> & { userId: number; baseStateId: number | null; stateId: number | null })[];
  /** What was made by each key of a client, with the messages about it. */
  editionJobs: Map<string, EditionJob>;
  /** The majors in which drafts are edited: apart from the others, as they belong to no department and are in no list. */
  draftMajors: Major[];
  /** The lineage of rows that are the same record as one of another edition, by their id; absent where that is the id. */
  lineages: Map<number, number>;
  /** The lineages that were merged or split into a requirement, indicator point or course, by its kind and id. */
  derivations: Map<`${StateRecordKind}:${number}`, readonly number[]>;
  /** What merges, updates and undos did, the latest first. */
  editionReceipts: StoredReceipt[];
  /** Kept states of curricula, such as what drafts began with. */
  curriculumStates: Map<number, KeptState>;
  /** What published editions say of themselves beside their state, by id. */
  publications: Map<number, Publication>;
  editionLinks: (Omit<EditionLink, 'userName'> & { userId: number })[];
  /** Made booklets by the key under which they wait. */
  bookletFiles: Map<string, { userId: number; editionId: number; file: File }>;
  /** How long colleges keep what is deleted by itself, where they set it. */
  retention: Map<number, Retention>;
  /** The plans of deadlines that colleges set. */
  deadlines: Map<number, DeadlinePlan>;
  /** Who was asked on which day to finish which course. */
  leaderNotices: { userId: number; courseId: number; day: string; senderId: number; text: string; at: string }[];
  /** What the rules found in majors when they were asked last. */
  majorFindings: Map<number, { checked: CheckedMajor; changes: number }>;
  /** What each college set of the rules, and each department and major. */
  rules: Map<number, CollegeRules>;
  departmentRules: Map<number, CollegeRules>;
  majorRules: Map<number, CollegeRules>;
  /** The steps of reviews that colleges set. */
  reviewSteps: Map<number, Pick<CollegeSteps, 'steps' | 'version'>>;
  /** Proposals to merge a draft, the latest first. */
  proposals: StoredProposal[];
  /** The accepted findings of majors, the latest first. */
  acceptances: (Omit<Acceptance, 'userName'> & { majorId: number })[];
  /** Cells of major matrices for which suggestions were declined. */
  declinedSupports: { courseId: number; requireId: number }[];
  /** Entries of courses' own matrices whose suggestions were declined. */
  declinedPlacements: (Placement & { courseId: number })[];
  /** The pages that people have open, by the names of their lines; `thing` is what they show. */
  liveLines: Map<string, { line: string; thing: string; userId: number; field?: string | null }>;
  /** Discussions, in the order in which they began. */
  commentThreads: StoredThread[];
  copyJobs: Map<string, { userId: number; job: CopyJob; run: () => Generator<CopyJob['progress'][number]> }>;
  /** User id by the ticket for a download. */
  tickets: Map<string, number>;
  /** Made files by the key under which they wait. */
  reportFiles: Map<string, { userId: number; courseId: number; file: File }>;
  reportLinks: (Omit<ReportLink, 'userName'> & { userId: number })[];
  history: StoredChange[];
  feedback: (Feedback & { id: number; userId: number; createTime: string })[];
  occupations: ReturnType<typeof occupationSeed>;
  collegeMajors: CollegeMajorResponse[];
  qualifications: ReturnType<typeof qualificationSeed>;
  talentReports: TalentReport[];
  news: NewsItem[];
  outlines: Outline[];
  nextId(): number;
  /** The time of the mock's clock, in wire format. */
  now(): string;
  /** Puts everything back as it was at the start. */
  reset(): void;
}

/** A fresh state over the sample programme; `firstId` is that of the first new record, above every id of the sample. */
export function createMockState(fixtures: Partial<SampleProgramme> = {}, clock: () => Date = () => new Date(), firstId = 5001): MockState {
  const { graduateRequires, ...programme } = { ...sampleRows(), ...structuredClone(fixtures) };
  let lastId = firstId - 1;
  const state: MockState = {
    ...programme,
    majors: [...programme.majors],
    users: [...programme.users],
    courseUnits: [...programme.courseUnits],
    courseManagers: [...programme.courseManagers],
    goals: [...programme.goals],
    bindings: [...programme.bindings],
    points: [...programme.points],
    ksas: [...programme.ksas],
    pointKsaLinks: [...programme.pointKsaLinks],
    courseCells: [...programme.courseCells],
    taskGoals: [...programme.taskGoals],
    projectCells: [...programme.projectCells],
    additionalInfos: [...programme.additionalInfos],
    requires: new Map(Object.entries(graduateRequires).map(([majorId, list]) => [Number(majorId), [...list]])),
    passwords: new Map(programme.users.map(({ id }) => [id, samplePassword])),
    tokens: new Map(programme.users.map(({ id }) => [`sample-token-of-${id}`, id])),
    signIns: new Map(),
    campusProviders: [],
    staffNumbers: new Map(),
    localSignIns: new Map(),
    campusCodes: new Map([[mockCampusCode, { userId: 1005, to: '/' }]]),
    secondFactors: new Set(),
    formerMembers: new Set(),
    disabled: new Map(),
    securityNotices: new Map(),
    noticesSeen: new Map(),
    noticeMails: new Map(),
    sendsMails: true,
    resetTokens: new Map(),
    outbox: [],
    serverStatus: {},
    security: [],
    backups: { schedule: null, last: null, failure: null },
    holdings: new Map(),
    limits: new Map(),
    profiles: new Map(),
    deletedCourses: [],
    deletedRecords: [],
    editions: [],
    editionJobs: new Map(),
    draftMajors: [],
    lineages: new Map(),
    derivations: new Map(),
    editionReceipts: [],
    curriculumStates: new Map(),
    publications: new Map(),
    editionLinks: [],
    bookletFiles: new Map(),
    retention: new Map(),
    deadlines: new Map(),
    leaderNotices: [],
    majorFindings: new Map(),
    rules: new Map(),
    departmentRules: new Map(),
    majorRules: new Map(),
    reviewSteps: new Map(),
    proposals: [],
    acceptances: [],
    declinedSupports: [],
    declinedPlacements: [],
    liveLines: new Map(),
    commentThreads: [],
    copyJobs: new Map(),
    tickets: new Map(),
    reportFiles: new Map(),
    reportLinks: [],
    history: [],
    feedback: [],
    nextId: () => (lastId += 1),
    now: () => clock().toISOString(),
    reset() {
      const { reset: _, ...fresh } = createMockState(fixtures, clock, firstId);
      Object.assign(state, fresh);
    },
  };
  return state;
}

/** A change as the mock remembers it. */
export interface StoredChange extends Pick<HistoryEntry, 'id' | 'recordId' | 'action' | 'userId' | 'time'> {
  kind: RecordKind;
  before: unknown;
  after: unknown;
  /** The act on a whole curriculum of which it was a part. */
  receiptId?: number;
}

/** A mail of the mock API; nothing is ever sent. */
export type MockMail = OutboxMail & { userId: number };
