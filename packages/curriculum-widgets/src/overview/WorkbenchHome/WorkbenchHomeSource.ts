import type {
  ColleagueChange,
  CopyJob,
  DeadlinePlan,
  MajorListRequest,
  MajorListResponse,
  MatrixKind,
  Overview,
  Proposal,
  Waiting,
  WaitingFinding,
} from '@college/curriculum-model';
import type { StoredDraft } from '../../course-units/CourseUnitDetail';
import type { StoredMajorDraft } from '../../majors/MajorDetail';
import type { StoredSyllabusDraft } from '../../syllabus/SyllabusEditor';

interface Abortable {
  signal?: AbortSignal;
}

/**
 * The port of the workbench. Not called while nobody is signed in. Failures reject with an error whose message is shown to staff.
 */
export interface WorkbenchHomeSource {
  /**
   * Courses, copies and edits of the signed-in person.
   * Call: `GET /workbench/overview` (extension).
   */
  loadOverview: (language: string, options?: Abortable) => Promise<Overview>;
  /**
   * One page of majors within reach, by a part of the name.
   * Call: `POST /major/v2.0/majorlist` (extension).
   */
  listMajors: (request: MajorListRequest, options?: Abortable) => Promise<MajorListResponse>;
  /**
   * What is missing in the courses and majors of the signed-in person; without it the courses themselves stand first.
   * Call: `GET /workbench/waiting` (extension).
   */
  loadWaiting?: (language: string, options?: Abortable) => Promise<Waiting>;
  /**
   * What others changed in these courses lately.
   * Call: `GET /workbench/colleaguechanges` (extension).
   */
  listColleagueChanges?: (language: string, options?: Abortable) => Promise<ColleagueChange[]>;
  /**
   * The proposals that the signed-in person is asked to decide.
   * Call: `GET /proposal/waiting` (extension).
   */
  listWaitingProposals?: (language: string, options?: Abortable) => Promise<Proposal[]>;
  /**
   * What must be ready by when in the college.
   * Call: `GET /deadlines/plan` (extension).
   */
  loadDeadlines?: (options?: Abortable) => Promise<DeadlinePlan>;
  /**
   * How far one copy is; without it a copy under way shows as it was when the page opened.
   * Call: `GET /manage/copyjob` (extension).
   */
  loadJob?: (unique: string, options?: Abortable) => Promise<CopyJob>;
}

/** Unsaved work on a course unit, on the requirements of a major, or on the syllabus of a course. */
export type WorkbenchDraft = (StoredDraft & { kind?: undefined }) | StoredMajorDraft | StoredSyllabusDraft;

/** Unsaved work of this person in this browser. */
export interface DraftDrawer {
  list: () => WorkbenchDraft[];
  discard: (key: string) => void;
  /** Calls back when another tab wrote or threw away a draft. */
  subscribe?: (listener: () => void) => () => void;
}

/** A page that the person opened before. */
export interface RecentPlace {
  id: string;
  title: string;
  /** What it is about. */
  context?: string;
  href: string;
  /** When it was opened, in milliseconds. */
  at?: number;
}

/** Addresses that the workbench leads to. */
export interface WorkbenchPlaces {
  /** A course unit, at one of its sections where one is named. */
  course: (place: { courseUnitId?: number; majorId?: number; section?: 'points' | 'goals' }) => string;
  report: (place: { courseUnitId: number; majorId?: number }) => string;
  /** The matrices of a course, one of them where it is named. */
  matrix: (place: { courseId: number; majorId: number; matrix?: MatrixKind }) => string;
  majorHome: (majorId: number) => string;
  majorDetail: (majorId: number) => string;
  courseUnits: (majorId: number) => string;
  /** Where a finding is mended. */
  finding?: (finding: WaitingFinding) => string;
  /** All findings of a major. */
  findings?: (majorId: number) => string;
  /** Where a proposal is decided. */
  review?: (proposal: { majorId: number; id: number }) => string;
  /** Every major within reach. */
  majorList: string;
  /** Every course within reach. */
  courseList?: string;
  account: string;
  signIn: string;
}
