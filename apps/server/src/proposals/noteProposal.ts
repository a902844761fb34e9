import { changeToTell, lockOf, proposalState, type ProposalEvent, type ProposalHistory } from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { insertEvent, proposalRows, type ProposalRow } from './proposalRepository';

interface Act {
  caller: { id: number };
  now: Date;
}

/**
 * The one place where something happens to a proposal: stores the event and what the proposal amounts to by it. Whatever else is to follow from an event begins here.
 */
export async function noteProposal(
  db: Queries,
  { proposal, history, event }: { proposal: ProposalRow; history: ProposalHistory; event: ProposalEvent },
  act: Act,
): Promise<ProposalRow> {
  const told = changeToTell(history, event.at);
  const happened = told ? [told, event] : [event];
  for (const one of happened) await store(db, proposal, one);
  const now = { ...history, events: [...history.events, ...happened] };
  const { status } = proposalState(now);
  const lockedBy = lockOf(now)?.event.userId ?? null;
  const saved = await proposalRows.update(db, proposal, { status, lockedBy }, act.now);
  await noteSave(db, act, { entity: 'proposal', state: proposalAsNoted, before: proposal, after: saved });
  return saved;
}

async function store(db: Queries, { id: proposalId, steps }: ProposalRow, { at, ...event }: ProposalEvent): Promise<void> {
  const stepName = steps.find(({ key }) => key === event.step)?.name ?? null;
  await insertEvent(db, { proposalId, ...event, stepName, at: new Date(at) });
}

/** A proposal as stored in the audit log. */
export function proposalAsNoted({ id, editionId, courseLineage, status, round, summary, reason, publish, lockedBy, version }: ProposalRow) {
  const course = courseLineage === null ? {} : { courseLineage };
  return { id, editionId, ...course, status, round, summary, reason, publish, lockedBy, version };
}
