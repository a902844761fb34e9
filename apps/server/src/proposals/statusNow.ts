import { proposalState, type ProposalStatus } from '@college/curriculum-model';
import type { Queries } from '../db';
import { readHistory } from './proposalHistory';
import { findProposal } from './proposalRepository';

/** What is stored of where a proposal is: what it came to by its last event. */
export interface StoredStatus {
  id: number;
  status: ProposalStatus;
}

/** Where a proposal is now. An approval alone lapses without an event, when the draft changes, so that of an approved one the draft is looked at. */
export async function statusNow(db: Queries, { id, status }: StoredStatus): Promise<ProposalStatus> {
  if (status !== 'approved') return status;
  const found = await findProposal(db, id);
  return found ? proposalState(await readHistory(db, found.proposal, found.edition)).status : status;
}
