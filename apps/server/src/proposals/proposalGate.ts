import { holdsMerge, isFinalStatus, proposalState, type ProposalEventKind } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { EditionRow } from '../editions/editionRepository';
import { invalid } from '../http/refusal';
import { proposalMessages } from './messages';
import { noteProposal } from './noteProposal';
import { readHistory } from './proposalHistory';
import { lockProposalOf } from './proposalRepository';

interface Act {
  caller: { id: number };
  now: Date;
}

/** Refuses to merge a draft that waits for its review. */
export async function refuseInReview(db: Queries, edition: EditionRow): Promise<void> {
  const proposal = await lockProposalOf(db, edition.id);
  if (proposal && holdsMerge(proposalState(await readHistory(db, proposal, edition)).status)) throw invalid(proposalMessages.inReview);
}

/** Records in the open proposal of a draft, if there is one, what became of the draft. */
export async function endProposalOf(
  db: Queries,
  edition: EditionRow,
  kind: ProposalEventKind & ('merged' | 'withdrawn'),
  act: Act,
): Promise<void> {
  const proposal = await lockProposalOf(db, edition.id);
  if (!proposal || isFinalStatus(proposal.status) || (kind === 'withdrawn' && proposal.status === 'withdrawn')) return;
  // One that was taken back has no part in a merge.
  if (kind === 'merged' && proposal.status === 'withdrawn') return;
  // What was merged is what was approved, though its rows are in the trash by now.
  const history = await readHistory(db, proposal, kind === 'merged' ? undefined : edition);
  const event = {
    kind,
    round: proposal.round,
    step: null,
    userId: act.caller.id,
    at: act.now.toISOString(),
    digest: history.digest,
    text: '',
  };
  await noteProposal(db, { proposal, history, event }, act);
}
