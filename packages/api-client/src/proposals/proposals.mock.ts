import {
  canSendToReview,
  canWithdraw,
  changedMeanwhile,
  inOrderOfDue,
  isAskedOf,
  isFinalStatus,
  isSame,
  proposalDetailOf,
  proposalOf,
  proposalRefusals,
  proposalState,
  replyCodes,
  stepFaults,
  stepsFault,
  takeDecision,
  type Bilingual,
  type Language,
  type ProposalDetail,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { editionFindingMocks } from '../editions/findings.mock';
import { editionMergeMocks } from '../editions/merge.mock';
import { editionPublishingMocks } from '../editions/publish.mock';
import { findOpenEdition } from '../editions/rows/findOpenEdition';
import { mockStateOf } from '../editions/rows/mockStateOf';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { checkVersion, found } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';
import { headOfProposal, historyOf, latestProposalOf, noteProposal } from './mockProposals';
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

function detailOf({ state, user, language }: Reader, proposal: StoredProposal): ProposalDetail {
  const { isOpen, ...history } = historyOf(state, proposal);
  return proposalDetailOf({
    head: headOfProposal(state, proposal, language),
    history: {
      ...history,
      events: proposal.events.map((event) => ({ ...event, userName: personName(state, event.userId, language) || null })),
    },
    isOpen,
    deciders: decidersOf(state, proposal.homeMajorId, proposal.steps, language),
    asker: actorOf(user),
    chain: chainOf(state, 'major', proposal.homeMajorId),
  });
}

function refuseStepsFault(state: MockState, collegeId: number, steps: Parameters<typeof stepsFault>[0]): void {
  const fault = stepsFault(steps);
  if (fault) throw refused(fault.sentence, fault.key === null ? 'steps' : `steps.${fault.key}.${fault.field}`);
  const known = new Set(peopleOf(state, collegeId).map(({ id }) => id));
  const deciders = countDeciders(state, collegeId, steps);
  for (const { key, name, people, approvals } of steps) {
    if (people.some((id) => !known.has(id))) throw refused(stepFaults.unknownPerson(name), `steps.${key}.people`);
    const named = deciders.find((one) => one.key === key)?.people ?? 0;
    if (named === 0) throw refused(stepFaults.nobody(name), `steps.${key}.bands`);
    if (named < approvals) throw refused(stepFaults.tooFew(name, { named, approvals }), `steps.${key}.approvals`);
  }
}

/** Merges what was approved, and publishes where that is wished; a merge that would ask something waits. */
function mergeApproved(reader: Reader, proposal: StoredProposal): void {
  const { editionId: id, homeMajorId: majorId, summary: note, publish, reason } = proposal;
  const everything = { id, take: 'all', choices: {} } as const;
  const asked = { ...reader, query: undefined };
  const { seen, undecided, findings } = editionMergeMocks.planMerge({ ...asked, body: { ...everything, into: 'current' } });
  if (undecided > 0 || findings.some(({ type }) => type === 'blocks')) return;
  editionMergeMocks.mergeEdition({ ...asked, body: { ...everything, seen, keepOpen: false, note } });
  if (!publish) return;
  const plan = editionPublishingMocks.planPublication({ ...reader, query: { majorId }, body: undefined });
  editionPublishingMocks.publishEdition({ ...asked, body: { majorId, seen: plan.seen, ...publish, reason } });
  noteProposal(reader.state, proposal, { kind: 'published', userId: reader.user.id, text: publish.name });
}

/** Proposals to merge a draft, and the steps of their review. */
export const proposalMocks = {
  getReviewSteps: ({ state, user, language }) => presentSteps(state, user.collegeId, language),

  saveReviewSteps({ body: { steps, version }, state, user: { collegeId }, language }) {
    const stored = stepsOfCollege(state, collegeId);
    checkVersion(version, stored, changedMeanwhile.steps, presentSteps(state, collegeId, language));
    refuseStepsFault(state, collegeId, steps);
    state.reviewSteps.set(collegeId, { steps, version: stored.version + 1 });
    return presentSteps(state, collegeId, language);
  },

  listProposals: ({ query: { majorId }, state, language }) =>
    state.proposals
      .filter(({ homeMajorId }) => homeMajorId === majorId)
      .map((proposal) => proposalOf(headOfProposal(state, proposal, language), historyOf(state, proposal))),

  listWaitingProposals({ state, user, language }) {
    const isAsked = (proposal: StoredProposal) =>
      isAskedOf(historyOf(state, proposal), actorOf(user), reviewedMajor(state, proposal.homeMajorId));
    const waiting = state.proposals.filter(isAsked);
    return inOrderOfDue(waiting.map((proposal) => proposalOf(headOfProposal(state, proposal, language), historyOf(state, proposal))));
  },

  getProposal: ({ query: { id }, ...reader }) => detailOf(reader, findStored(reader.state, id)),

  sendProposal({ body: { editionId, summary, reason = '', publish = null }, ...reader }) {
    const { state, user, language } = reader;
    const { kind, homeMajorId } = findOpenEdition(state, editionId);
    if (kind !== 'draft') throw refused(proposalRefusals.notADraft);
    const latest = latestProposalOf(state, editionId);
    const status = latest ? proposalState(historyOf(state, latest)).status : null;
    if (!canSendToReview(status)) throw refused(proposalRefusals.sentAlready(status!));
    const { steps } = stepsOfCollege(state, user.collegeId);
    const deciders = decidersOf(state, homeMajorId, steps, language);
    const without = steps.find(({ key, approvals }) => deciders.get(key)!.length < approvals);
    if (without) throw refused(proposalRefusals.stepWithoutDeciders(without.name));
    if (isSame(mockStateOf(state, `base:${editionId}`), mockStateOf(state, `edition:${editionId}`)))
      throw refused(proposalRefusals.nothingChanged);
    const sent = { summary, reason, publish, userId: user.id };
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
    return detailOf(reader, proposal);
  },

  decideProposal({ body: { id, text = '', ...given }, ...reader }) {
    const { state, user, language } = reader;
    const proposal = findStored(state, id);
    const { isOpen, ...history } = historyOf(state, proposal);
    const deciders = decidersOf(state, proposal.homeMajorId, proposal.steps, language);
    const isDecider = deciders.get(given.step)?.some(({ userId }) => userId === user.id) ?? false;
    const isLast = isOpen && given.step === proposal.steps.at(-1)?.key && given.act === 'approve';
    const found = isLast
      ? editionFindingMocks.getEditionFindings({ ...reader, query: { ref: `edition:${proposal.editionId}` }, body: undefined })
      : undefined;
    const openErrors = found?.findings.filter(({ level }) => level === 'error').length ?? 0;
    const taken = takeDecision(history, { ...given, text, userId: user.id, at: state.now(), isDecider, openErrors });
    if ('refusal' in taken) {
      throw taken.isConflict
        ? new MockRefusal(replyCodes.conflict, taken.refusal, detailOf(reader, proposal))
        : refused(taken.refusal, taken.field);
    }
    noteProposal(state, proposal, { ...taken.event, history });
    if (taken.isApproved) mergeApproved(reader, proposal);
    return detailOf(reader, proposal);
  },

  withdrawProposal({ body: { id, version }, ...reader }) {
    const { state, user } = reader;
    const proposal = findStored(state, id);
    checkVersion(version, proposal, changedMeanwhile.proposal, detailOf(reader, proposal));
    const { status } = proposalState(historyOf(state, proposal));
    if (!canWithdraw(status)) throw refused(proposalRefusals.withdrawnAlready(status));
    noteProposal(state, proposal, { kind: 'withdrawn', userId: user.id, text: '' });
    return detailOf(reader, proposal);
  },
} satisfies Partial<MockHandlers>;
