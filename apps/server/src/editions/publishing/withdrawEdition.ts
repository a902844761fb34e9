import type { WithdrawEditionRequest } from '@college/curriculum-model';
import { noteSave } from '../../audit/noteSave';
import type { Queries } from '../../db';
import { invalid } from '../../http/refusal';
import { needVersion, refuseOlder } from '../../http/versions';
import { authoriseNow } from '../../rights/authoriseNow';
import { editionRows, findEdition } from '../editionRepository';
import type { EditionAct } from '../merging/editionAct';
import { editionMessages } from '../messages';
import { editionState, presentEdition } from '../presentEdition';
import { lockPublished } from './publishedRepository';

/** Withdraws a published edition; what was published stays readable, with the reason on top. */
export async function withdrawEdition(db: Queries, { id, version, reason }: WithdrawEditionRequest, act: EditionAct): Promise<void> {
  const edition = await lockPublished(db, id);
  await authoriseNow(db, act.caller, { auth: 'manage', subject: { kind: 'edition', id } });
  needVersion(version);
  await refuseOlder({ sent: version, stored: edition.version }, editionMessages.changedMeanwhile, async () => {
    const found = await findEdition(db, id);
    return found && presentEdition(db, found, act.language);
  });
  if (edition.status === 'withdrawn') throw invalid(editionMessages.withdrawn);
  const after = await editionRows.update(db, edition, { status: 'withdrawn', withdrawnAt: act.now, withdrawnReason: reason }, act.now);
  await noteSave(db, act, { entity: 'edition', state: editionState, before: edition, after });
}
