import { groupBy } from '../../grouping';
import type { DescribedChange } from '../describe';
import { readPlace, type Place } from '../places';
import type { StateRecordKind } from '../shapes';

/** The records of the history, by what an entry is about. */
export const authoredEntities = [
  'major',
  'graduateRequires',
  'courseUnit',
  'points',
  'goal',
  'majorMatrix',
  'courseMatrix',
  'projectMatrix',
  'taskGoals',
  'report',
] as const;
export type AuthoredEntity = (typeof authoredEntities)[number];

/** That somebody changed something of a curriculum, by the history: when they last did. */
export interface AuthoredEntry {
  entity: AuthoredEntity;
  /** The lineage of the course; null for what belongs to the major. */
  course: number | null;
  /** The lineage of the goal; null for all others. */
  goal: number | null;
  userId: number | null;
  userName: string | null;
  /** ISO time. */
  at: string;
  /** What an act on the whole curriculum changed; such an act saves much that it leaves as it was. */
  places?: ReadonlySet<Place>;
  /** Whether a merge or an update only brought it: others made it. */
  isBrought?: boolean;
  /** Whether what the entry is about was deleted by it. */
  isRemoval?: boolean;
}

/** Somebody who made a change, and when they last did. */
export type ChangeAuthor = Pick<AuthoredEntry, 'userId' | 'userName' | 'at'>;

/** What of a change says whose it is. */
interface AuthoredPlace {
  isBinding?: boolean;
  /** How it became different. */
  way?: DescribedChange['way'];
}

// The history keeps what is saved together in one entry.
const entitiesOf: Record<StateRecordKind, readonly AuthoredEntity[]> = {
  major: ['major'],
  requirement: ['graduateRequires'],
  indicator: ['graduateRequires'],
  course: ['courseUnit'],
  chapter: ['courseUnit'],
  taskGoal: ['taskGoals'],
  point: ['points'],
  ksa: ['points'],
  pointKsa: ['points'],
  binding: ['majorMatrix'],
  goal: ['goal'],
  placedPoint: ['courseMatrix'],
  placedKsa: ['projectMatrix'],
  syllabus: ['report'],
};

/**
 * Who made a change, the latest first: those who saved what it belongs to; what came and went with its course is of those who saved the course. Who merged it is named where nobody
 * is known who made it, and whoever deleted something is no author of what stands there after all.
 */
export function changeAuthors(entries: readonly AuthoredEntry[]): (at: Place, change?: AuthoredPlace) => readonly ChangeAuthor[] {
  const known = groupBy(entries, ({ entity, course, goal }) => keyOf(entity, course, goal));
  return (at, { isBinding = false, way } = {}) => {
    const place = readPlace(at);
    // The order of the courses is nobody's record.
    if (!place) return [];
    const course = place.lineage ?? null;
    const goal = place.kind === 'goal' && place.key !== '' ? Number(place.key) : null;
    const entriesOf = (entity: AuthoredEntity) => known.get(keyOf(entity, course, entity === 'goal' ? goal : null)) ?? [];
    const saved = [...entitiesOf[place.kind], ...(isBinding ? (['majorMatrix'] as const) : [])].flatMap(entriesOf);
    const own = saved.filter(({ places }) => places === undefined || places.has(at));
    const made = own.length > 0 || course === null ? own : entriesOf('courseUnit');
    return latestOfEach(way === undefined || way === 'removed' ? made : made.filter(({ isRemoval }) => !isRemoval));
  };
}

function latestOfEach(entries: readonly AuthoredEntry[]): ChangeAuthor[] {
  const made = entries.filter(({ isBrought }) => !isBrought);
  const latest = new Map<number | null, ChangeAuthor>();
  for (const { userId, userName, at } of (made.length > 0 ? made : entries).toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    if (!latest.has(userId)) latest.set(userId, { userId, userName, at });
  }
  return [...latest.values()];
}

const keyOf = (entity: AuthoredEntity, course: number | null, goal: number | null) => `${entity} ${course ?? ''} ${goal ?? ''}`;
