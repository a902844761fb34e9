import { courseLineageOf, type ApplyFixRequest } from '@college/curriculum-model';
import type { Transaction } from '../../db';
import type { CallContext } from '../../http/call';
import { conflict, invalid, notFound } from '../../http/refusal';
import { needVersion } from '../../http/versions';
import { majorRows } from '../../majors/majorRepository';
import { rulesOfMajor } from '../../rules/ruleLayers';
import { findSides } from '../comparing/compareSides';
import { askAboutStates } from '../comparing/sideParts';
import { editionRows } from '../editionRepository';
import { openReceiptApart, partsWithin, refuseUnprepared, withContentsOf, writeApart } from '../merging/actsApart';
import type { EditionAct } from '../merging/editionAct';
import { holdMajors } from '../merging/editionSides';
import { openDraft } from '../merging/openDraft';
import { closeReceipt, type ReceiptRow } from '../merging/receiptRepository';
import { editionMessages } from '../messages';
import type { FoundSide } from '../resolveSide';
import { authoriseEdit, lineagesOf } from './authoriseEdit';
import { judgedParts } from './approvedParts';
import { readSaying } from './readFindings';

type Applying = EditionAct & Pick<CallContext, 'services' | 'transaction'>;

/** A side that is edited: the current edition, or an open draft. */
interface EditedSide {
  side: FoundSide;
  majorId: number;
  editionId: number | null;
}

/**
 * Applies a quick fix of a finding as an ordinary edit, with a receipt by which it is undone. What is refused is refused before anything is held; then the rules are asked once more about the rows
 * that are held.
 */
export async function applyFix({ ref, basis = '', ...wanted }: ApplyFixRequest, act: Applying): Promise<ReceiptRow> {
  needVersion(basis || undefined);
  const sides = await findSides(act, [ref] as const);
  const edited = editedSide(sides[0]);
  const { findings, accepted = [] } = await readSaying(wanted.finding, act, sides);
  const finding = [...findings, ...accepted.map((one) => one.finding)].find(({ id }) => id === wanted.finding);
  if (!finding) throw notFound(editionMessages.fixMended);
  await authoriseEdit(act.services.database.db, edited.majorId, [courseLineageOf(finding.at)], act.caller);
  if (finding.basis !== basis || !finding.fixes?.[wanted.fix]) throw conflict(editionMessages.fixChanged, finding);
  return act.transaction(async (tx) => {
    await holdEdited(tx, edited);
    return writeFix(tx, edited, { ...wanted, basis }, act);
  });
}

function editedSide(side: FoundSide): EditedSide {
  if (!('majorId' in side.source)) throw invalid(editionMessages.fixKept);
  const { kind, ref } = side.side;
  return { side, majorId: side.source.majorId, editionId: kind === 'current' ? null : Number(ref.split(':')[1]) };
}

/** Holds what is written until the transaction ends; it may have been merged or deleted while others were waited for. */
async function holdEdited(tx: Transaction, { majorId, editionId }: EditedSide): Promise<void> {
  if (editionId !== null) openDraft(await editionRows.lock(tx, { id: editionId }));
  await holdMajors(tx, [majorId]);
  if (!(await majorRows.find(tx, { id: majorId }))) throw notFound(editionMessages.missing);
}

async function writeFix(
  tx: Transaction,
  edited: EditedSide,
  wanted: Required<Omit<ApplyFixRequest, 'ref'>>,
  act: Applying,
): Promise<ReceiptRow> {
  const { side, majorId, editionId } = edited;
  const { homeMajorId } = side;
  const settings = await rulesOfMajor(tx, homeMajorId);
  const [state] = await partsWithin(tx, [side.source], homeMajorId, act);
  const states = await judgedParts(tx, side, state!);
  const answer = await askAboutStates(tx, 'fix', { today: act.dayOf(act.now), settings, wanted }, states, act.asking);
  if (answer.found === 'nothing') throw notFound(editionMessages.fixMended);
  if (answer.found === 'other') throw conflict(editionMessages.fixChanged, answer.finding);
  const prepared = withContentsOf(states, answer.prepared);
  refuseUnprepared(prepared);
  await authoriseEdit(tx, majorId, lineagesOf(prepared.receipt.parts), act.caller);
  const request = { note: '', choices: {}, fix: answer.name };
  const receipt = await openReceiptApart(tx, { homeMajorId, editionId, targetMajorId: majorId, act: 'fix', request }, prepared, act);
  await writeApart(tx, { majorId, homeMajorId }, prepared.writing, prepared, act);
  await closeReceipt(tx);
  return receipt;
}
