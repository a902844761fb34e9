import {
  changeToTell,
  holdsMerge,
  isFinalStatus,
  proposalRefusals,
  proposalState,
  replyCodes,
  textOf,
  type Language,
  type ProposalEvent,
  type ProposalHead,
  type ProposalHistory,
} from '@college/curriculum-model';
import { digestOf } from '../editions/rows/digestOf';
import { mockStateOf } from '../editions/rows/mockStateOf';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { found } from '../mock-api/refusals';
import type { StoredProposal } from './storedProposal';

/** A proposal as the rules of proposals read it. Of a draft that is merged or deleted the state is the last that was known. */
export function historyOf(state: MockState, { editionId, steps, events }: StoredProposal): ProposalHistory & { isOpen: boolean } {
  const edition = state.editions.find(({ id }) => id === editionId);
  const isOpen = edition?.status === 'open' && edition.majorId !== null;
  const digest = isOpen ? digestOf(edition.baseStateId, mockStateOf(state, `edition:${editionId}`)) : (events.at(-1)?.digest ?? '');
  return { steps, events, digest, isOpen };
}

/** What is stored of a proposal, as calls answer it. */
export function headOfProposal(
  state: MockState,
  { steps: _steps, events: _events, ...stored }: StoredProposal,
  language: Language,
): ProposalHead {
  return {
    ...stored,
    editionName: found(state.editions.find(({ id }) => id === stored.editionId)).name,
    homeMajorName: textOf(found(state.majors.find(({ id }) => id === stored.homeMajorId)), 'name', language),
    userName: personName(state, stored.userId, language),
  };
}

/** The latest proposal of a draft. */
export function latestProposalOf({ proposals }: MockState, editionId: number): StoredProposal | undefined {
  return proposals.find((one) => one.editionId === editionId);
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

/** Refuses to merge a draft that waits for its review. */
export function refuseInReview(state: MockState, editionId: number): void {
  const proposal = latestProposalOf(state, editionId);
  if (proposal && holdsMerge(proposalState(historyOf(state, proposal)).status)) {
    throw new MockRefusal(replyCodes.validation, proposalRefusals.inReview);
  }
}

/** Records in the open proposal of a draft, if there is one, what becomes of the draft; call it before the draft is removed. */
export function endProposalOf(state: MockState, editionId: number, kind: 'merged' | 'withdrawn', userId: number): void {
  const proposal = latestProposalOf(state, editionId);
  if (!proposal) return;
  const { status } = proposalState(historyOf(state, proposal));
  if (isFinalStatus(status) || status === 'withdrawn') return;
  noteProposal(state, proposal, { kind, userId, text: '' });
}
