import {
  isLockable,
  lockOf,
  mayAskToWrite,
  mayLock,
  proposalState,
  type AskToWriteRequest,
  type LockProposalRequest,
  type ProposalDetail,
  type ProposalEventKind,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { editionRows } from '../editions/editionRepository';
import type { EditionAct } from '../editions/merging/editionAct';
import { holdMajors } from '../editions/merging/editionSides';
import { openDraft } from '../editions/merging/openDraft';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { invalid, notFound, Refusal } from '../http/refusal';
import { findAncestry } from '../rights/ancestry';
import { authoriseNow } from '../rights/authoriseNow';
import { findReviewedMajor, isDeciderNow } from './deciders';
import { proposalMessages } from './messages';
import { noteProposal } from './noteProposal';
import { isOpenDraft, readHistory } from './proposalHistory';
import { findProposal, proposalRows, subjectOf } from './proposalRepository';
import { readProposalDetail } from './sendProposal';

/** Locks the content of a proposal, once the saves that are under way are stored; or unlocks it. */
export async function lockProposal(db: Queries, { id, isLocked }: LockProposalRequest, act: EditionAct): Promise<ProposalDetail> {
  const held = await holdReviewed(db, id, act);
  const { found, proposal, history } = held;
  const { current } = proposalState(history);
  const major = await findReviewedMajor(db, proposal.homeMajorId, proposal.courseLineage);
  const isDecider = current !== null && major !== undefined && (await isDeciderNow(db, act.caller.id, current.step, major));
  const { kind, id: subjectId } = subjectOf(found);
  const chain = await findAncestry(db, kind, subjectId, act.caller);
  if (!mayLock(act.caller, chain && { ...chain, isLocked: false }, { isDecider, isOwn: proposal.userId === act.caller.id })) {
    throw new Refusal(codes.noRight, proposalMessages.notYoursToLock);
  }
  const isNow = lockOf(history) !== undefined;
  if (isLocked && isNow) throw invalid(proposalMessages.lockedAlready);
  if (!isLocked && !isNow) throw invalid(proposalMessages.notLocked);
  return happened(db, held, { kind: isLocked ? 'locked' : 'unlocked', text: '' }, act);
}

/** Asks to write into locked content: once a person and lock. */
export async function askToWrite(db: Queries, { id, text = '' }: AskToWriteRequest, act: EditionAct): Promise<ProposalDetail> {
  const held = await holdReviewed(db, id, act);
  if (!mayAskToWrite(act.caller)) throw new Refusal(codes.noRight, httpMessages.noRight);
  const lock = lockOf(held.history);
  if (!lock) throw invalid(proposalMessages.notLocked);
  if (lock.asks.some(({ userId }) => userId === act.caller.id)) throw invalid(proposalMessages.askedToWriteAlready);
  return happened(db, held, { kind: 'askedToWrite', text: text.trim() }, act);
}

/** Holds a proposal that is reviewed, after the draft and its courses, in the order of every save; asks for the right to read it again. */
async function holdReviewed(db: Queries, id: number, { caller }: EditionAct) {
  const found = await findProposal(db, id);
  if (!found) throw notFound(proposalMessages.missing);
  const edition = await editionRows.lock(db, { id: found.proposal.editionId });
  if (isOpenDraft(edition)) await holdMajors(db, [openDraft(edition).draftId]);
  await authoriseNow(db, caller, { auth: 'read', subject: { kind: 'proposal', id } });
  const proposal = await proposalRows.lock(db, { id });
  if (!proposal) throw notFound(proposalMessages.missing);
  const history = await readHistory(db, proposal, edition);
  const { status } = proposalState(history);
  if (!isLockable(status)) throw invalid(proposalMessages.notInReview(status));
  return { found: { ...found, proposal }, proposal, history };
}

async function happened(
  db: Queries,
  { proposal, history }: Pick<Awaited<ReturnType<typeof holdReviewed>>, 'proposal' | 'history'>,
  { kind, text }: { kind: ProposalEventKind; text: string },
  act: EditionAct,
): Promise<ProposalDetail> {
  const at = act.now.toISOString();
  const event = { kind, round: proposal.round, step: null, userId: act.caller.id, at, digest: history.digest, text };
  await noteProposal(db, { proposal, history, event }, act);
  return readProposalDetail(db, proposal.id, act);
}
