import {
  canSendToReview,
  isFinalStatus,
  proposalState,
  type ProposalDetail,
  type ProposalHistory,
  type SendProposalRequest,
} from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { editionRows } from '../editions/editionRepository';
import { digestOfWork, holdMajors, openDraft, sourcesOf, type OpenDraft } from '../editions/merging/editionSides';
import type { EditionAct } from '../editions/merging/editionAct';
import { partsWithin } from '../editions/merging/actsApart';
import { invalid, notFound } from '../http/refusal';
import { authoriseNow } from '../rights/authoriseNow';
import { findDeciders, findReviewedMajor } from './deciders';
import { proposalMessages } from './messages';
import { noteProposal, proposalAsNoted } from './noteProposal';
import { presentProposalDetail } from './presentProposal';
import { readHistory } from './proposalHistory';
import { findProposal, lockProposalOf, proposalRows, type ProposalRow } from './proposalRepository';
import { findReviewSteps } from './reviewSteps';

/** Sends a draft to review: as a new proposal, or as the next round of the one that was sent back. The steps are those of the college as they are now. */
export async function sendProposal(
  db: Queries,
  { editionId, summary, reason = '', publish = null }: SendProposalRequest,
  act: EditionAct,
): Promise<ProposalDetail> {
  const draft = openDraft(await editionRows.lock(db, { id: editionId }));
  const { edition, homeMajorId } = draft;
  if (edition.kind !== 'draft') throw invalid(proposalMessages.notADraft);
  await holdMajors(db, [draft.draftId]);
  await authoriseNow(db, act.caller, { auth: 'create', subject: { kind: 'edition', id: editionId } });
  const latest = await lockProposalOf(db, editionId);
  const status = latest ? proposalState(await readHistory(db, latest, edition)).status : null;
  if (status !== null && !canSendToReview(status)) throw invalid(proposalMessages.sentAlready(status));
  const steps = await stepsNow(db, homeMajorId);
  await refuseUnchanged(db, draft, act);
  const fields = { summary, reason, publish, steps, userId: act.caller.id };
  const open = latest && !isFinalStatus(latest.status) ? latest : undefined;
  const proposal = open
    ? await proposalRows.update(db, open, { ...fields, round: open.round + 1 }, act.now)
    : await firstRound(db, { editionId, homeMajorId, ...fields }, act);
  const before = open ? await readHistory(db, open, edition) : undefined;
  const history: ProposalHistory = { steps, events: before?.events ?? [], digest: await digestOfWork(db, draft) };
  const at = act.now.toISOString();
  const event = {
    kind: 'sent',
    round: proposal.round,
    step: null,
    userId: act.caller.id,
    at,
    digest: history.digest,
    text: summary,
  } as const;
  const { id } = await noteProposal(db, { proposal, history, event }, act);
  return readProposalDetail(db, id, act);
}

async function firstRound(
  db: Queries,
  fields: Pick<ProposalRow, 'editionId' | 'homeMajorId' | 'summary' | 'reason' | 'publish' | 'steps' | 'userId'>,
  act: EditionAct,
): Promise<ProposalRow> {
  const made = await proposalRows.insert(db, { ...fields, status: 'review', createTime: act.now, updateTime: act.now });
  await noteSave(db, act, { entity: 'proposal', state: proposalAsNoted, before: null, after: made });
  return made;
}

/** The steps of the college; refused where too few people can decide one of them for this major. */
async function stepsNow(db: Queries, homeMajorId: number) {
  const major = await findReviewedMajor(db, homeMajorId);
  if (!major) throw notFound(proposalMessages.missing);
  const { steps } = await findReviewSteps(db, major.collegeId);
  const deciders = await findDeciders(db, major, steps);
  const without = steps.find(({ key, approvals }) => (deciders.get(key)?.length ?? 0) < approvals);
  if (without) throw invalid(proposalMessages.stepWithoutDeciders(without.name));
  return steps;
}

/** Refuses a draft that is what it began with. */
async function refuseUnchanged(db: Queries, draft: OpenDraft, act: EditionAct): Promise<void> {
  const [base, work] = await partsWithin(db, sourcesOf(draft).slice(0, 2), draft.homeMajorId, act);
  const hashesOf = (parts: typeof base) => parts?.hashes.toSorted().join();
  if (hashesOf(base) === hashesOf(work)) throw invalid(proposalMessages.nothingChanged);
}

/** A proposal as it is answered to the one who acts. */
export async function readProposalDetail(db: Queries, id: number, asker: Pick<EditionAct, 'caller' | 'language'>): Promise<ProposalDetail> {
  const found = await findProposal(db, id);
  if (!found) throw notFound(proposalMessages.missing);
  return presentProposalDetail(db, found, asker);
}
