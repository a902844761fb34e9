import {
  readEditionRef,
  type EditionChange,
  type EditionComparison,
  type EditionFiguresList,
  type EditionRef,
  type Language,
  type WantedChanges,
} from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { findMajorName } from '../../course-units/courseUnitRepository';
import type { Queries } from '../../db';
import { invalid } from '../../http/refusal';
import type { Services } from '../../http/services';
import { authorise } from '../../rights/authorise';
import type { Caller } from '../../rights/caller';
import { lineageOf } from '../branchRows';
import { findEdition } from '../editionRepository';
import { digestOfWork, openDraft } from '../merging/openDraft';
import { editionMessages } from '../messages';
import { findSide, type FoundSide } from '../resolveSide';
import type { KnownParts } from '../thread/editionJob';
import type { Asking } from '../thread/editionThread';
import { betweenSides } from './betweenSides';
import { readingOf } from './liveParts';
import { readAuthors } from './readAuthors';
import { askAboutStates, partsOfSide } from './sideParts';

/** What a comparison is made with. */
export interface Comparing {
  services: Services;
  caller: Caller;
  language: Language;
  now: Date;
  /** The day on campus at a moment. */
  dayOf: (moment: Date) => string;
}

type Sides = readonly [FoundSide, FoundSide];

/** Finds the sides of a comparison, over whose major the caller needs the right to read; all are of one major. */
export async function findSides<Refs extends readonly EditionRef[]>(
  { services, caller, language }: Comparing,
  refs: Refs,
): Promise<{ [At in keyof Refs]: FoundSide }> {
  const { db } = services.database;
  const sides: FoundSide[] = [];
  for (const ref of refs) {
    const side = await findSide(db, ref, language);
    await authorise(db, caller, { auth: 'read', subject: { kind: 'major', id: side.homeMajorId } });
    sides.push(side);
  }
  if (new Set(sides.map(({ homeMajorId }) => homeMajorId)).size > 1) throw invalid(editionMessages.otherHome);
  return sides as { [At in keyof Refs]: FoundSide };
}

/** What lies between two sides: counts, coverage, and the major matrices in one. */
export async function compareSides(comparing: Comparing, sides: Sides): Promise<EditionComparison> {
  const { db } = comparing.services.database;
  const [left, right] = sides;
  // Before anything is read: what is saved meanwhile makes it an older one.
  const seen = await seenOfWork(db, sides);
  const [entries, states] = [await authorsBetween(comparing, sides), await partsOf(comparing, sides)];
  const courses = { left: await coursesByLineage(db, left), right: await coursesByLineage(db, right) };
  const asked = { language: comparing.language, entries, courses };
  return {
    homeMajorId: left.homeMajorId,
    homeMajorName: await findMajorName(db, left.homeMajorId, comparing.language),
    left: left.side,
    right: right.side,
    seen,
    ...(await askAboutStates(db, 'comparison', asked, states, askingOf(comparing))),
  };
}

/** The digest of an open draft with its base, whichever side each is; null for any other sides. */
async function seenOfWork(db: Queries, sides: Sides): Promise<string | null> {
  const refs = sides.map(({ side }) => readEditionRef(side.ref));
  const [of] = refs;
  const kinds = refs.map(({ kind }) => kind).toSorted();
  if (!of || refs.some(({ id }) => id !== of.id) || kinds.join() !== 'base,edition') return null;
  const edition = (await findEdition(db, of.id))?.edition;
  return edition?.status === 'open' ? digestOfWork(db, openDraft(edition)) : null;
}

/** One page of the changes between two sides. */
export async function listChanges(
  comparing: Comparing,
  sides: Sides,
  wanted: WantedChanges,
): Promise<{ pageInfo: { list: EditionChange[]; total: number } }> {
  const asked = { language: comparing.language, entries: await authorsBetween(comparing, sides), wanted };
  return askAboutStates(comparing.services.database.db, 'changes', asked, await partsOf(comparing, sides), askingOf(comparing));
}

/** What some states amount to, each against the current edition. */
export async function readFigures(comparing: Comparing, sides: readonly FoundSide[]): Promise<EditionFiguresList> {
  const [first] = sides;
  if (!first) return [];
  const current = { source: { majorId: first.homeMajorId }, homeMajorId: first.homeMajorId };
  const states = await partsOf(comparing, [current, ...sides]);
  const figures = await askAboutStates(
    comparing.services.database.db,
    'figures',
    { language: comparing.language },
    states,
    askingOf(comparing),
  );
  return figures.map((one, at) => ({ side: sides[at]!.side, ...one }));
}

/** Who changed what between two sides. */
export async function authorsBetween({ services, language, now }: Comparing, sides: Sides) {
  const { db } = services.database;
  return readAuthors(db, await betweenSides(db, sides, now), language);
}

/** The parts of each side; one side after another, as they often share what has to be read. */
export async function partsOf(
  comparing: Pick<Comparing, 'services' | 'caller'>,
  sides: readonly Pick<FoundSide, 'source' | 'homeMajorId'>[],
): Promise<KnownParts[]> {
  const reading = readingOf(comparing.services);
  const states: KnownParts[] = [];
  for (const side of sides) states.push(await partsOfSide(reading, side, askingOf(comparing)));
  return states;
}

export function askingOf({ services, caller }: Pick<Comparing, 'services' | 'caller'>): Asking {
  return { userId: caller.id, log: services.log, stopping: services.stopping };
}

/** The course units of a side by lineage, where they can be opened. */
export async function coursesByLineage(db: Queries, { side: { majorId } }: FoundSide): Promise<ReadonlyMap<number, number>> {
  if (majorId === null) return new Map();
  const { rows } = await db.execute<{ id: number; lineage: number }>(
    sql`select u.id, ${lineageOf('u')} as lineage from course_units u where u.major_id = ${majorId} and u.deleted_at is null and not u.initing`,
  );
  return new Map(rows.map(({ id, lineage }) => [lineage, id]));
}
