import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { FoundSide } from '../resolveSide';
import type { Span } from './spanReceipts';

const { curriculumStates, editions } = schema;

/**
 * Where in the history the changes between two sides were made: in the current edition between the moments at which each side was it, and in a draft since it began. A draft was the
 * current edition at its base.
 */
export async function betweenSides(db: Queries, sides: readonly FoundSide[], now: Date): Promise<Span[]> {
  const known = await Promise.all(sides.map(async (side) => ({ ...side, wasCurrentAt: await momentOf(db, side, now) })));
  const moments = known.map(({ wasCurrentAt }) => wasCurrentAt.getTime());
  const home = { majorId: known[0]?.homeMajorId ?? 0, since: new Date(Math.min(...moments)), until: new Date(Math.max(...moments)) };
  const drafts = known.flatMap(({ source, homeMajorId, wasCurrentAt }) =>
    'majorId' in source && source.majorId !== homeMajorId ? [{ majorId: source.majorId, since: wasCurrentAt, until: now }] : [],
  );
  return [home, ...drafts].filter(({ since, until }) => since < until);
}

async function momentOf(db: Queries, { side, source, homeMajorId }: FoundSide, now: Date): Promise<Date> {
  if (side.takenAt !== null) return new Date(side.takenAt);
  if (!('majorId' in source) || source.majorId === homeMajorId) return now;
  const [base] = await db
    .select({ takenAt: curriculumStates.takenAt })
    .from(editions)
    .innerJoin(curriculumStates, eq(curriculumStates.id, editions.baseStateId))
    .where(eq(editions.majorId, source.majorId));
  return base?.takenAt ?? now;
}
