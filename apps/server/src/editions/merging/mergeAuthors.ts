import type { AuthoredEntry, Language } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { readAuthors } from '../comparing/readAuthors';
import type { Span } from '../comparing/spanReceipts';
import type { EditionRow } from '../editionRepository';
import type { OpenDraft } from './openDraft';
import type { ReceiptRow } from './receiptRepository';

const { editions } = schema;

/** Who worked at a place on each side since the draft was made. */
export async function authorsOfSides(
  db: Queries,
  { edition, draftId, homeMajorId }: OpenDraft,
  language: Language,
): Promise<Record<'draft' | 'current', AuthoredEntry[]>> {
  return {
    draft: await readAuthors(db, [spanOf(edition, draftId)], language),
    current: await readAuthors(db, [spanOf(edition, homeMajorId)], language),
  };
}

/** Who made what an act brought: the authors of the draft for a merge, those of the current edition for an update. Nobody for other acts, whose changes are the work of whoever acted. */
export async function authorsOfReceipt(
  db: Queries,
  { act, editionId, homeMajorId, at }: ReceiptRow,
  language: Language,
): Promise<AuthoredEntry[]> {
  if (editionId === null || (act !== 'merge' && act !== 'update')) return [];
  const [edition] = await db.select().from(editions).where(eq(editions.id, editionId));
  const majorId = act === 'merge' ? edition?.majorId : homeMajorId;
  return edition && majorId ? readAuthors(db, [{ ...spanOf(edition, majorId), until: at }], language) : [];
}

/** Who worked where an act wrote, after it. */
export function authorsSince(db: Queries, { targetMajorId, at }: ReceiptRow, language: Language): Promise<AuthoredEntry[]> {
  return readAuthors(db, [{ majorId: targetMajorId, since: at }], language);
}

/** In a draft the work of its own; in the current edition also what was merged into it. */
function spanOf({ majorId: draftId, createTime: since }: EditionRow, majorId: number): Span {
  return { majorId, since, isOwn: majorId === draftId };
}
