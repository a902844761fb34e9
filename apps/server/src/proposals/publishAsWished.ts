import { eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { EditionAct } from '../editions/merging/editionAct';
import { digestOfPublication } from '../editions/publishing/planPublication';
import { publishUnlessBlocked } from '../editions/publishing/publishEdition';
import { noteProposal } from './noteProposal';
import { readHistory } from './proposalHistory';
import { lockProposalOf } from './proposalRepository';

const { editionReceipts } = schema;

/**
 * Publishes what a draft became that was approved with that wish, once it is merged. Where errors stand against it since, as after a conflict that was decided otherwise, it stays unpublished and its
 * proposal shows so: a merge is not lost over it. The receipt of the merge says what was published. A merge of what an undo opened again ends no proposal and publishes nothing.
 */
export async function publishAsWished(db: Queries, merged: { editionId: number; receiptId: number }, act: EditionAct): Promise<void> {
  const proposal = await lockProposalOf(db, merged.editionId);
  if (proposal?.status !== 'merged' || !proposal.publish) return;
  const history = await readHistory(db, proposal, undefined);
  const ended = history.events.at(-1);
  const [userId, at] = [act.caller.id, act.now.toISOString()];
  if (ended?.kind !== 'merged' || ended.at !== at) return;
  const { homeMajorId: majorId, publish, reason, round } = proposal;
  const request = { majorId, seen: await digestOfPublication(db, majorId), ...publish, reason };
  const published = await publishUnlessBlocked(db, request, act, 'read');
  if ('errors' in published) return;
  const note = sql`${editionReceipts.request} || ${JSON.stringify({ published: published.edition.id })}::jsonb`;
  await db.update(editionReceipts).set({ request: note }).where(eq(editionReceipts.id, merged.receiptId));
  const event = { kind: 'published', round, step: null, userId, at, digest: history.digest, text: publish.name } as const;
  await noteProposal(db, { proposal, history, event }, act);
}
