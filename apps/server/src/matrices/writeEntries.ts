import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import type { WantedEntry } from './checkMajorRows';
import type { EntryRecord, GoalPlace } from './majorMatrixRepository';

/** How stored entries become the wanted ones, with as few changes as there are differences. */
export interface EntryChanges {
  removed: readonly EntryRecord[];
  added: readonly WantedEntry[];
  strengthened: readonly { id: number; relate: number }[];
  /** Goals that are removed from their entry. */
  detached: readonly number[];
  attached: readonly { courseUnitId: number; indicatorId: number; goalId: number }[];
  /** Goals that come under another indicator point. */
  moved: readonly { goalId: number; indicatorId: number }[];
  /** Goals that are no column of the course matrix any more. */
  unbound: readonly number[];
}

/** Compares what is stored with what is wanted. */
export function compareEntries(stored: readonly EntryRecord[], wanted: readonly WantedEntry[], goals: readonly GoalPlace[]): EntryChanges {
  const keyOf = ({ courseUnitId, indicatorId }: Pick<EntryRecord, 'courseUnitId' | 'indicatorId'>) => `${courseUnitId} ${indicatorId}`;
  const storedByKey = new Map(stored.map((entry) => [keyOf(entry), entry]));
  const wantedKeys = new Set(wanted.map(keyOf));
  const standsIn = new Map(stored.flatMap((entry) => entry.goals.map((goalId) => [goalId, keyOf(entry)] as const)));
  const wantedEntries = new Map(wanted.flatMap((entry) => entry.goals.map((goalId) => [goalId, entry] as const)));
  const changed = [...wantedEntries].filter(([goalId, entry]) => standsIn.get(goalId) !== keyOf(entry));
  const unbound = [...standsIn.keys()].filter((goalId) => !wantedEntries.has(goalId));
  return {
    removed: stored.filter((entry) => !wantedKeys.has(keyOf(entry))),
    added: wanted.filter((entry) => !storedByKey.has(keyOf(entry))),
    strengthened: wanted.flatMap((entry) => {
      const record = storedByKey.get(keyOf(entry));
      return record && record.relate !== entry.relate ? [{ id: record.id, relate: entry.relate }] : [];
    }),
    // Also a goal that is nowhere visible: it may be in an entry under a deleted indicator point.
    detached: [...changed.map(([goalId]) => goalId), ...unbound],
    attached: changed.map(([goalId, { courseUnitId, indicatorId }]) => ({ courseUnitId, indicatorId, goalId })),
    moved: goals.flatMap(({ id, indicatorId }) => {
      const entry = wantedEntries.get(id);
      return entry && entry.indicatorId !== indicatorId ? [{ goalId: id, indicatorId: entry.indicatorId }] : [];
    }),
    unbound,
  };
}

/** Writes the differences, each kind with one statement, however many there are. */
export async function writeEntries(db: Queries, changes: EntryChanges, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const { removed, added, strengthened, detached, attached, moved } = changes;
  const at = sql`${now.toISOString()}::timestamptz`;
  const ints = <Item>(items: readonly Item[], pick: (item: Item) => number) => sql`${intArray(items.map(pick))}::int[]`;
  if (detached.length > 0) await db.execute(sql`delete from major_matrix_goals where goal_id = any(${intArray(detached)}::int[])`);
  if (removed.length > 0) await db.execute(sql`delete from major_matrix_entries where id = any(${ints(removed, ({ id }) => id)})`);
  if (strengthened.length > 0) {
    await db.execute(sql`
      update major_matrix_entries e set relate = g.relate, version = e.version + 1, update_time = ${at}
      from unnest(${ints(strengthened, ({ id }) => id)}, ${ints(strengthened, ({ relate }) => relate)}) as g(id, relate) where e.id = g.id`);
  }
  if (added.length > 0) {
    const courses = ints(added, ({ courseUnitId }) => courseUnitId);
    const indicators = ints(added, ({ indicatorId }) => indicatorId);
    const strengths = ints(added, ({ relate }) => relate);
    await db.execute(sql`
      insert into major_matrix_entries (course_unit_id, indicator_id, relate, created_by, create_time, update_time)
      select g.course, g.indicator, g.relate, ${userId}::int, ${at}, ${at}
      from unnest(${courses}, ${indicators}, ${strengths}) as g(course, indicator, relate)`);
  }
  if (attached.length > 0) {
    const courses = ints(attached, ({ courseUnitId }) => courseUnitId);
    const indicators = ints(attached, ({ indicatorId }) => indicatorId);
    const goals = ints(attached, ({ goalId }) => goalId);
    await db.execute(sql`
      insert into major_matrix_goals (entry_id, goal_id)
      select e.id, g.goal from unnest(${courses}, ${indicators}, ${goals}) as g(course, indicator, goal)
      join major_matrix_entries e on e.course_unit_id = g.course and e.indicator_id = g.indicator`);
  }
  if (moved.length > 0) {
    await db.execute(sql`
      update teaching_goals t set indicator_id = g.indicator, version = t.version + 1, update_time = ${at}
      from unnest(${ints(moved, ({ goalId }) => goalId)}, ${ints(moved, ({ indicatorId }) => indicatorId)}) as g(id, indicator)
      where t.id = g.id`);
  }
}
