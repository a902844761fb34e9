import type { Queries } from '../../db';
import { invalid } from '../../http/refusal';
import { readingWithin } from '../comparing/liveParts';
import { askAboutStates, partsOfSide } from '../comparing/sideParts';
import { editionMessages } from '../messages';
import type { FoundSide } from '../resolveSide';
import { storeNamed } from '../stateRepository';
import type { KnownParts } from '../thread/editionJob';
import type { AskedAct, PreparedAct, PreparedWriting } from '../thread/preparedAct';
import { refuseDiffering, writeChanges } from '../writing/writeState';
import type { EditionAct } from './editionAct';
import { openReceiptOf, type NewReceipt, type ReceiptRow } from './receiptRepository';

/** Within a transaction that holds the majors: the parts of some states, one after another, as they often share what has to be read. */
export async function partsWithin(
  tx: Queries,
  sources: readonly FoundSide['source'][],
  homeMajorId: number,
  { now, asking }: EditionAct,
): Promise<KnownParts[]> {
  const states: KnownParts[] = [];
  for (const source of sources) states.push(await partsOfSide(readingWithin(tx, now), { source, homeMajorId }, asking));
  return states;
}

/** Works an act out on the thread of editions. */
export async function prepareApart(
  tx: Queries,
  asked: AskedAct,
  states: readonly KnownParts[],
  { asking }: EditionAct,
): Promise<PreparedAct> {
  return withContentsOf(states, await askAboutStates(tx, 'act', asked, states, asking));
}

/** An act with the parts of its states that were made on the way here: they may not be stored yet either. */
export function withContentsOf(states: readonly KnownParts[], { receipt, ...prepared }: PreparedAct): PreparedAct {
  return { ...prepared, receipt: { ...receipt, contents: [...receipt.contents, ...states.flatMap(({ contents }) => contents)] } };
}

/** Refuses an act with something undecided, and one of which a curriculum would come that its editors would not store. */
export function refuseUnprepared({ undecided, refusal }: PreparedAct): void {
  if (undecided > 0) throw invalid(editionMessages.undecided(undecided));
  if (refusal) throw invalid(refusal);
}

/** Stores states that an act leaves behind. */
export function storingOf(tx: Queries, { receipt: { contents } }: PreparedAct, homeMajorId: number, { caller, now }: EditionAct) {
  return (parts: PreparedWriting['written'], occasion: 'base' | 'merged') =>
    storeNamed(tx, parts, contents, { homeMajorId, userId: caller.id, occasion, now });
}

/** Stores the receipt of an act. */
export function openReceiptApart(
  tx: Queries,
  receipt: Omit<NewReceipt, 'userId' | 'at'>,
  { receipt: content }: PreparedAct,
  { caller, now }: EditionAct,
): Promise<ReceiptRow> {
  return openReceiptOf(tx, { ...receipt, userId: caller.id, at: now }, content);
}

/** Writes what was worked out into the rows of a major, and reads the courses in which something changed again: anything but what was wanted is a fault that ends the transaction. */
export async function writeApart(
  tx: Queries,
  { majorId, homeMajorId, sourceId }: { majorId: number; homeMajorId: number; sourceId?: number },
  { before, after, source, changes, written }: PreparedWriting,
  { receipt: { contents } }: PreparedAct,
  act: EditionAct,
): Promise<void> {
  if (changes.length === 0) return;
  const by = { userId: act.caller.id, now: act.now };
  const from = source && sourceId !== undefined ? { majorId: sourceId, state: source } : undefined;
  await writeChanges(tx, { majorId, before, after, source: from, act: by }, changes);
  const [read] = await partsWithin(tx, [{ majorId }], homeMajorId, act);
  const wanted = written.map(({ hash }) => hash);
  if (!read || isSame(wanted, read.hashes)) return;
  const states = [{ hashes: wanted, contents }, read];
  refuseDiffering(majorId, (await askAboutStates(tx, 'differing', {}, states, act.asking)).places);
}

/** The order of the courses is that in which they were made. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
