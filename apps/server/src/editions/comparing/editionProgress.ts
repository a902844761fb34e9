import type { EditionProgressFigures } from '@college/curriculum-model';
import { and, desc, eq, lt } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { EditionRow } from '../editionRepository';
import type { FoundSide } from '../resolveSide';
import type { KnownParts } from '../thread/editionJob';
import { askingOf, partsOf, type Comparing } from './compareSides';
import { askAboutStates } from './sideParts';

const { editions } = schema;

type Source = Pick<FoundSide, 'source' | 'homeMajorId'>;

/** Says how far editions of one major went, and what the current edition, which is read once, has that an open draft lacks; null where nothing of one is left. */
export function editionProgressReader(comparing: Comparing): (edition: EditionRow) => Promise<EditionProgressFigures | null> {
  const { db } = comparing.services.database;
  let current: Promise<KnownParts[]> | undefined;

  return async function readEditionProgress(edition) {
    const { homeMajorId, status, majorId, stateId } = edition;
    const sourceOf = (source: FoundSide['source']): Source => ({ source, homeMajorId });
    const isOpen = status === 'open' && majorId !== null;
    if (!isOpen && stateId === null) return null;
    const own = sourceOf(isOpen ? { majorId } : { stateId: stateId! });
    const baseStateId = edition.kind === 'published' ? await publishedBefore(db, edition) : edition.baseStateId;
    const base = baseStateId === null ? [] : [sourceOf({ stateId: baseStateId })];
    const states = await partsOf(comparing, [own, ...base]);
    if (isOpen && base.length > 0) states.push(...(await (current ??= partsOf(comparing, [sourceOf({ majorId: homeMajorId })]))));
    return askAboutStates(db, 'progress', {}, states, askingOf(comparing));
  };
}

/** The state that was published before an edition was. */
async function publishedBefore(db: Queries, { id, homeMajorId }: EditionRow): Promise<number | null> {
  const [before] = await db
    .select({ stateId: editions.stateId })
    .from(editions)
    .where(and(eq(editions.homeMajorId, homeMajorId), eq(editions.kind, 'published'), lt(editions.id, id)))
    .orderBy(desc(editions.id))
    .limit(1);
  return before?.stateId ?? null;
}
