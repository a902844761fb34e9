import { isUnderWay, proposalState, type ProposalDetail, type WithdrawProposalRequest } from '@college/curriculum-model';
import type { Queries } from '../db';
import { editionRows } from '../editions/editionRepository';
import type { EditionAct } from '../editions/merging/editionAct';
import { invalid, notFound } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import { authoriseNow } from '../rights/authoriseNow';
import { proposalMessages } from './messages';
import { noteProposal } from './noteProposal';
import { readHistory } from './proposalHistory';
import { findProposal, proposalRows, subjectOf } from './proposalRepository';
import { readProposalDetail } from './sendProposal';

/** Takes a proposal back: by whoever sent it, or whoever manages the major. */
export async function withdrawProposal(db: Queries, { id, version }: WithdrawProposalRequest, act: EditionAct): Promise<ProposalDetail> {
  needVersion(version);
  const found = await findProposal(db, id);
  if (!found) throw notFound(proposalMessages.missing);
  const edition = await editionRows.lock(db, { id: found.proposal.editionId });
  const proposal = await proposalRows.lock(db, { id });
  if (!proposal) throw notFound(proposalMessages.missing);
  const subject = subjectOf({ ...found, proposal });
  const own = subject.kind === 'course' ? 'modify' : 'create';
  await authoriseNow(db, act.caller, { auth: proposal.userId === act.caller.id ? own : 'manage', subject, whileLocked: true });
  await refuseOlder({ sent: version, stored: proposal.version }, proposalMessages.changed, () => readProposalDetail(db, id, act));
  const history = await readHistory(db, proposal, edition);
  const { status } = proposalState(history);
  if (!isUnderWay(status)) throw invalid(proposalMessages.withdrawnAlready(status));
  const at = act.now.toISOString();
  const event = {
    kind: 'withdrawn',
    round: proposal.round,
    step: null,
    userId: act.caller.id,
    at,
    digest: history.digest,
    text: '',
  } as const;
  await noteProposal(db, { proposal, history, event }, act);
  return readProposalDetail(db, id, act);
}
