import type { Proposal, ProposalEvent, ReviewStep } from '@college/curriculum-model';

/** An event as it is stored, with the name that its step had. */
export type StoredEvent = ProposalEvent & { id: number; stepName: ReviewStep['name'] | null };

/** A proposal as it is stored, its events the oldest first. */
export interface StoredProposal extends Pick<
  Proposal,
  'id' | 'editionId' | 'homeMajorId' | 'round' | 'summary' | 'reason' | 'publish' | 'userId' | 'createTime' | 'updateTime' | 'version'
> {
  steps: readonly ReviewStep[];
  events: StoredEvent[];
}
