import { may, mayAnywhere, type Act, type Actor, type Chain } from '../permissions';
import type { Proposal, ProposalDetail, ProposalStep, ToldEvent } from './calls';
import { contentLockOf, isLockable } from './contentLock';
import { isUnderWay, type ProposalStatus } from './editionProposal';
import {
  canSendToReview,
  dueAt,
  isStanding,
  proposalState,
  type ProposalEvent,
  type ProposalHistory,
  type ProposalState,
} from './proposalState';

/** What is stored of a proposal; the rest is told by its history. */
export type ProposalHead = Omit<Proposal, 'status' | 'step'>;

/** Who can decide a step now, the first ones first. */
export type Deciders = ProposalStep['deciders'];

/** Most people who are named under one step. */
const shownDeciders = 20;

/** A proposal as lists have it. */
export function proposalOf(head: ProposalHead, history: ProposalHistory): Proposal {
  const state = proposalState(history);
  const { current, status } = state;
  const since = askedSince(state, history);
  return {
    ...head,
    status,
    step: current && { key: current.step.key, name: current.step.name, dueAt: dueAt(state), ...(since !== undefined && { since }) },
  };
}

/** Since when a decision is asked for: since the step began, or since approvals were told to count no more. A lock or an answer asks nobody anew. */
function askedSince({ currentSince, round }: ProposalState, { events }: ProposalHistory): string | undefined {
  const changed = events.findLast((event) => event.kind === 'changed' && event.round === round);
  return [currentSince ?? [], changed?.at ?? []].flat().toSorted().at(-1);
}

/** What a proposal is told with. */
export interface KnownProposal {
  head: ProposalHead;
  history: Omit<ProposalHistory, 'events'> & {
    events: readonly (ProposalEvent & Pick<ToldEvent, 'id' | 'userName'> & { stepName: ToldEvent['step'] })[];
  };
  /** Whether its draft can still be edited and merged. */
  isOpen: boolean;
  /** By the key of the step. */
  deciders: ReadonlyMap<string, Deciders>;
  asker: Actor;
  /** The name of the published edition that publishing it would replace; absent where there is none. */
  replaces?: string | undefined;
  /** The home major with what is above it, of the changes of one course that course; absent once it is gone. */
  chain: Chain | undefined;
}

/** A proposal with its steps, its history, and what the one who asks may do. */
export function proposalDetailOf({ head, history, isOpen, deciders, replaces, asker, chain }: KnownProposal): ProposalDetail {
  const { digest, events } = history;
  const { current, round, status, steps, isChanged } = proposalState(history);
  const isOver = status === 'declined' || status === 'withdrawn' || status === 'merged';
  const asked = (key: string) => (isOver ? [] : (deciders.get(key) ?? []));
  const isDecider = current !== null && asked(current.step.key).some(({ userId }) => userId === asker.id);
  const lock = contentLockOf(history);
  return {
    ...proposalOf(head, history),
    seen: isOpen ? digest : null,
    replaces: isOver ? null : (replaces ?? null),
    isChanged,
    steps: steps.map(({ step: { key, name, approvals, days }, isDone, approvedBy }) => ({
      key,
      name,
      approvals,
      days,
      isDone,
      isCurrent: key === current?.step.key,
      approvedBy: [...approvedBy],
      deciders: asked(key).slice(0, shownDeciders),
      deciderCount: asked(key).length,
    })),
    events: events.toReversed().map((event) => ({
      id: event.id,
      kind: event.kind,
      round: event.round,
      step: event.stepName,
      stepKey: event.step,
      userId: event.userId,
      userName: event.userName,
      at: event.at,
      text: event.text,
      isStanding: event.kind === 'approved' ? isStanding(event, { round, digest }) : event.round === round,
    })),
    lock,
    may: {
      decide: isDecider && !current?.approvedBy.includes(asker.id),
      lock: isOpen && isLockable(status) && mayLock(asker, chain, { isDecider, isOwn: head.userId === asker.id }),
      askToWrite: lock !== null && mayAskToWrite(asker) && !lock.asks.some(({ userId }) => userId === asker.id),
      ...mayOf(asker, chain, { status, isOpen, isOwn: head.userId === asker.id }),
    },
  };
}

function mayOf(
  asker: Actor,
  chain: Chain | undefined,
  { status, isOpen, isOwn }: { status: ProposalStatus; isOpen: boolean; isOwn: boolean },
): Pick<ProposalDetail['may'], 'send' | 'withdraw' | 'merge'> {
  const can = (act: Act) => chain !== undefined && may(asker, act, chain);
  const sending = sendingOf(chain);
  return {
    send: isOpen && canSendToReview(status) && can(sending),
    withdraw: isUnderWay(status) && can(isOwn ? sending : 'manage'),
    // The current edition is the major's, whatever goes into it.
    merge: isOpen && status === 'approved' && chain !== undefined && may(asker, 'manage', aboveCourses(chain)),
  };
}

function aboveCourses({ collegeId, departmentId, majorId }: Chain): Chain {
  return { collegeId, departmentId, majorId };
}

/** What one has to be able to do to send a draft, or the changes of a course, to review. */
function sendingOf(chain: Chain | undefined): Act {
  return chain?.courseId === undefined ? 'create' : 'modify';
}

/** Whether somebody locks and unlocks the content of a proposal: who sent it, who decides it now, and who manages the major. */
export function mayLock(asker: Actor, chain: Chain | undefined, { isDecider, isOwn }: { isDecider: boolean; isOwn: boolean }): boolean {
  return isDecider || (chain !== undefined && may(asker, isOwn ? sendingOf(chain) : 'manage', chain));
}

/** Whether somebody could need to write: who edits something of their college. */
export function mayAskToWrite(asker: Actor): boolean {
  return !asker.isDemo && mayAnywhere(asker, 'modify');
}
