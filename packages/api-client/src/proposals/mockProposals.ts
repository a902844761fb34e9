import {
  changeToTell,
  contentLocked,
  holdsMerge,
  isUnderWay,
  isFinalStatus,
  lockOf,
  proposalRefusals,
  proposalState,
  replyCodes,
  takesOfCourse,
  takesWholeCourse,
  textOf,
  type Bilingual,
  type CurriculumState,
  type EditionPlace,
  type Language,
  type ProposalEvent,
  type ProposalHead,
  type ProposalHistory,
  type Taken,
} from '@college/curriculum-model';
import { digestOf } from '../editions/rows/digestOf';
import { lineageOf } from '../editions/rows/lineage';
import { mockStateOf } from '../editions/rows/mockStateOf';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { found } from '../mock-api/refusals';
import type { StoredProposal } from './storedProposal';

/** A proposal as the rules of proposals read it. Of a draft that is merged or deleted the state is the last that was known. */
export function historyOf(state: MockState, { editionId, course, steps, events }: StoredProposal): ProposalHistory & { isOpen: boolean } {
  const edition = state.editions.find(({ id }) => id === editionId);
  const isOpen = edition?.status === 'open' && edition.majorId !== null;
  const digest = isOpen ? digestOfReviewed(state, edition, course) : (events.at(-1)?.digest ?? '');
  return { steps, events, digest, isOpen };
}

/** Of a draft and what it began with; of one course of both alone, where its changes are reviewed. */
function digestOfReviewed(state: MockState, { id, baseStateId }: MockState['editions'][number], course: StoredProposal['course']): string {
  const draft = mockStateOf(state, `edition:${id}`);
  if (!course) return digestOf(baseStateId, draft);
  const partIn = ({ courses }: CurriculumState) => courses.find(({ lineage }) => lineage === course.lineage);
  return digestOf(id, partIn(mockStateOf(state, `base:${id}`)), partIn(draft));
}

/** What is stored of a proposal, as calls answer it. */
export function headOfProposal(
  state: MockState,
  { steps: _steps, events: _events, course, ...stored }: StoredProposal,
  language: Language,
): ProposalHead {
  return {
    ...stored,
    ...(course && {
      course: {
        lineage: course.lineage,
        courseId: reviewedCourseId(state, stored, course.lineage),
        name: course.name[language],
        isRemoved: course.isRemoved,
      },
    }),
    editionName: found(state.editions.find(({ id }) => id === stored.editionId)).name,
    homeMajorName: textOf(found(state.majors.find(({ id }) => id === stored.homeMajorId)), 'name', language),
    userName: personName(state, stored.userId, language),
  };
}

/** The latest proposal of a draft, or of the changes of one of its courses. */
export function latestProposalOf({ proposals }: MockState, editionId: number, lineage?: number): StoredProposal | undefined {
  return proposals.find((one) => one.editionId === editionId && one.course?.lineage === lineage);
}

/** How far the latest proposal of all of an edition is; undefined where it was never sent to review. */
export function latestStatusOf(state: MockState, editionId: number) {
  const proposal = latestProposalOf(state, editionId);
  return proposal && proposalState(historyOf(state, proposal)).status;
}

/** The proposals of single courses of a draft that are on their way, and what they amount to. */
export function courseProposalsOf(state: MockState, editionId: number) {
  return state.proposals.flatMap((proposal) => {
    const { course } = proposal;
    if (proposal.editionId !== editionId || !course) return [];
    const { status } = proposalState(historyOf(state, proposal));
    return isUnderWay(status) ? [{ proposal, course, status }] : [];
  });
}

/** The course of a proposal in the draft, or in the current edition where the draft has it not; null where neither has. */
export function reviewedCourseId(
  state: MockState,
  { editionId, homeMajorId }: Pick<StoredProposal, 'editionId' | 'homeMajorId'>,
  lineage: number,
): number | null {
  const draftId = state.editions.find(({ id }) => id === editionId)?.majorId;
  const inMajor = (majorId: number) => state.courseUnits.find((unit) => unit.majorId === majorId && lineageOf(state, unit.id) === lineage);
  return ((draftId ? inMajor(draftId) : undefined) ?? inMajor(homeMajorId))?.id ?? null;
}

/** Stores what happened to a proposal; that approvals do not count any more is said before it. */
export function noteProposal(
  state: MockState,
  proposal: StoredProposal,
  { history, ...happened }: Pick<ProposalEvent, 'kind' | 'userId' | 'text'> & Partial<ProposalEvent> & { history?: ProposalHistory },
): void {
  const known = history ?? historyOf(state, proposal);
  const at = state.now();
  const told = changeToTell(known, at);
  const event: ProposalEvent = { round: proposal.round, step: null, at, digest: known.digest, ...happened };
  for (const one of told ? [told, event] : [event]) {
    const stepName = proposal.steps.find(({ key }) => key === one.step)?.name ?? null;
    proposal.events.push({ ...one, id: state.nextId(), stepName });
  }
  Object.assign(proposal, { version: proposal.version + 1, updateTime: at });
}

/** Why nothing is written into a major, or into a course of it: it is one of a draft whose content is locked while it is reviewed. */
export function whyLocked(state: MockState, majorId: number, courseId?: number): Bilingual | undefined {
  const lock = locksIn(state, majorId).find((one) => one.courseId === null || one.courseId === courseId);
  const by = (language: Language) => personName(state, lock?.userId ?? null, language);
  return lock && contentLocked({ by: { zh: by('zh'), en: by('en') }, summary: lock.proposal.summary });
}

/** What is locked of a draft's major, for the band over its pages. */
export function findLocks(state: MockState, majorId: number, language: Language): Pick<EditionPlace, 'lock' | 'courseLocks'> {
  const told = ({ proposal, userId }: Locked) => ({ proposalId: proposal.id, userName: personName(state, userId, language) });
  const locks = locksIn(state, majorId);
  const whole = locks.find(({ courseId }) => courseId === null);
  const courseLocks = locks.flatMap((lock) => (lock.courseId === null ? [] : [{ courseId: lock.courseId, ...told(lock) }]));
  return { ...(whole && { lock: told(whole) }), ...(courseLocks.length > 0 && { courseLocks }) };
}

interface Locked {
  proposal: StoredProposal;
  userId: number | null;
  /** Null where all of the draft is locked. */
  courseId: number | null;
}

function locksIn(state: MockState, majorId: number): Locked[] {
  const edition = state.editions.find((one) => one.majorId === majorId && one.status === 'open');
  if (!edition) return [];
  const whole = latestProposalOf(state, edition.id);
  const proposals = [...(whole ? [whole] : []), ...courseProposalsOf(state, edition.id).map(({ proposal }) => proposal)];
  return proposals.flatMap((proposal): Locked[] => {
    if (!proposal.events.some(({ kind }) => kind === 'locked')) return [];
    const lock = lockOf(historyOf(state, proposal));
    if (!lock) return [];
    const { userId } = lock.event;
    if (!proposal.course) return [{ proposal, userId, courseId: null }];
    const { lineage } = proposal.course;
    const unit = state.courseUnits.find((one) => one.majorId === majorId && lineageOf(state, one.id) === lineage);
    return unit ? [{ proposal, userId, courseId: unit.id }] : [];
  });
}

/** Refuses to merge what waits for its review: a draft, or courses of it that are taken. */
export function refuseInReview(state: MockState, editionId: number, take: Taken): void {
  const proposal = latestProposalOf(state, editionId);
  if (proposal && holdsMerge(proposalState(historyOf(state, proposal)).status)) {
    throw new MockRefusal(replyCodes.validation, proposalRefusals.inReview);
  }
  for (const { course, status } of courseProposalsOf(state, editionId)) {
    if (holdsMerge(status) && takesOfCourse(take, course.lineage)) {
      throw new MockRefusal(replyCodes.validation, proposalRefusals.courseUnderWay(course.name));
    }
  }
}

/**
 * Records in the open proposals of a draft, of all of it and of single courses, what becomes of the draft; call it before the draft is removed. Says whether one of all of it was open.
 */
export function endProposalsOf(state: MockState, editionId: number, kind: 'merged' | 'withdrawn', userId: number): boolean {
  const whole = latestProposalOf(state, editionId);
  const hasEnded = whole !== undefined && endProposal(state, whole, kind, userId);
  for (const { proposal } of courseProposalsOf(state, editionId)) endProposal(state, proposal, kind, userId);
  return hasEnded;
}

/** Records in the open proposals of single courses that a merge takes them; call it before the draft is written. */
export function endCourseProposals(
  state: MockState,
  { editionId, take, userId }: { editionId: number; take: Taken; userId: number },
): void {
  for (const { proposal, course } of courseProposalsOf(state, editionId)) {
    if (takesWholeCourse(take, course.lineage)) endProposal(state, proposal, 'merged', userId);
  }
}

function endProposal(state: MockState, proposal: StoredProposal, kind: 'merged' | 'withdrawn', userId: number): boolean {
  const { status } = proposalState(historyOf(state, proposal));
  if (isFinalStatus(status) || status === 'withdrawn') return false;
  noteProposal(state, proposal, { kind, userId, text: '' });
  return true;
}
