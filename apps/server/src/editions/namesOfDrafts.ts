import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { editions, majors } = schema;

type DraftEdition = Pick<typeof editions.$inferSelect, 'id' | 'name' | 'kind'>;

/** The editions whose drafts some majors are, by major; majors that are no drafts are not in it. */
export async function editionsOfDrafts(db: Queries, majorIds: readonly number[]): Promise<Map<number, DraftEdition>> {
  if (majorIds.length === 0) return new Map();
  const rows = await db
    .select({ majorId: majors.id, id: editions.id, name: editions.name, kind: editions.kind })
    .from(majors)
    .innerJoin(editions, eq(editions.id, majors.editionId))
    .where(inArray(majors.id, [...new Set(majorIds)]));
  return new Map(rows.map(({ majorId, ...edition }) => [majorId, edition]));
}

/** Their names. */
export async function namesOfDrafts(db: Queries, majorIds: readonly number[]): Promise<Map<number, string>> {
  return new Map([...(await editionsOfDrafts(db, majorIds))].map(([majorId, { name }]) => [majorId, name]));
}
