import { decidesStep, inOrderOfDue, isAskedOf, proposalOf, type Language, type Proposal } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { Caller } from '../rights/caller';
import { findReviewedMajor } from './deciders';
import { headOf } from './presentProposal';
import { readHistory } from './proposalHistory';
import { listOpenProposals } from './proposalRepository';

/** The proposals that wait for somebody, what is due first. Only of those with a step that could ask them is the draft looked at. */
export async function listWaitingProposals(db: Queries, caller: Caller, language: Language): Promise<Proposal[]> {
  const waiting: Proposal[] = [];
  for (const found of await listOpenProposals(db, caller.collegeId)) {
    const { proposal, edition } = found;
    const major = await findReviewedMajor(db, proposal.homeMajorId, proposal.courseLineage);
    if (!major || !proposal.steps.some((step) => decidesStep(step, caller, major))) continue;
    const history = await readHistory(db, proposal, edition);
    if (isAskedOf(history, caller, major)) waiting.push(proposalOf(headOf(found, language), history));
  }
  return inOrderOfDue(waiting);
}
