import type { ProposalEvent, ProposalHistory } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { EditionRow } from '../editions/editionRepository';
import { digestOfWork, openDraft, type OpenDraft } from '../editions/merging/openDraft';
import { digestOfCourse } from './courseOfDraft';
import { asEvent, listEvents, type ProposalRow } from './proposalRepository';

/** Whether the draft of a proposal can still be edited and merged. */
export function isOpenDraft(edition: EditionRow | undefined): edition is EditionRow {
  return edition?.status === 'open' && edition.kind === 'draft' && edition.majorId !== null && edition.baseStateId !== null;
}

/** A proposal as the rules of proposals read it. Of a draft that is merged or deleted the state is the last that was known. */
export async function readHistory(
  db: Queries,
  { id, steps, courseLineage }: ProposalRow,
  edition: EditionRow | undefined,
): Promise<ProposalHistory> {
  const events = (await listEvents(db, id)).map(({ event }) => asEvent(event));
  return { steps, events, digest: isOpenDraft(edition) ? await digestOf(db, openDraft(edition), courseLineage) : lastDigest(events) };
}

/** The digest of what is reviewed: a draft, or one course of it. */
export function digestOf(db: Queries, draft: OpenDraft, courseLineage: number | null): Promise<string> {
  return courseLineage === null ? digestOfWork(db, draft) : digestOfCourse(db, draft, courseLineage);
}

function lastDigest(events: readonly ProposalEvent[]): string {
  return events.at(-1)?.digest ?? '';
}
