import type {
  AskToWriteRequest,
  DecideProposalRequest,
  EditionChange,
  EditionComparison,
  EditionFindings,
  Occasion,
  EditionRef,
  LockProposalRequest,
  PageInfo,
  ProposalDetail,
  SendProposalRequest,
  WithdrawProposalRequest,
} from '@college/curriculum-model';
import type { ChangesRequest, ComparedSides } from '../../editions/EditionComparison';

/** Where proposals are read, sent and decided; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface ReviewDeskSource {
  /** A proposal with its steps and its history. Call: `GET /proposal/detail` (extension). */
  loadProposal(id: number, options?: { signal?: AbortSignal }): Promise<ProposalDetail>;
  /** Sends a draft to review. Call: `POST /proposal/send` (extension). */
  sendProposal(request: SendProposalRequest): Promise<ProposalDetail>;
  /** Decides; rejects with code '30009' and the proposal where somebody else decided or the draft changed. Call: `POST /proposal/decide` (extension). */
  decideProposal(request: DecideProposalRequest): Promise<ProposalDetail>;
  /** Takes a proposal back; rejects with code '30009' where `version` is not the stored one. Call: `POST /proposal/withdraw` (extension). */
  withdrawProposal(request: WithdrawProposalRequest): Promise<ProposalDetail>;
  /** Locks the content while it is reviewed, or unlocks it; without it locking is not offered. Call: `POST /proposal/lock` (extension). */
  lockProposal?(request: LockProposalRequest): Promise<ProposalDetail>;
  /** Asks to write into locked content; without it nobody is offered to ask. Call: `POST /proposal/asktowrite` (extension). */
  askToWrite?(request: AskToWriteRequest): Promise<ProposalDetail>;
}

/** Where is read what a draft changes, and what the rules find in it. */
export interface ReviewedDraftSource {
  /** What lies between the base of the draft and the draft. Call: `GET /edition/compare` (extension). */
  loadComparison(sides: ComparedSides, options?: { signal?: AbortSignal }): Promise<EditionComparison>;
  /** One page of the changes. Call: `GET /edition/changes` (extension). */
  listChanges(request: ChangesRequest, options?: { signal?: AbortSignal }): Promise<PageInfo<EditionChange>>;
  /** What the rules find in a state of a curriculum, as a review asks them. Call: `GET /edition/findings` (extension). */
  loadFindings(ref: EditionRef, options?: { occasion?: Occasion; signal?: AbortSignal }): Promise<EditionFindings>;
}
