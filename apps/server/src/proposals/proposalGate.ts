import {
  holdsMerge,
  isFinalStatus,
  proposalState,
  takesOfCourse,
  takesWholeCourse,
  type ProposalEventKind,
  type Taken,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import type { EditionRow } from '../editions/editionRepository';
import { invalid } from '../http/refusal';
import { proposalMessages } from './messages';
import { noteProposal } from './noteProposal';
import { readHistory } from './proposalHistory';
import { lockCourseProposals, lockProposalOf, type ProposalRow } from './proposalRepository';

interface Act {
  caller: { id: number };
  now: Date;
}

/** Refuses to merge what waits for its review: a draft, or courses of it that are taken. */
export async function refuseInReview(db: Queries, edition: EditionRow, take: Taken): Promise<void> {
  const waits = async (proposal: ProposalRow) => holdsMerge(proposalState(await readHistory(db, proposal, edition)).status);
  const whole = await lockProposalOf(db, edition.id);
  if (whole && (await waits(whole))) throw invalid(proposalMessages.inReview);
  for (const proposal of await lockCourseProposals(db, edition.id)) {
    if (takesOfCourse(take, proposal.courseLineage) && (await waits(proposal))) {
      throw invalid(proposalMessages.courseUnderWay(proposal.courseName));
    }
  }
}

/** What of a merge is approved: all of it, or some courses; undefined where nothing is. */
export async function approvedOf(db: Queries, edition: EditionRow, take: Taken): Promise<'all' | number[] | undefined> {
  const isApproved = async (proposal: ProposalRow) => proposalState(await readHistory(db, proposal, edition)).status === 'approved';
  const whole = await lockProposalOf(db, edition.id);
  if (whole && (await isApproved(whole))) {
    if (take === 'all') return take;
    // The major itself has no syllabus.
    return 'parts' in take ? take.parts.filter((part) => part !== 0) : undefined;
  }
  const courses: number[] = [];
  for (const proposal of await lockCourseProposals(db, edition.id)) {
    if (takesWholeCourse(take, proposal.courseLineage) && (await isApproved(proposal))) courses.push(proposal.courseLineage);
  }
  return courses.length > 0 ? courses : undefined;
}

/** Records in the open proposals of a draft, of all of it and of single courses, what became of the draft. */
export async function endProposalsOf(db: Queries, edition: EditionRow, kind: Ending, act: Act): Promise<void> {
  const whole = await lockProposalOf(db, edition.id);
  if (whole) await endProposal(db, { proposal: whole, edition, kind }, act);
  await endCourseProposals(db, { edition, kind, take: 'all' }, act);
}

/** Records in the open proposals of single courses what became of what a merge took of the draft. */
export async function endCourseProposals(
  db: Queries,
  { edition, kind, take }: { edition: EditionRow; kind: Ending; take: Taken },
  act: Act,
): Promise<void> {
  for (const proposal of await lockCourseProposals(db, edition.id)) {
    if (takesWholeCourse(take, proposal.courseLineage)) await endProposal(db, { proposal, edition, kind }, act);
  }
}

type Ending = ProposalEventKind & ('merged' | 'withdrawn');

async function endProposal(
  db: Queries,
  { proposal, edition, kind }: { proposal: ProposalRow; edition: EditionRow; kind: Ending },
  act: Act,
): Promise<void> {
  if (isFinalStatus(proposal.status) || (kind === 'withdrawn' && proposal.status === 'withdrawn')) return;
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
