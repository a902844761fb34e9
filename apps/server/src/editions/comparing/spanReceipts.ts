import type { KeptUpgrade, Place } from '@college/curriculum-model';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { editionReceipts, editions } = schema;

/** A part of the history: what was done in a major after one moment and up to another one, or till now. */
export interface Span {
  majorId: number;
  since: Date;
  until?: Date;
  /** Whether what merges and updates brought into the major is left out: others did that before. */
  isOwn?: boolean;
}

/** An act on a whole curriculum. */
export interface SpanReceipt {
  id: number;
  act: typeof editionReceipts.$inferSelect.act;
  undoOfId: number | null;
  targetMajorId: number;
  at: Date;
  /** What it changed; unknown for an act of an earlier version, and for one that changed very much. */
  places: ReadonlySet<Place> | undefined;
  upgrade: KeptUpgrade | null;
  /** The draft that took part; its major is gone once its rows are. */
  edition: { id: number; majorId: number | null; since: Date } | null;
}

/** Parts of the history with those of the drafts that were merged there, the acts that hold, and the ids of those that do not: what was undone, and the undos. */
export interface SpannedHistory {
  spans: readonly Span[];
  held: readonly SpanReceipt[];
  without: ReadonlySet<number>;
}

/** Reads the acts within some spans and within the drafts that were merged there. */
export async function readSpanned(db: Queries, spans: readonly Span[]): Promise<SpannedHistory> {
  const own = await readReceipts(db, spans);
  const known = new Set(spans.map(({ majorId }) => majorId));
  const drafts = own.held.flatMap(draftOf).filter(({ majorId }) => !known.has(majorId));
  const inDrafts = await readReceipts(db, drafts);
  return {
    spans: [...spans, ...drafts],
    held: [...inDrafts.held, ...own.held],
    without: new Set([...inDrafts.without, ...own.without]),
  };
}

/** Acts that others of the list undid, and those others: together they left everything as it was. An undo that was undone itself does not hold. */
export function undoneIds(rows: readonly Pick<SpanReceipt, 'id' | 'undoOfId'>[]): Set<number> {
  const undone = new Set<number>();
  const here = new Set(rows.map(({ id }) => id));
  // The latest undo decides about those before it.
  for (const { id, undoOfId } of rows.toSorted((one, other) => other.id - one.id)) {
    if (undoOfId === null || !here.has(undoOfId) || undone.has(id)) continue;
    undone.add(undoOfId).add(id);
  }
  return undone;
}

async function readReceipts(db: Queries, spans: readonly Span[]): Promise<Pick<SpannedHistory, 'held' | 'without'>> {
  if (spans.length === 0) return { held: [], without: new Set() };
  const { id, act, undoOfId, targetMajorId, at, counts, request, editionId } = editionReceipts;
  const within = spans.map(({ majorId, since, until }) => {
    const ofDraft = db.select({ id: editions.id }).from(editions).where(eq(editions.majorId, majorId));
    return and(or(eq(targetMajorId, majorId), inArray(editionId, ofDraft)), gt(at, since), until && lte(at, until));
  });
  const rows = await db
    .select({
      id,
      act,
      undoOfId,
      targetMajorId,
      at,
      places: sql<Place[] | null>`${counts} -> 'places'`,
      upgrade: sql<KeptUpgrade | null>`${request} -> 'upgrade'`,
      edition: { id: editions.id, majorId: editions.majorId, since: editions.createTime },
    })
    .from(editionReceipts)
    .leftJoin(editions, eq(editions.id, editionId))
    .where(or(...within));
  const without = undoneIds(rows);
  const held = rows.filter((row) => !without.has(row.id));
  return { held: held.map(({ places, ...row }) => ({ ...row, places: places === null ? undefined : new Set(places) })), without };
}

/** The work in a draft up to its merge. */
function draftOf({ act, edition, targetMajorId, at: until }: SpanReceipt): Span[] {
  if (act !== 'merge' || !edition || edition.majorId === null || edition.majorId === targetMajorId) return [];
  return [{ majorId: edition.majorId, since: edition.since, until, isOwn: true }];
}
