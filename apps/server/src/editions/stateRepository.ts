import type { CurriculumState, StatePart } from '@college/curriculum-model';
import { asc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { canonicalPart, digestOf, hashOf, packPart, partFormat, unpackPart } from './partContent';

const { curriculumParts, curriculumStateParts, curriculumStates } = schema;

interface Taken {
  homeMajorId: number;
  userId: number;
  occasion: (typeof curriculumStates.$inferInsert)['occasion'];
  now: Date;
}

/** Stores a state; parts that another state has too are stored once. Answers its number. */
export async function storeState(db: Queries, state: CurriculumState, { homeMajorId, userId, occasion, now }: Taken): Promise<number> {
  const parts = [state.major, ...state.courses].map((part, position) => {
    const canonical = canonicalPart(part);
    return { part, position, canonical, hash: hashOf(canonical) };
  });
  await storeParts(db, parts, now);
  const digest = digestOf(parts.map(({ hash }) => hash));
  const [stored] = await db.insert(curriculumStates).values({ homeMajorId, userId, takenAt: now, digest, occasion }).returning();
  if (!stored) throw new Error('curriculum_states: the insert returned no row');
  const rows = parts.map(({ part: { kind, lineage }, position, hash }) => ({
    stateId: stored.id,
    kind,
    lineageId: lineage,
    position,
    hash,
  }));
  await db.insert(curriculumStateParts).values(rows);
  return stored.id;
}

/** Stores parts that are packed already; those that are there are left as they are. */
export async function storePacked(
  db: Queries,
  parts: readonly { hash: string; format: number; content: Uint8Array }[],
  now: Date,
): Promise<void> {
  const rows = new Map(parts.map(({ hash, format, content }) => [hash, { hash, format, content: Buffer.from(content), createTime: now }]));
  if (rows.size === 0) return;
  await db
    .insert(curriculumParts)
    .values([...rows.values()])
    .onConflictDoNothing();
}

/** Stores parts that are not stored yet. */
export async function storeParts(db: Queries, parts: readonly { canonical: string; hash: string }[], now: Date): Promise<void> {
  const byHash = new Map(parts.map((part) => [part.hash, part.canonical]));
  const known = await db
    .select({ hash: curriculumParts.hash })
    .from(curriculumParts)
    .where(inArray(curriculumParts.hash, [...byHash.keys()]))
    .for('key share');
  for (const { hash } of known) byHash.delete(hash);
  for (const [hash, canonical] of byHash) {
    const row = { hash, format: partFormat, content: await packPart(canonical), createTime: now };
    await db.insert(curriculumParts).values(row).onConflictDoNothing();
  }
}

/** A stored state; undefined where there is none of that number. */
export async function readState(db: Queries, stateId: number): Promise<CurriculumState | undefined> {
  const rows = await db
    .select({ hash: curriculumParts.hash, format: curriculumParts.format, content: curriculumParts.content })
    .from(curriculumStateParts)
    .innerJoin(curriculumParts, eq(curriculumParts.hash, curriculumStateParts.hash))
    .where(eq(curriculumStateParts.stateId, stateId))
    .orderBy(asc(curriculumStateParts.position));
  const parts: StatePart[] = [];
  for (const row of rows) parts.push((await unpackPart(row)).part);
  const [major, ...courses] = parts;
  return major && { major, courses };
}
