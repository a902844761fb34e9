import type {
  BindingSuggestion,
  CopyGoals,
  CopyJob,
  CopyPlan,
  CopyProgress,
  CopyRequest,
  Edition,
  EditionDetail,
  EditionFiguresList,
  EditionProgress,
  EditionRef,
  GraduateRequire,
  OptionItem,
  StartEditionRequest,
} from '@college/curriculum-model';

/** What the wizard binds: the goals of the course and the indicator points of the target major. */
export interface CopySubject extends CopyGoals {
  /** Requirements above the indicator points, for headings. Without them the numbers group the list. */
  requires?: readonly GraduateRequire[];
}

/** One course and its target major. */
export interface CopyTarget {
  courseId: number;
  targetId: number;
}

/** Which of the two streams carries the progress (decision 88). */
export type CopyTransport = 'stream' | 'post';

interface Abortable {
  signal?: AbortSignal;
}

/**
 * Where the wizard gets its targets and goals, and what copies. What is optional only adds to it. Failures reject with an error whose
 * message staff can read.
 */
export interface CopyWizardSource {
  /**
   * Schools with their colleges and majors into which the course may be copied.
   * Call: `POST /manage/copycourseavailabletarget` (core §7).
   */
  listTargets(courseId: number, options?: Abortable): Promise<readonly OptionItem[]>;
  /**
   * The goals of the course and the indicator points of the target major, loaded again only when the target has changed.
   * Call: `POST /manage/copycoursegetgoals` and `GET /major/v2.0/graduaterequires` (core §7).
   */
  loadGoals(target: CopyTarget, options?: Abortable): Promise<CopySubject>;
  /**
   * Copies and reports the progress. Throws `CopyRefused` when the request is rejected before anything began.
   * Call: by 'stream' `POST /manage/uploadcoursecopyparams`, then `GET /manage/copycourse`; by 'post' `POST /manage/copycourse` (core §7).
   */
  copy(request: CopyRequest, options: Abortable & { transport: CopyTransport }): AsyncIterable<CopyProgress>;
  /**
   * Proposals for bindings, with their reasons.
   * Call: `GET /manage/copysuggestions` (extension).
   */
  suggestBindings?(
    request: CopyTarget & Pick<CopySubject, 'source' | 'target'>,
    options?: Abortable,
  ): Promise<readonly BindingSuggestion[]>;
  /**
   * What a copy would make, and what it would clash with.
   * Call: `GET /manage/copyplan` (extension).
   */
  loadPlan?(target: CopyTarget, options?: Abortable): Promise<CopyPlan>;
  /**
   * A stored copy by its key.
   * Call: `GET /manage/copyjob` (extension).
   */
  loadJob?(unique: string, options?: Abortable): Promise<CopyJob>;
  /**
   * The person's copies of this course, the newest first.
   * Call: `GET /manage/copyjobs` (extension).
   */
  listJobs?(courseId: number, options?: Abortable): Promise<readonly CopyJob[]>;
  /**
   * Starts a stored copy that never began; one that did begin is only replayed.
   * Call: `GET /manage/copycourse` (core §7).
   */
  resume?(unique: string, options?: Abortable): AsyncIterable<CopyProgress>;
  /**
   * The editions of a major; in an open draft a copy can be rehearsed.
   * Call: `GET /edition/list` (extension).
   */
  listEditions?(majorId: number, options?: Abortable): Promise<readonly Edition[]>;
  /**
   * Makes a draft and reports the progress; the last message names it. A repeated key replays the messages and makes nothing twice.
   * Call: `POST /edition/start` (extension).
   */
  startEdition?(request: StartEditionRequest, options?: Abortable): AsyncIterable<EditionProgress>;
  /**
   * A draft with what has changed in it.
   * Call: `GET /edition/detail` (extension).
   */
  loadEdition?(id: number, options?: Abortable & { figures?: boolean }): Promise<EditionDetail>;
  /**
   * What some states amount to: which findings a draft opens and closes against the current edition.
   * Call: `GET /edition/figures` (extension).
   */
  loadFigures?(refs: readonly EditionRef[], options?: Abortable): Promise<EditionFiguresList>;
}
