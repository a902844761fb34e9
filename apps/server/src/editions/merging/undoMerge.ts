import type { Language, UndoPlan, UndoRequest } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { noteSave } from '../../audit/noteSave';
import { schema, type Queries } from '../../db';
import { conflict, invalid, notFound } from '../../http/refusal';
import { authoriseNow } from '../../rights/authoriseNow';
import { readingOf, readingWithin, type PartReading } from '../comparing/liveParts';
import { askingOf, type Comparing } from '../comparing/compareSides';
import { askAboutStates, partsOfSide } from '../comparing/sideParts';
import { bringDraftBack, checkPlaceForEdition, editionRows, holdEdition, waitForHome, type EditionRow } from '../editionRepository';
import { editionMessages } from '../messages';
import { editionState } from '../presentEdition';
import type { Asking } from '../thread/editionThread';
import { openReceiptApart, prepareApart, refuseUnprepared, writeApart } from './actsApart';
import { hasAllRows } from './draftRows';
import { holdMajors } from './editionSides';
import { digestOfMajors } from './openDraft';
import type { EditionAct } from './editionAct';
import { keptChoices } from './mergeEdition';
import { closeReceipt, type ReceiptRow } from './receiptRepository';
import { hashesOf, receiptParts } from './receiptStates';
import { authorsSince } from './mergeAuthors';
import { closedBy, whyNotUndoable } from './receiptUndo';
import { planTurnedDraft, turnDraft, writeTurnedDraft } from './turnDraft';

const { editionReceipts } = schema;

type AskedUndo = Pick<UndoRequest, 'id' | 'choices'>;

/** What undoing an act would do: the same merge turned round. Later work elsewhere stays, and the same place is asked. */
export function planUndo(comparing: Pick<Comparing, 'services' | 'caller' | 'language'>, asked: AskedUndo): Promise<UndoPlan> {
  return plan(readingOf(comparing.services), asked, { language: comparing.language, asking: askingOf(comparing) });
}

async function plan(
  reading: PartReading,
  { id, choices }: AskedUndo,
  { language, asking }: { language: Language; asking: Asking },
): Promise<UndoPlan> {
  const { db } = reading;
  const receipt = await findUndoable(db, id);
  const seen = await digestOfMajors(db, [receipt.targetMajorId], id);
  const { parts, states } = await statesOfUndo(reading, receipt, asking);
  const asked = { parts, choices, language, entries: await authorsSince(db, receipt, language) };
  const { conflicts, undecided, changes, findings } = await askAboutStates(db, 'undoPlan', asked, states, asking);
  const draft = await planTurnedDraft(reading, receipt, { language, asking });
  return {
    receiptId: id,
    seen,
    conflicts,
    undecided,
    changes: changes.map(({ isBroughtAlong: _along, ...change }) => change),
    ...(draft && { draftChanges: draft.map(({ isBroughtAlong: _along, ...change }) => change) }),
    findings: findings.map(({ because: _because, ...finding }) => finding),
  };
}

/** Undoes an act by its receipt, which leaves a receipt of its own. A draft that was merged for good opens again while its rows are there. */
export async function undoMerge(db: Queries, { id, seen, choices }: UndoRequest, act: EditionAct): Promise<ReceiptRow> {
  const found = await findReceipt(db, id);
  const edition = await holdEdition(db, found.editionId);
  const { homeMajorId, targetMajorId } = found;
  // A draft that a later merge closed stays closed.
  const closed = closedBy(found, edition);
  // Whoever makes or restores a draft takes this lock before any rows.
  if (closed) await waitForHome(db, homeMajorId);
  await holdMajors(db, [targetMajorId, ...(edition?.majorId ? [edition.majorId] : [])]);
  await authoriseNow(db, act.caller, { auth: 'manage', subject: { kind: 'receipt', id } });
  const receipt = await findUndoable(db, id);
  const reading = readingWithin(db, act.now);
  if ((await digestOfMajors(db, [receipt.targetMajorId], id)) !== seen) {
    throw conflict(editionMessages.planChanged, await plan(reading, { id, choices }, act));
  }
  const { parts, states } = await statesOfUndo(reading, receipt, act.asking);
  const prepared = await prepareApart(db, { act: 'undo', parts, choices }, states, act);
  refuseUnprepared(prepared);
  const turned = edition && (await turnDraft(db, edition, receipt, choices, act));
  const { fix } = receipt.request;
  const request = { note: '', choices: keptChoices(prepared, choices), ...turned?.kept, ...(fix && { fix }) };
  const undo = await openReceiptApart(
    db,
    { homeMajorId, editionId: receipt.editionId, targetMajorId, act: 'undo', undoOfId: id, request },
    prepared,
    act,
  );
  await writeApart(db, { majorId: targetMajorId, homeMajorId }, prepared.writing, prepared, act);
  if (turned) await writeTurnedDraft(db, turned, act);
  if (closed) await openAgain(db, closed, act);
  await closeReceipt(db);
  return undo;
}

/** A receipt by its number. */
export async function findReceipt(db: Queries, id: number): Promise<ReceiptRow> {
  const [receipt] = await db.select().from(editionReceipts).where(eq(editionReceipts.id, id));
  if (!receipt) throw notFound(editionMessages.receiptMissing);
  return receipt;
}

/** A receipt that stands, of a major into which can be written. */
export async function findUndoable(db: Queries, id: number): Promise<ReceiptRow> {
  const receipt = await findReceipt(db, id);
  const refusal = await whyNotUndoable(db, receipt);
  if (refusal) throw invalid(refusal);
  return receipt;
}

/** What is there now, and the parts of a receipt, of which no state consists. */
export async function statesOfUndo(reading: PartReading, { id, targetMajorId, homeMajorId }: ReceiptRow, asking: Asking) {
  const now = await partsOfSide(reading, { source: { majorId: targetMajorId }, homeMajorId }, asking);
  const parts = await receiptParts(reading.db, id);
  return { parts, states: [now, { hashes: [...now.hashes.slice(0, 1), ...hashesOf(parts)], contents: [] }] };
}

async function openAgain(db: Queries, edition: EditionRow, act: EditionAct): Promise<void> {
  if (edition.majorId === null || !(await hasAllRows(db, edition))) return;
  await checkPlaceForEdition(db, edition.homeMajorId);
  await bringDraftBack(db, edition.majorId, act.now);
  const after = await editionRows.update(db, edition, { status: 'open', stateId: null }, act.now);
  await noteSave(db, act, { entity: 'edition', state: editionState, before: edition, after });
}
