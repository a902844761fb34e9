import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase, Queries, Transaction } from './database';
import { parseReferenceRows, readReferenceFile } from './referenceFile';
import { referenceParts, type ReferencePart } from './reference/parts';
import * as schema from './schema';

const { settings } = schema;

// An arbitrary number shared by every server process; the other one is for the tables.
const referenceLock = 2_080_903;

/**
 * Puts in what the program ships for everybody, such as the classification of occupations: on every start, where it is absent or another
 * edition. What a college changed or loaded stays. Names the parts that were put in.
 */
export async function putReferenceData(
  { db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>,
  parts: readonly ReferencePart[] = referenceParts,
): Promise<string[]> {
  const done: string[] = [];
  for (const part of parts) {
    const texts = await Promise.all(part.files.map(readReferenceFile));
    const digest = createHash('sha256')
      .update(JSON.stringify(part.facts === undefined ? texts : [...texts, part.facts]))
      .digest('hex');
    if ((await digestOf(db, part)) === digest) continue;
    const isDone = await transaction(async (tx) => {
      // Server processes that start together must not both put it in.
      await tx.execute(sql`select pg_advisory_xact_lock(${referenceLock})`);
      if ((await digestOf(tx, part)) === digest) return false;
      await part.put(tx, texts.map(parseReferenceRows));
      await noteDigest(tx, part, digest);
      return true;
    });
    if (isDone) done.push(part.name);
  }
  return done;
}

function keyOf({ name }: ReferencePart): string {
  return `reference.${name}`;
}

async function digestOf(db: Queries, part: ReferencePart): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, keyOf(part)));
  return row?.value;
}

async function noteDigest(tx: Transaction, part: ReferencePart, digest: string): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: keyOf(part), value: digest })
    .onConflictDoUpdate({ target: settings.key, set: { value: digest, updateTime: new Date() } });
}
