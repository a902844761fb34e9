import type { ProposalEvent, ProposalHistory } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { EditionRow } from '../editions/editionRepository';
import { digestOfWork, openDraft } from '../editions/merging/editionSides';
import { asEvent, listEvents, type ProposalRow } from './proposalRepository';

/** Whether the draft of a proposal can still be edited and merged. */
export function isOpenDraft(edition: EditionRow | undefined): edition is EditionRow {
  return edition?.status === 'open' && edition.kind === 'draft' && edition.majorId !== null && edition.baseStateId !== null;
}

/** A proposal as the rules of proposals read it. Of a draft that is merged or deleted the state is the last that was known. */
export async function readHistory(db: Queries, { id, steps }: ProposalRow, edition: EditionRow | undefined): Promise<ProposalHistory> {
  const events = (await listEvents(db, id)).map(({ event }) => asEvent(event));
  return { steps, events, digest: isOpenDraft(edition) ? await digestOfWork(db, openDraft(edition)) : lastDigest(events) };
}

function lastDigest(events: readonly ProposalEvent[]): string {
  return events.at(-1)?.digest ?? '';
}
