import type { ChangeTopic, EditionChange, EditionComparison, Place } from '@college/curriculum-model';

/** The three kinds by which changes are filtered. */
export const changeKinds = ['matrix', 'texts', 'courses'] as const;
export type ChangesKind = (typeof changeKinds)[number];

const kindOfTopic: Record<ChangeTopic, ChangesKind> = {
  major: 'texts',
  requirement: 'texts',
  indicator: 'texts',
  support: 'matrix',
  course: 'courses',
  goal: 'texts',
  chapter: 'texts',
  point: 'texts',
  courseMatrix: 'matrix',
  projectMatrix: 'matrix',
  syllabus: 'texts',
};

/** The topics of a kind. */
export function topicsOfKind(kind: ChangesKind): ChangeTopic[] {
  return (Object.keys(kindOfTopic) as ChangeTopic[]).filter((topic) => kindOfTopic[topic] === kind);
}

/** How many changes of each kind there are. */
export function countKinds(topics: EditionComparison['topics']): Record<ChangesKind, number> {
  const counts = { matrix: 0, texts: 0, courses: 0 };
  for (const { topic, changes } of topics) counts[kindOfTopic[topic]] += changes;
  return counts;
}

/** Which changes are shown. */
export interface ChangesFilter {
  kind: ChangesKind | 'all';
  /** The lineage of a course, 0 for the major; null for all. */
  part: number | null;
  userId: number | null;
  /** Only those that open or close a gap. */
  isGapsOnly: boolean;
  /** Only those that were not selected yet. */
  isUnseenOnly: boolean;
}

export const noFilter: ChangesFilter = { kind: 'all', part: null, userId: null, isGapsOnly: false, isUnseenOnly: false };

/** Whether a filter leaves anything out. */
export function isFiltering(filter: ChangesFilter): boolean {
  return (Object.keys(noFilter) as (keyof ChangesFilter)[]).some((name) => filter[name] !== noFilter[name]);
}

/** How many filters besides the kind are set. */
export function countFilters({ part, userId, isGapsOnly, isUnseenOnly }: ChangesFilter): number {
  return [part !== null, userId !== null, isGapsOnly, isUnseenOnly].filter(Boolean).length;
}

/** What a call is asked for; what was seen is known here alone. */
export function toChangesQuery({ kind, part, userId, isGapsOnly }: ChangesFilter) {
  return {
    ...(kind === 'all' ? {} : { topics: topicsOfKind(kind) }),
    ...(part === null ? {} : { part }),
    ...(userId === null ? {} : { userId }),
    ...(isGapsOnly ? { gaps: true } : {}),
  };
}

/** The changes of one course, or of the major. */
export interface ChangesGroup {
  course: EditionChange['course'];
  changes: readonly EditionChange[];
}

/** Changes by course, in the order in which they come. */
export function groupChanges(changes: readonly EditionChange[]): ChangesGroup[] {
  const groups = new Map<number, { course: EditionChange['course']; changes: EditionChange[] }>();
  for (const change of changes) {
    const lineage = change.course?.lineage ?? 0;
    const group = groups.get(lineage);
    if (group) group.changes.push(change);
    else groups.set(lineage, { course: change.course, changes: [change] });
  }
  return [...groups.values()];
}

/** The place so many changes further on; the first one where nothing is selected, and the same one at either end. */
export function walked(changes: readonly Pick<EditionChange, 'at'>[], from: Place | null, by: 1 | -1): Place | null {
  const index = changes.findIndex(({ at }) => at === from);
  if (index < 0) return changes[by === 1 ? 0 : changes.length - 1]?.at ?? null;
  return (changes[index + by] ?? changes[index])?.at ?? null;
}
