import type { CurriculumState, StatePart } from '@college/curriculum-model';
import { asc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { createPartPacker, type NamedPart } from './packedParts';
import { digestOf, unpackPart, type PartContent } from './partContent';

const { curriculumParts, curriculumStateParts, curriculumStates } = schema;

interface Taken {
  homeMajorId: number;
  userId: number;
  occasion: (typeof curriculumStates.$inferInsert)['occasion'];
  now: Date;
}

/** Stores a state; parts that another state has too are stored once. Answers its number. */
export async function storeState(db: Queries, state: CurriculumState, taken: Taken): Promise<number> {
  const packer = createPartPacker();
  const parts = await packer.addState(state);
  return storeNamed(db, parts, packer.contents, taken);
}

/** Stores a state by the digests of its parts, the major's first; `contents` are those that may not be stored yet. Answers its number. */
export async function storeNamed(
  db: Queries,
  parts: readonly NamedPart[],
  contents: readonly PartContent[],
  { homeMajorId, userId, occasion, now }: Taken,
): Promise<number> {
  const hashes = parts.map(({ hash }) => hash);
  await storeContents(db, hashes, { contents, now });
  const digest = digestOf(hashes);
  const [stored] = await db.insert(curriculumStates).values({ homeMajorId, userId, takenAt: now, digest, occasion }).returning();
  if (!stored) throw new Error('curriculum_states: the insert returned no row');
  const rows = parts.map(({ kind, lineage, hash }, position) => ({ stateId: stored.id, kind, lineageId: lineage, position, hash }));
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

/** Holds parts that are stored, so that the tidying leaves them, and stores those that are not. */
export async function storeContents(
  db: Queries,
  hashes: readonly string[],
  { contents, now }: { contents: readonly PartContent[]; now: Date },
): Promise<void> {
  const wanted = new Set(hashes);
  if (wanted.size === 0) return;
  const known = await db
    .select({ hash: curriculumParts.hash })
    .from(curriculumParts)
    .where(inArray(curriculumParts.hash, [...wanted]))
    .for('key share');
  for (const { hash } of known) wanted.delete(hash);
  await storePacked(
    db,
    contents.filter(({ hash }) => wanted.has(hash)),
    now,
  );
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
