import type { Bilingual } from '../language';
import type { ProposalStatus } from './editionProposal';

/** What a status is called. */
export const proposalStatusNames: Readonly<Record<ProposalStatus, Bilingual>> = {
  review: { zh: '评审中', en: 'In review' },
  changes: { zh: '要求修改', en: 'Changes asked for' },
  approved: { zh: '已通过', en: 'Approved' },
  declined: { zh: '未通过', en: 'Declined' },
  withdrawn: { zh: '已收回', en: 'Taken back' },
  merged: { zh: '已并入', en: 'Merged' },
};

/** What happened to a proposal. Nothing of it is ever removed. */
export const proposalEventKinds = [
  'sent',
  'approved',
  'asked',
  'declined',
  'withdrawn',
  'changed',
  'merged',
  'published',
  'locked',
  'unlocked',
  'askedToWrite',
] as const;
export type ProposalEventKind = (typeof proposalEventKinds)[number];

/** A status in which the same proposal can be sent once more, as its next round. */
export function isResendable(status: ProposalStatus): boolean {
  return status === 'changes' || status === 'withdrawn';
}

/** A status in which nothing happens to the proposal any more; its draft can get another one. */
export function isFinalStatus(status: ProposalStatus): boolean {
  return status === 'declined' || status === 'merged';
}
