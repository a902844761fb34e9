import {
  canSendToReview,
  isUnderWay,
  changedMeanwhile,
  inOrderOfDue,
  isAskedOf,
  isFinalStatus,
  isLockable,
  isPlaceOfCourse,
  isSame,
  lockOf,
  may,
  mayAskToWrite,
  mayLock,
  proposalDetailOf,
  proposalOf,
  proposalRefusals,
  proposalState,
  replyCodes,
  stepFaults,
  stepsFault,
  takeDecision,
  textOf,
  type Bilingual,
  type Chain,
  type Edition,
  type Language,
  type ProposalDetail,
  type Taken,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { editionFindingMocks } from '../editions/findings.mock';
import { editionMergeMocks } from '../editions/merge.mock';
import { findOpenEdition } from '../editions/rows/findOpenEdition';
import { lineageOf } from '../editions/rows/lineage';
import { mockStateOf } from '../editions/rows/mockStateOf';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';
import { courseProposalsOf, headOfProposal, historyOf, latestProposalOf, noteProposal, reviewedCourseId } from './mockProposals';
import type { StoredProposal } from './storedProposal';
import { countDeciders, decidersOf, peopleOf, presentSteps, reviewedMajor, stepsOfCollege } from './mockSteps';

interface Reader {
  state: MockState;
  user: SampleUser;
  language: Language;
}

const refused = (sentence: Bilingual, field?: string) =>
  new MockRefusal(replyCodes.validation, sentence, field === undefined ? null : { field });

function findStored({ proposals }: MockState, id: number): StoredProposal {
  return found(proposals.find((one) => one.id === id));
}

/** A proposal whose content can be locked. */
function reviewed(state: MockState, id: number) {
  const proposal = findStored(state, id);
  const history = historyOf(state, proposal);
  const { status } = proposalState(history);
  if (!isLockable(status)) throw refused(proposalRefusals.notInReview(status));
  return { proposal, history };
}

function detailOf({ state, user, language }: Reader, proposal: StoredProposal): ProposalDetail {
  const { isOpen, ...history } = historyOf(state, proposal);
  return proposalDetailOf({
    head: headOfProposal(state, proposal, language),
    history: {
      ...history,
      events: proposal.events.map((event) => ({ ...event, userName: personName(state, event.userId, language) || null })),
    },
    isOpen,
    replaces: nameReplaced(state, proposal),
    deciders: decidersOf(state, proposal, language),
    asker: actorOf(user),
    chain: chainOfProposal(state, proposal),
  });
}

/** Of one entry year one edition stands: publishing another one withdraws it. */
function nameReplaced({ editions }: MockState, { homeMajorId, publish }: StoredProposal): string | undefined {
  if (!publish) return undefined;
  const standing = editions.filter((one) => one.homeMajorId === homeMajorId && one.status === 'published');
  return standing.find(({ entryYear }) => entryYear === publish.entryYear)?.name;
}

/** What is above a proposal: of the changes of a course also that course, but of one that takes it out the major alone. */
function chainOfProposal(state: MockState, proposal: StoredProposal): Chain {
  const { course, homeMajorId } = proposal;
  const courseId = course && !course.isRemoved ? reviewedCourseId(state, proposal, course.lineage) : null;
  // A lock holds whoever edits, not the review.
  return { ...(courseId === null ? chainOf(state, 'major', homeMajorId) : chainOf(state, 'course', courseId)), isLocked: false };
}

/** The course that is named by its number in a draft or in the current edition, and the course in the draft. */
function reviewedCourse(state: MockState, { majorId, homeMajorId }: Pick<Edition, 'majorId' | 'homeMajorId'>, courseId: number) {
  const units = [...state.courseUnits, ...state.deletedCourses.map(({ course }) => course)];
  const named = units.find((unit) => unit.id === courseId && (unit.majorId === majorId || unit.majorId === homeMajorId));
  if (!named) throw refused(proposalRefusals.courseMissing, 'courseId');
  const lineage = lineageOf(state, courseId);
  const own = state.courseUnits.find((unit) => unit.majorId === majorId && lineageOf(state, unit.id) === lineage);
  const name = { zh: textOf(own ?? named, 'name', 'zh'), en: textOf(own ?? named, 'name', 'en') };
  return { course: { lineage, name, isRemoved: !own }, ownId: own?.id ?? null };
}

/** A draft is reviewed at once or course by course: refuses the one while the other is on its way. */
function refuseOthersUnderWay(state: MockState, editionId: number, course: StoredProposal['course']): void {
  if (course) {
    const whole = latestProposalOf(state, editionId);
    if (whole && isUnderWay(proposalState(historyOf(state, whole)).status)) throw refused(proposalRefusals.wholeUnderWay);
    return;
  }
  const [waiting] = courseProposalsOf(state, editionId);
  if (waiting) throw refused(proposalRefusals.courseUnderWay(waiting.course.name));
}

/** Refuses a draft, or a course of it, that is what it began with. */
function refuseUnchanged(state: MockState, editionId: number, course: StoredProposal['course']): void {
  const [base, draft] = (['base', 'edition'] as const).map((side) => mockStateOf(state, `${side}:${editionId}`));
  const partIn = (edition: typeof base) => edition!.courses.find(({ lineage }) => lineage === course?.lineage);
  if (course && isSame(partIn(base), partIn(draft))) throw refused(proposalRefusals.courseUnchanged(course.name));
  if (isSame(base, draft)) throw refused(proposalRefusals.nothingChanged);
}

function hasCourse(state: MockState, editionId: number, lineage: number): boolean {
  return mockStateOf(state, `edition:${editionId}`).courses.some((part) => part.lineage === lineage);
}

function refuseStepsFault(
  state: MockState,
  { collegeId, steps }: { collegeId: number; steps: Parameters<typeof stepsFault>[0] },
  language: Language,
): void {
  const fault = stepsFault(steps);
  if (fault) throw refused(fault.sentence, fault.key === null ? 'steps' : `steps.${fault.key}.${fault.field}`);
  const known = new Set(peopleOf(state, collegeId).map(({ id }) => id));
  const deciders = countDeciders(state, { collegeId, steps }, language);
  for (const { key, name, people, approvals } of steps) {
    if (people.some((id) => !known.has(id))) throw refused(stepFaults.unknownPerson(name), `steps.${key}.people`);
    const named = deciders.find((one) => one.key === key)?.people ?? 0;
    if (named === 0) throw refused(stepFaults.nobody(name), `steps.${key}.bands`);
    if (named < approvals) throw refused(stepFaults.tooFew(name, { named, approvals }), `steps.${key}.approvals`);
  }
}

/** Merges what was approved. A merge that would ask something waits, and so does a course that cannot go without changes outside of it. */
function mergeApproved(reader: Reader, proposal: StoredProposal): void {
  const { editionId: id, course, summary: note } = proposal;
  const take: Taken = course ? { parts: [course.lineage] } : 'all';
  const approved = { id, take, choices: {} };
  const asked = { ...reader, query: undefined };
  const { seen, undecided, changes, findings } = editionMergeMocks.planMerge({ ...asked, body: { ...approved, into: 'current' } });
  if (undecided > 0 || findings.some(({ type }) => type === 'blocks') || changes.some((change) => change.isBroughtAlong)) return;
  editionMergeMocks.mergeEdition({ ...asked, body: { ...approved, seen, keepOpen: course !== null, note } });
}

/** Proposals to merge a draft, and the steps of their review. */
export const proposalMocks = {
  getReviewSteps: ({ state, user, language }) => presentSteps(state, user.collegeId, language),

  saveReviewSteps({ body: { steps, version }, state, user: { collegeId }, language }) {
    const stored = stepsOfCollege(state, collegeId);
    checkVersion(version, stored, changedMeanwhile.steps, presentSteps(state, collegeId, language));
    refuseStepsFault(state, { collegeId, steps }, language);
    state.reviewSteps.set(collegeId, { steps, version: stored.version + 1 });
    return presentSteps(state, collegeId, language);
  },

  listProposals: ({ query: { majorId }, state, language }) =>
    state.proposals
      .filter(({ homeMajorId }) => homeMajorId === majorId)
      .map((proposal) => proposalOf(headOfProposal(state, proposal, language), historyOf(state, proposal))),

  listWaitingProposals({ state, user, language }) {
    const isAsked = (proposal: StoredProposal) =>
      isAskedOf(historyOf(state, proposal), actorOf(user), reviewedMajor(state, proposal.homeMajorId, proposal.course?.lineage));
    const waiting = state.proposals.filter(isAsked);
    return inOrderOfDue(waiting.map((proposal) => proposalOf(headOfProposal(state, proposal, language), historyOf(state, proposal))));
  },

  getProposal: ({ query: { id }, ...reader }) => detailOf(reader, findStored(reader.state, id)),

  sendProposal({ body: { editionId, courseId, summary, reason = '', publish = null, isLocked = false }, ...reader }) {
    const { state, user, language } = reader;
    const edition = findOpenEdition(state, editionId);
    const { homeMajorId } = edition;
    if (edition.kind !== 'draft') throw refused(proposalRefusals.notADraft);
    const { course, ownId } = courseId === undefined ? { course: null, ownId: null } : reviewedCourse(state, edition, courseId);
    const [auth, chain] =
      ownId === null ? (['create', chainOf(state, 'major', homeMajorId)] as const) : (['modify', chainOf(state, 'course', ownId)] as const);
    if (!may(actorOf(user), auth, chain)) throw refusals.noRight();
    if (course && publish) throw refused(proposalRefusals.courseNotPublished, 'publish');
    refuseOthersUnderWay(state, editionId, course);
    const latest = latestProposalOf(state, editionId, course?.lineage);
    const status = latest ? proposalState(historyOf(state, latest)).status : null;
    if (!canSendToReview(status))
      throw refused(course ? proposalRefusals.courseSentAlready(status!) : proposalRefusals.sentAlready(status!));
    refuseUnchanged(state, editionId, course);
    const { steps } = stepsOfCollege(state, user.collegeId);
    const deciders = decidersOf(state, { homeMajorId, course, steps }, language);
    const without = steps.find(({ key, approvals }) => deciders.get(key)!.length < approvals);
    if (without) throw refused(proposalRefusals.stepWithoutDeciders(without.name));
    const sent = { course, summary, reason, publish, userId: user.id };
    const open = latest && status !== null && !isFinalStatus(status) ? latest : undefined;
    const at = state.now();
    const proposal: StoredProposal = open ?? {
      ...sent,
      id: state.nextId(),
      editionId,
      homeMajorId,
      round: 0,
      steps,
      events: [],
      createTime: at,
      updateTime: at,
      version: 0,
    };
    if (!open) state.proposals.unshift(proposal);
    Object.assign(proposal, sent, { steps, round: proposal.round + 1 });
    noteProposal(state, proposal, { kind: 'sent', userId: user.id, text: summary });
    if (isLocked) noteProposal(state, proposal, { kind: 'locked', userId: user.id, text: '' });
    return detailOf(reader, proposal);
  },

  decideProposal({ body: { id, text = '', ...given }, ...reader }) {
    const { state, user, language } = reader;
    const proposal = findStored(state, id);
    const { isOpen, ...history } = historyOf(state, proposal);
    const deciders = decidersOf(state, proposal, language);
    const isDecider = deciders.get(given.step)?.some(({ userId }) => userId === user.id) ?? false;
    const isLast = isOpen && given.step === proposal.steps.at(-1)?.key && given.act === 'approve';
    const found = isLast
      ? editionFindingMocks.getEditionFindings({
          ...reader,
          query: { ref: `edition:${proposal.editionId}`, occasion: 'review' },
          body: undefined,
        })
      : undefined;
    const { course } = proposal;
    const isReviewed = (at: string) => course === null || isPlaceOfCourse(at, course.lineage);
    const openErrors = found?.findings.filter(({ level, at }) => level === 'error' && isReviewed(at)).length ?? 0;
    const taken = takeDecision(history, { ...given, text, userId: user.id, at: state.now(), isDecider, openErrors });
    if ('refusal' in taken) {
      throw taken.isConflict
        ? new MockRefusal(replyCodes.conflict, taken.refusal, detailOf(reader, proposal))
        : refused(taken.refusal, taken.field);
    }
    if (isOpen && course && hasCourse(state, proposal.editionId, course.lineage) === course.isRemoved) {
      throw refused(proposalRefusals.courseGone(course.name));
    }
    noteProposal(state, proposal, { ...taken.event, history });
    if (taken.isApproved) mergeApproved(reader, proposal);
    return detailOf(reader, proposal);
  },

  lockProposal({ body: { id, isLocked }, ...reader }) {
    const { state, user, language } = reader;
    const { proposal, history } = reviewed(state, id);
    const { current } = proposalState(history);
    const deciders = current ? decidersOf(state, proposal, language).get(current.step.key) : undefined;
    const asked = { isDecider: deciders?.some(({ userId }) => userId === user.id) ?? false, isOwn: proposal.userId === user.id };
    if (!mayLock(actorOf(user), chainOfProposal(state, proposal), asked)) {
      throw new MockRefusal(replyCodes.noRight, proposalRefusals.notYoursToLock);
    }
    const isNow = lockOf(history) !== undefined;
    if (isLocked === isNow) throw refused(isNow ? proposalRefusals.lockedAlready : proposalRefusals.notLocked);
    noteProposal(state, proposal, { kind: isLocked ? 'locked' : 'unlocked', userId: user.id, text: '' });
    return detailOf(reader, proposal);
  },

  askToWrite({ body: { id, text = '' }, ...reader }) {
    const { state, user } = reader;
    const { proposal, history } = reviewed(state, id);
    if (!mayAskToWrite(actorOf(user))) throw refusals.noRight();
    const lock = lockOf(history);
    if (!lock) throw refused(proposalRefusals.notLocked);
    if (lock.asks.some(({ userId }) => userId === user.id)) throw refused(proposalRefusals.askedToWriteAlready);
    noteProposal(state, proposal, { kind: 'askedToWrite', userId: user.id, text: text.trim() });
    return detailOf(reader, proposal);
  },

  withdrawProposal({ body: { id, version }, ...reader }) {
    const { state, user } = reader;
    const proposal = findStored(state, id);
    const chain = chainOfProposal(state, proposal);
    const own = chain.courseId === undefined ? 'create' : 'modify';
    if (!may(actorOf(user), proposal.userId === user.id ? own : 'manage', chain)) throw refusals.noRight();
    checkVersion(version, proposal, changedMeanwhile.proposal, detailOf(reader, proposal));
    const { status } = proposalState(historyOf(state, proposal));
    if (!isUnderWay(status)) throw refused(proposalRefusals.withdrawnAlready(status));
    noteProposal(state, proposal, { kind: 'withdrawn', userId: user.id, text: '' });
    return detailOf(reader, proposal);
  },
} satisfies Partial<MockHandlers>;
