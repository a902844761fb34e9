import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';

const { commentThreads, editions, majors } = schema;

/** An edition that is edited, by its major: the current one, or a draft. */
export interface EditionScope {
  majorId: number;
  homeMajorId: number;
  /** Null for the current edition. */
  editionId: number | null;
}

/** The edition of a major. */
export async function findEditionScope(db: Queries, majorId: number): Promise<EditionScope> {
  const [found] = await db
    .select({ editionId: majors.editionId, homeMajorId: editions.homeMajorId })
    .from(majors)
    .leftJoin(editions, eq(editions.id, majors.editionId))
    .where(eq(majors.id, majorId));
  if (!found) throw notFound(httpMessages.subjectMissing);
  return { majorId, editionId: found.editionId, homeMajorId: found.homeMajorId ?? majorId };
}

/** The threads that an edition shows: its own, those of the current edition, and those of drafts that were merged. What is said in a draft stays there until then. */
export function isSeenIn({ homeMajorId, editionId }: EditionScope): SQL | undefined {
  const isMerged = sql`exists (select 1 from ${editions} where ${editions.id} = ${commentThreads.editionId} and ${editions.status} = 'merged')`;
  const isOwn = editionId === null ? undefined : eq(commentThreads.editionId, editionId);
  return and(eq(commentThreads.homeMajorId, homeMajorId), or(isNull(commentThreads.editionId), isOwn, isMerged));
}
