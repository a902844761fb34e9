import type { EditionChange, EditionRef, ProposalDetail, ToldFinding } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import type { AcceptAct } from './ReviewChecks';
import type { ReviewDeskSource, ReviewedDraftSource } from './ReviewDeskSource';
import type { DraftWords } from './SendPanel';

/** Where the review leads; what is left out is not offered. */
export interface ReviewWays {
  /** Leaves the page. */
  onLeave?: () => void;
  /** Compares two states in full. */
  onCompare?: (sides: { left: EditionRef; right: EditionRef }) => void;
  /** Opens the draft where it is edited. */
  onOpenDraft?: () => void;
  /** Opens the record of a change. */
  onOpenChange?: (change: EditionChange) => void;
  /** Decides what the merge of the approved draft asks; `lineage` is that of the course whose changes alone were approved. */
  onMerge?: (editionId: number, lineage?: number) => void;
  /** Where a finding can be mended; `courseId` is that of its course in the draft, null for the major. */
  findingHref?: (finding: ToldFinding, courseId: number | null) => string | undefined;
}

export interface ReviewDeskProps extends ReviewWays {
  /** Where proposals are read, sent and decided. */
  source: ReviewDeskSource;
  /** Where is read what the draft changes, and what the rules find in it. */
  draftSource: ReviewedDraftSource;
  /** The proposal. Leave it out to send a draft to review. */
  proposalId?: number;
  /** The draft that is to be sent, where it has no proposal. */
  editionId?: number;
  /** What that draft says of itself, with which the first sending begins. @default nothing */
  draftWords?: DraftWords;
  /** The course of that draft whose changes alone are to be sent. @default the whole draft */
  course?: CourseToSend;
  /** The current user. */
  userId?: number;
  /** Another value reads the proposal again, as where somebody else decided; what is shown stays until it is here. */
  revision?: number;
  /** Who else is here, at the start of the acts. */
  people?: ReactNode;
  /** What belongs to a change and is shown under it, such as what people say about it. */
  renderUnder?: (change: EditionChange) => ReactNode;
  /** Accepts a finding of the draft. Leave it out for somebody who may not. Call: `POST /edition/acceptfinding` (extension). */
  acceptFinding?: AcceptAct;
  /** What applies quick fixes of the draft's findings and takes them back, with which of them the person may. Leave it out where nothing of the draft is edited. */
  fixes?: ReviewFixes;
  /** Whether the decision takes the focus once it shows, as after the draft was sent. @default false */
  isJustSent?: boolean;
  /** Called after each act on the proposal, with the proposal as it is then. */
  onProposalChange?: (proposal: ProposalDetail) => void;
  /** Time for the days that are left. @default the machine's clock */
  now?: () => number;
}

/** Quick fixes in a review. */
export interface ReviewFixes extends QuickFixActs {
  /** Whether the person may edit where a finding is; `courseId` is that of its course in the draft, null for the major. */
  canFix: (finding: ToldFinding, courseId: number | null) => boolean;
}

/** A course of a draft whose changes go to review by themselves. */
export interface CourseToSend {
  lineage: number;
  /** The course in the draft. */
  courseId: number;
  name: string;
}
