import type { Queries } from '../db';
import type { EditionAct } from '../editions/merging/editionAct';
import { digestOfPublication } from '../editions/publishing/planPublication';
import { publishUnlessBlocked } from '../editions/publishing/publishEdition';
import { noteProposal } from './noteProposal';
import { readHistory } from './proposalHistory';
import { lockProposalOf } from './proposalRepository';

/**
 * Publishes what a draft became that was approved with that wish, once it is merged. Where errors stand against it since, as after a conflict that was decided otherwise, it stays unpublished and its
 * proposal shows so: a merge is not lost over it.
 */
export async function publishAsWished(db: Queries, editionId: number, act: EditionAct): Promise<void> {
  const proposal = await lockProposalOf(db, editionId);
  if (proposal?.status !== 'merged' || !proposal.publish) return;
  const { homeMajorId: majorId, publish, reason, round } = proposal;
  const request = { majorId, seen: await digestOfPublication(db, majorId), ...publish, reason };
  if ('errors' in (await publishUnlessBlocked(db, request, act, 'read'))) return;
  const history = await readHistory(db, proposal, undefined);
  const [userId, at] = [act.caller.id, act.now.toISOString()];
  const event = { kind: 'published', round, step: null, userId, at, digest: history.digest, text: publish.name } as const;
  await noteProposal(db, { proposal, history, event }, act);
}
