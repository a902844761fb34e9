import type { Actor } from '../permissions';
import type { Proposal } from './calls';
import { decidesStep, type ReviewedMajor } from './deciders';
import { proposalState, type ProposalHistory } from './proposalState';

/** Whether a proposal waits for somebody: its step asks them, and they have not approved it yet. */
export function isAskedOf(history: ProposalHistory, person: Actor, major: ReviewedMajor): boolean {
  const { current } = proposalState(history);
  return current !== null && !current.approvedBy.includes(person.id) && decidesStep(current.step, person, major);
}

/** Proposals in the order in which they should be decided: what is due first, then what may take any time, the oldest first. */
export function inOrderOfDue(proposals: readonly Proposal[]): Proposal[] {
  const dueOf = ({ step }: Proposal) => (step?.dueAt == null ? Infinity : Date.parse(step.dueAt));
  return proposals.toSorted((one, other) => compare(dueOf(one), dueOf(other)) || Date.parse(one.updateTime) - Date.parse(other.updateTime));
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);
