import { isPlaceOfCourse, takeDecision, type DecideProposalRequest, type ProposalDetail, type Taken } from '@college/curriculum-model';
import type { Queries } from '../db';
import { editionRows, type EditionRow } from '../editions/editionRepository';
import type { EditionAct } from '../editions/merging/editionAct';
import { holdMajors } from '../editions/merging/editionSides';
import { openDraft } from '../editions/merging/openDraft';
import { mergeEdition } from '../editions/merging/mergeEdition';
import { planMergeWithin } from '../editions/merging/planMerge';
import { findErrors } from '../editions/publishing/findErrors';
import { conflict, invalid, notFound } from '../http/refusal';
import { findReviewedMajor, isDeciderNow } from './deciders';
import { proposalMessages } from './messages';
import { noteProposal } from './noteProposal';
import { isOpenDraft, readHistory } from './proposalHistory';
import { findProposal, isOfCourse, proposalRows, type ProposalRow } from './proposalRepository';
import { hasCourse } from './courseOfDraft';
import { publishAsWished } from './publishAsWished';
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
  const major = await findReviewedMajor(db, proposal.homeMajorId, proposal.courseLineage);
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
    isLastStep && given.act === 'approve' && decision.isDecider && isOpenDraft(edition)
      ? await countOpenErrors(db, proposal, edition, act)
      : 0;
  const taken = takeDecision(history, { ...decision, openErrors });
  if ('refusal' in taken) {
    throw taken.isConflict ? conflict(taken.refusal, await readProposalDetail(db, id, act)) : invalid(taken.refusal, taken.field);
  }
  if (isOpenDraft(edition)) await refuseCourseGone(db, proposal, edition);
  const saved = await noteProposal(db, { proposal, history, event: taken.event }, act);
  if (taken.isApproved && isOpenDraft(edition)) await mergeApproved(db, await unlockCourse(db, saved, edition, act), edition, act);
  return readProposalDetail(db, id, act);
}

/** Refuses to decide about a course that was deleted in the draft since it was sent, or that came back. */
async function refuseCourseGone(db: Queries, proposal: ProposalRow, edition: EditionRow): Promise<void> {
  if (!isOfCourse(proposal)) return;
  const isThere = await hasCourse(db, openDraft(edition).draftId, proposal.courseLineage);
  if (isThere === proposal.isCourseRemoved) throw invalid(proposalMessages.courseGone(proposal.courseName));
}

/** Of an approved course the merge writes into the draft too, where it is edited further. */
async function unlockCourse(db: Queries, proposal: ProposalRow, edition: EditionRow, act: EditionAct): Promise<ProposalRow> {
  if (!isOfCourse(proposal) || proposal.lockedBy === null) return proposal;
  const history = await readHistory(db, proposal, edition);
  const [userId, at] = [act.caller.id, act.now.toISOString()];
  const event = { kind: 'unlocked', round: proposal.round, step: null, userId, at, digest: history.digest, text: '' } as const;
  return noteProposal(db, { proposal, history, event }, act);
}

/** How many errors stand against publishing a draft, or what it makes of one course. */
async function countOpenErrors(db: Queries, { courseLineage }: ProposalRow, edition: EditionRow, act: EditionAct): Promise<number> {
  const { draftId, homeMajorId } = openDraft(edition);
  const errors = await findErrors(db, { majorId: draftId, homeMajorId }, act);
  return errors.filter(({ at }) => courseLineage === null || isPlaceOfCourse(at, courseLineage)).length;
}

/**
 * Merges what was approved, and publishes where that is wished. What would ask something stays approved, and so does a course that cannot go without changes outside of it, which nobody approved.
 */
async function mergeApproved(db: Queries, proposal: ProposalRow, edition: EditionRow, act: EditionAct): Promise<void> {
  const take: Taken = proposal.courseLineage === null ? 'all' : { parts: [proposal.courseLineage] };
  const approved = { id: edition.id, take, choices: {} };
  const { seen, undecided, changes, findings } = await planMergeWithin(db, { ...approved, into: 'current' }, act);
  if (undecided > 0 || findings.some(({ type }) => type === 'blocks') || changes.some((change) => change.isBroughtAlong)) return;
  const receipt = await mergeEdition(db, { ...approved, seen, keepOpen: take !== 'all', note: proposal.summary }, act, 'read');
  if (take === 'all') await publishAsWished(db, { editionId: edition.id, receiptId: receipt.id }, act);
}
