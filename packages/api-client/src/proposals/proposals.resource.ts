import type {
  AskToWriteRequest,
  DecideProposalRequest,
  LockProposalRequest,
  Proposal,
  ProposalDetail,
  SendProposalRequest,
  WithdrawProposalRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import {
  askToWrite,
  decideProposal,
  getProposal,
  listProposals,
  listWaitingProposals,
  lockProposal,
  sendProposal,
  withdrawProposal,
} from './proposals.contract';

/** Proposals to merge a draft, and their review. A failed write is only thrown, not reported: the page shows it. */
export function createProposals(client: Client) {
  const quiet = quietClient(client);
  return {
    /** The proposals of a major, the latest first. */
    listProposals(majorId: number, { signal }: Cancellable = {}): Promise<Proposal[]> {
      return client.call(listProposals, { query: { majorId }, signal });
    },
    /** The proposals that wait for the signed-in person, what is due first. */
    listWaitingProposals(lang: string, { signal }: Cancellable = {}): Promise<Proposal[]> {
      return client.call(listWaitingProposals, { query: { lang }, signal });
    },
    /** A proposal with its steps and its history. */
    loadProposal(id: number, { signal }: Cancellable = {}): Promise<ProposalDetail> {
      return client.call(getProposal, { query: { id }, signal });
    },
    /** Sends a draft to review. */
    sendProposal(request: SendProposalRequest): Promise<ProposalDetail> {
      return quiet.call(sendProposal, { body: request });
    },
    /** Decides at the step that is to be decided. */
    decideProposal(request: DecideProposalRequest): Promise<ProposalDetail> {
      return quiet.call(decideProposal, { body: request });
    },
    /** Locks the content of a proposal, or unlocks it. */
    lockProposal(request: LockProposalRequest): Promise<ProposalDetail> {
      return quiet.call(lockProposal, { body: request });
    },
    /** Asks to write into locked content. */
    askToWrite(request: AskToWriteRequest): Promise<ProposalDetail> {
      return quiet.call(askToWrite, { body: request });
    },
    /** Takes a proposal back. */
    withdrawProposal(request: WithdrawProposalRequest): Promise<ProposalDetail> {
      return quiet.call(withdrawProposal, { body: request });
    },
  };
}

export type ProposalsResource = ReturnType<typeof createProposals>;
