import type { Bilingual, Proposal, ProposalEvent, ReviewStep } from '@college/curriculum-model';

/** An event as it is stored, with the name that its step had. */
export type StoredEvent = ProposalEvent & { id: number; stepName: ReviewStep['name'] | null };

/** The course of a proposal, as it was called when it was sent. */
export interface StoredReviewedCourse {
  lineage: number;
  name: Bilingual;
  isRemoved: boolean;
}

/** A proposal as it is stored, its events the oldest first. */
export interface StoredProposal extends Pick<
  Proposal,
  'id' | 'editionId' | 'homeMajorId' | 'round' | 'summary' | 'reason' | 'publish' | 'userId' | 'createTime' | 'updateTime' | 'version'
> {
  /** The course whose changes alone it is about; null where it is about the whole draft. */
  course: StoredReviewedCourse | null;
  steps: readonly ReviewStep[];
  events: StoredEvent[];
}
