import { readEditionRef, relinked, type CurriculumState, type EditionRef } from '@college/curriculum-model';
import type { Queries, Transaction } from '../db';
import { invalid } from '../http/refusal';
import { findEdition } from './editionRepository';
import { editionMessages } from './messages';
import { readMajorState } from './readMajorState';
import { findSide, readSide } from './resolveSide';
import { writeState } from './writing/writeState';

/** Refuses an origin that is not there, or of another major. */
export async function checkOrigin(db: Queries, from: EditionRef, homeMajorId: number): Promise<void> {
  const side = await findSide(db, from, 'zh');
  if (side.homeMajorId !== homeMajorId) throw invalid(editionMessages.originElsewhere);
}

/** What a draft begins with in place of the current edition, and the base that goes with it: a draft of a draft has that one's, so that either can be merged first. */
export async function readOrigin(db: Queries, from: EditionRef): Promise<{ state: CurriculumState; baseStateId: number | null }> {
  const { kind, id } = readEditionRef(from);
  const edition = kind === 'edition' ? (await findEdition(db, id))?.edition : undefined;
  const state = await readSide(db, await findSide(db, from, 'zh'));
  return { state, baseStateId: edition && edition.kind !== 'published' ? edition.baseStateId : null };
}

/** Makes the rows of a new draft, which hold the current edition, those of its origin. */
export async function writeOrigin(
  tx: Transaction,
  { draftId, homeMajorId, state }: { draftId: number; homeMajorId: number; state: CurriculumState },
  act: { userId: number; now: Date },
): Promise<void> {
  const before = await readMajorState(tx, { majorId: draftId, homeMajorId });
  await writeState(tx, { majorId: draftId, homeMajorId, before, after: relinked(before, state), act });
}
