import type { ProposalStatus } from './editionProposal';
import type { Bilingual } from '../language';
import { proposalRefusals } from './proposalRefusals';
import { isFinalStatus, isResendable, type ProposalEventKind } from './proposalWords';
import type { ReviewStep } from './reviewSteps';

/** One thing that happened to a proposal, with a digest of the draft as it was then. */
export interface ProposalEvent {
  kind: ProposalEventKind;
  round: number;
  /** The key of the step; null where it is of none. */
  step: string | null;
  userId: number | null;
  at: string;
  digest: string;
  text: string;
}

/** A proposal as its history tells it: its steps in this round, and what the draft is now. */
export interface ProposalHistory {
  steps: readonly ReviewStep[];
  /** The oldest first. */
  events: readonly ProposalEvent[];
  /** Of the draft as it is now. */
  digest: string;
}

/** How far a step is. */
export interface StepState {
  step: ReviewStep;
  /** Who approved it in this round, the draft as it is now. */
  approvedBy: readonly number[];
  isDone: boolean;
}

/** What a history amounts to. */
export interface ProposalState {
  status: ProposalStatus;
  round: number;
  steps: readonly StepState[];
  /** The step that is to be decided; null where none is. */
  current: StepState | null;
  /** Since when it is to be decided. */
  currentSince: string | null;
  /** Whether approvals of this round do not count any more, because the draft changed. */
  isChanged: boolean;
}

const endings: Partial<Record<ProposalEventKind, ProposalStatus>> = {
  asked: 'changes',
  declined: 'declined',
  withdrawn: 'withdrawn',
  merged: 'merged',
  published: 'merged',
};

/** Whether an approval counts: given in this round, to the draft as it is now. */
export function isStanding({ kind, round, digest }: ProposalEvent, now: { round: number; digest: string }): boolean {
  return kind === 'approved' && round === now.round && digest === now.digest;
}

/** What a history amounts to. Steps are decided one after another; an approval holds for the draft as it was. */
export function proposalState({ steps, events, digest }: ProposalHistory): ProposalState {
  const round = events.reduce((latest, event) => Math.max(latest, event.round), 0);
  const own = events.filter((event) => event.round === round);
  const approvals = own.filter(({ kind }) => kind === 'approved');
  const standing = approvals.filter((event) => isStanding(event, { round, digest }));
  const known = steps.map((step): StepState => {
    const approvedBy = [...new Set(standing.flatMap((event) => (event.step === step.key && event.userId !== null ? [event.userId] : [])))];
    return { step, approvedBy, isDone: approvedBy.length >= step.approvals };
  });
  const open = known.find(({ isDone }) => !isDone) ?? null;
  const ending = own.map(({ kind }) => endings[kind]).findLast((status) => status !== undefined);
  const status = ending ?? (open ? 'review' : 'approved');
  const current = status === 'review' ? open : null;
  // A step begins when the one before it is done; one that has to be decided again, when the round was sent.
  const before = known[known.findIndex((one) => one === current) - 1];
  const doneAt = standing.findLast((event) => event.step === before?.step.key)?.at;
  return {
    status,
    round,
    steps: known,
    current,
    currentSince: current ? (doneAt ?? own.find(({ kind }) => kind === 'sent')?.at ?? null) : null,
    isChanged: (status === 'review' || status === 'approved') && standing.length < approvals.length,
  };
}

/** The moment until which the current step should be decided; null where it may take any time. */
export function dueAt({ current, currentSince }: Pick<ProposalState, 'current' | 'currentSince'>): string | null {
  if (!current || current.step.days === null || currentSince === null) return null;
  return new Date(new Date(currentSince).getTime() + current.step.days * 86_400_000).toISOString();
}

/** Whether this is the last step that is open: who approves it approves the proposal. */
export function isLastApproval({ steps, current }: Pick<ProposalState, 'steps' | 'current'>): boolean {
  if (!current || current.approvedBy.length + 1 < current.step.approvals) return false;
  return steps.every((one) => one === current || one.isDone);
}

/** What somebody decides. */
export const decisionActs = ['approve', 'ask', 'decline'] as const;
export type DecisionAct = (typeof decisionActs)[number];

/** A decision, with what was looked at when it was taken. */
export interface ReviewDecision {
  act: DecisionAct;
  step: string;
  round: number;
  /** The digest of the draft that was looked at. */
  seen: string;
  userId: number;
  text: string;
  at: string;
  /** Whether the steps ask this person. */
  isDecider: boolean;
  /** How many findings of level error nobody solved or accepted. */
  openErrors: number;
}

interface Refused {
  refusal: Bilingual;
  /** Whether it is refused because something happened meanwhile. */
  isConflict: boolean;
  field?: string;
}

const kinds = { approve: 'approved', ask: 'asked', decline: 'declined' } as const;

/** What a decision adds to the history, or why it is refused. */
export function takeDecision(history: ProposalHistory, decision: ReviewDecision): { event: ProposalEvent; isApproved: boolean } | Refused {
  const { act, step, round, seen, userId, at } = decision;
  const state = proposalState(history);
  const refused = (refusal: Refused['refusal'], field?: string): Refused => ({ refusal, isConflict: false, ...(field && { field }) });
  const overtaken = (refusal: Refused['refusal']): Refused => ({ refusal, isConflict: true });
  const isOpen = state.status === 'review' && state.current !== null;
  const text = decision.text.trim();
  if (isOpen && state.current!.step.key === step && state.current!.approvedBy.includes(userId) && act === 'approve') {
    return refused(proposalRefusals.approvedAlready);
  }
  if (state.round !== round) return overtaken(proposalRefusals.decidedMeanwhile);
  if (!isOpen) {
    const isJust = history.events.some((event) => event.round === round && event.userId !== userId && event.step !== null);
    return isJust ? overtaken(proposalRefusals.decidedMeanwhile) : refused(proposalRefusals.notInReview(state.status));
  }
  const { current } = state;
  if (seen !== history.digest) return overtaken(proposalRefusals.changedMeanwhile);
  if (current!.step.key !== step) return overtaken(proposalRefusals.decidedMeanwhile);
  if (!decision.isDecider) return refused(proposalRefusals.notYours(current!.step.name));
  if (act === 'ask' && text === '') return refused(proposalRefusals.changesNeedText, 'text');
  if (act === 'decline' && text === '') return refused(proposalRefusals.declineNeedsReason, 'text');
  const isApproved = act === 'approve' && isLastApproval(state);
  const isLastStep = state.steps.at(-1) === current;
  if (act === 'approve' && (isApproved || isLastStep) && decision.openErrors > 0) {
    return refused(proposalRefusals.openErrors(decision.openErrors));
  }
  return { event: { kind: kinds[act], round, step, userId, at, digest: history.digest, text }, isApproved };
}

/** The event that says so where approvals do not count any more; undefined where it was said, or all count. */
export function changeToTell(history: ProposalHistory, at: string): ProposalEvent | undefined {
  const { round, isChanged } = proposalState(history);
  const said = history.events.findLast(({ kind }) => kind === 'approved' || kind === 'changed');
  if (!isChanged || said?.kind !== 'approved' || said.digest === history.digest) return undefined;
  return { kind: 'changed', round, step: null, userId: null, at, digest: history.digest, text: '' };
}

/** Whether a draft with this proposal waits for its review, so that it is not merged yet. */
export function holdsMerge(status: ProposalStatus): boolean {
  return status === 'review' || status === 'changes';
}

/** Whether the proposal of a draft can be sent: there is none, it was sent back, or it ended. */
export function canSendToReview(status: ProposalStatus | null): boolean {
  return status === null || isFinalStatus(status) || isResendable(status);
}
