import { readEditionRef } from '@college/curriculum-model';
import { asc, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { FoundSide } from '../resolveSide';
import type { Questions } from '../thread/editionJob';
import { betweenSides } from './betweenSides';
import { readSpanned } from './spanReceipts';

const { editions } = schema;

/** Why there is a difference between two sides: what the drafts say that are compared or were merged in between, and the upgrades with the reasons of their decisions. */
export async function reasonsBetween(
  db: Queries,
  sides: readonly FoundSide[],
  now: Date,
): Promise<Pick<Questions['document']['asked'], 'reason' | 'upgrades'>> {
  const { held } = await readSpanned(db, await betweenSides(db, sides, now));
  const merged = held.flatMap(({ act, edition }) => (act === 'merge' && edition ? [edition.id] : []));
  const compared = sides.map(({ side }) => readEditionRef(side.ref)).flatMap(({ kind, id }) => (kind === 'edition' ? [id] : []));
  return {
    reason: await reasonOf(db, [...merged, ...compared]),
    upgrades: held.flatMap(({ upgrade, places }) => (upgrade && places ? [{ upgrade, places }] : [])),
  };
}

/** The reasons of drafts; of several each with the name of its draft. */
async function reasonOf(db: Queries, ids: readonly number[]): Promise<string> {
  const rows = await db
    .select({ name: editions.name, kind: editions.kind, reason: editions.reason })
    .from(editions)
    .where(inArray(editions.id, [...ids]))
    .orderBy(asc(editions.id));
  const given = rows.filter(({ kind, reason }) => kind !== 'published' && reason !== '');
  return given.map(({ name, reason }) => (given.length === 1 ? reason : `「${name}」${reason}`)).join('\n');
}
