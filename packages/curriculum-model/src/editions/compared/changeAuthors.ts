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
}

/** Somebody who made a change, and when they last did. */
export type ChangeAuthor = Pick<AuthoredEntry, 'userId' | 'userName' | 'at'>;

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

/** Who made a change, the latest first: those who saved what it belongs to; what came and went with its course is of those who saved the course. */
export function changeAuthors(entries: readonly AuthoredEntry[]): (at: Place, change?: { isBinding?: boolean }) => readonly ChangeAuthor[] {
  const known = new Map<string, AuthoredEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry.entity, entry.course, entry.goal);
    const list = known.get(key);
    if (list) list.push(entry);
    else known.set(key, [entry]);
  }
  return (at, { isBinding = false } = {}) => {
    const place = readPlace(at);
    // The order of the courses is nobody's record.
    if (!place) return [];
    const course = place.lineage ?? null;
    const goal = place.kind === 'goal' && place.key !== '' ? Number(place.key) : null;
    const entriesOf = (entity: AuthoredEntity) => known.get(keyOf(entity, course, entity === 'goal' ? goal : null)) ?? [];
    const own = [...entitiesOf[place.kind], ...(isBinding ? (['majorMatrix'] as const) : [])].flatMap(entriesOf);
    return latestOfEach(own.length > 0 || course === null ? own : entriesOf('courseUnit'));
  };
}

function latestOfEach(entries: readonly AuthoredEntry[]): ChangeAuthor[] {
  const latest = new Map<number | null, ChangeAuthor>();
  for (const { userId, userName, at } of entries.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    if (!latest.has(userId)) latest.set(userId, { userId, userName, at });
  }
  return [...latest.values()];
}

const keyOf = (entity: AuthoredEntity, course: number | null, goal: number | null) => `${entity} ${course ?? ''} ${goal ?? ''}`;
