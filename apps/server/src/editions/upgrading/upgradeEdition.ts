import { whyNotUpgraded, type UpgradeRequest } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { conflict, invalid } from '../../http/refusal';
import { authoriseNow } from '../../rights/authoriseNow';
import { editionRows } from '../editionRepository';
import { holdMajors } from '../merging/editionSides';
import { openDraft } from '../merging/openDraft';
import type { EditionAct } from '../merging/editionAct';
import { closeReceipt, openReceipt, type ReceiptRow } from '../merging/receiptRepository';
import { editionMessages } from '../messages';
import { writeState } from '../writing/writeState';
import { digestOfUpgrade, planUpgrade, readDraft, storedKeys, upgradeOf } from './planUpgrade';

/** Brings the requirements of a draft to another list: everything, or nothing where something was not decided, changed since the plan, or would not be stored by an editor. */
export async function upgradeEdition(db: Queries, { id, seen, ...asked }: UpgradeRequest, act: EditionAct): Promise<ReceiptRow> {
  const draft = openDraft(await editionRows.lock(db, { id }));
  const { draftId, homeMajorId } = draft;
  await holdMajors(db, [draftId]);
  // It may have been taken away while others were waited for.
  await authoriseNow(db, act.caller, { auth: 'create', subject: { kind: 'edition', id } });
  if ((await digestOfUpgrade(db, draft)) !== seen) {
    throw conflict(editionMessages.draftChanged, await planUpgrade(db, { id, ...asked }, act.language));
  }
  const before = await readDraft(db, draft);
  const planned = upgradeOf(before, asked, act.language, await storedKeys(db, asked));
  const refusal = whyNotUpgraded(before, planned);
  if (refusal) throw invalid(refusal);
  const after = planned.upgraded;
  const { crosswalk, decisions, answers } = asked;
  const by = { userId: act.caller.id, now: act.now };
  const receipt = await openReceipt(
    db,
    {
      homeMajorId,
      editionId: id,
      targetMajorId: draftId,
      userId: by.userId,
      at: act.now,
      act: 'upgrade',
      request: { note: '', choices: {}, upgrade: { crosswalk, decisions, answers } },
    },
    { before, after },
  );
  await writeState(db, { majorId: draftId, homeMajorId, before, after, act: by });
  await closeReceipt(db);
  return receipt;
}
