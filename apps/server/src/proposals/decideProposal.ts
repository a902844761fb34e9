import { takeDecision, type DecideProposalRequest, type ProposalDetail } from '@college/curriculum-model';
import type { Queries } from '../db';
import { askAboutStates } from '../editions/comparing/sideParts';
import { editionRows, type EditionRow } from '../editions/editionRepository';
import { partsWithin } from '../editions/merging/actsApart';
import type { EditionAct } from '../editions/merging/editionAct';
import { holdMajors, openDraft } from '../editions/merging/editionSides';
import { mergeEdition } from '../editions/merging/mergeEdition';
import { planMergeWithin } from '../editions/merging/planMerge';
import { checksOf, digestOfPublication } from '../editions/publishing/planPublication';
import { publishEdition } from '../editions/publishing/publishEdition';
import { conflict, invalid, notFound } from '../http/refusal';
import { findReviewedMajor, isDeciderNow } from './deciders';
import { proposalMessages } from './messages';
import { noteProposal } from './noteProposal';
import { isOpenDraft, readHistory } from './proposalHistory';
import { findProposal, proposalRows, type ProposalRow } from './proposalRepository';
import { readProposalDetail } from './sendProposal';

/**
 * Decides at the step that is to be decided. The right to it is that of the step, asked of the account as it is stored now; the last approval merges the draft by it, and publishes where that is
 * wished. A merge that would ask something waits for somebody who answers it.
 */
export async function decideProposal(
  db: Queries,
  { id, text = '', ...given }: DecideProposalRequest,
  act: EditionAct,
): Promise<ProposalDetail> {
  const found = await findProposal(db, id);
  if (!found) throw notFound(proposalMessages.missing);
  const edition = await editionRows.lock(db, { id: found.proposal.editionId });
  if (isOpenDraft(edition)) await holdMajors(db, [edition.homeMajorId, openDraft(edition).draftId]);
  const proposal = await proposalRows.lock(db, { id });
  if (!proposal) throw notFound(proposalMessages.missing);
  const history = await readHistory(db, proposal, edition);
  const major = await findReviewedMajor(db, proposal.homeMajorId);
  const step = proposal.steps.find(({ key }) => key === given.step);
  const decision = {
    ...given,
    text,
    userId: act.caller.id,
    at: act.now.toISOString(),
    isDecider: major !== undefined && step !== undefined && (await isDeciderNow(db, act.caller.id, step, major)),
  };
  const isLastStep = given.step === proposal.steps.at(-1)?.key;
  const openErrors =
    isLastStep && given.act === 'approve' && decision.isDecider && isOpenDraft(edition) ? await countOpenErrors(db, edition, act) : 0;
  const taken = takeDecision(history, { ...decision, openErrors });
  if ('refusal' in taken) {
    throw taken.isConflict ? conflict(taken.refusal, await readProposalDetail(db, id, act)) : invalid(taken.refusal, taken.field);
  }
  const saved = await noteProposal(db, { proposal, history, event: taken.event }, act);
  if (taken.isApproved && isOpenDraft(edition)) await mergeApproved(db, saved, edition, act);
  return readProposalDetail(db, id, act);
}

/** How many errors stand against publishing a draft. */
async function countOpenErrors(db: Queries, edition: EditionRow, act: EditionAct): Promise<number> {
  const { draftId, homeMajorId } = openDraft(edition);
  const parts = await partsWithin(db, [{ majorId: draftId }], homeMajorId, act);
  const asked = { ...(await checksOf(db, homeMajorId, act)), language: act.language };
  const { findings } = await askAboutStates(db, 'publication', asked, parts, act.asking);
  return findings.filter(({ level }) => level === 'error').length;
}

/** Merges the approved draft, and publishes where that is wished; a draft whose merge would ask something stays approved. */
async function mergeApproved(db: Queries, proposal: ProposalRow, edition: EditionRow, act: EditionAct): Promise<void> {
  const everything = { id: edition.id, take: 'all', choices: {} } as const;
  const { seen, undecided, findings } = await planMergeWithin(db, { ...everything, into: 'current' }, act);
  if (undecided > 0 || findings.some(({ type }) => type === 'blocks')) return;
  await mergeEdition(db, { ...everything, seen, keepOpen: false, note: proposal.summary }, act, 'read');
  const { homeMajorId: majorId, publish, reason } = proposal;
  if (!publish) return;
  const published = { majorId, seen: await digestOfPublication(db, majorId), ...publish, reason };
  await publishEdition(db, published, act, 'read');
  const merged = await proposalRows.lock(db, { id: proposal.id });
  if (!merged) return;
  const history = await readHistory(db, merged, undefined);
  const { id: userId } = act.caller;
  const event = {
    kind: 'published',
    round: merged.round,
    step: null,
    userId,
    at: act.now.toISOString(),
    digest: history.digest,
    text: publish.name,
  } as const;
  await noteProposal(db, { proposal: merged, history, event }, act);
}
