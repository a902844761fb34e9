import { groupBy } from '../../grouping';
import { arrange } from '../arrange';
import { hasSameOrder } from '../listOrder';
import { courseList, listPlace, partPlace, type Place } from '../places';
import { recordKinds, shapeOf, type StateRecordKind } from '../shapes';
import { recordsOf, type CurriculumState, type Key, type StatePart, type StateRecord } from '../state';
import type { LocatedRecord } from '../stateIndex';
import { conflictKey, sideOf, type Choices, type Conflict, type Side } from './conflict';
import { mergeOrder, orderClash } from './mergeOrder';

type States = Record<'base' | Side, CurriculumState>;
type ThreeParts = Record<'base' | Side, StatePart | undefined>;

/** The merged records as a state, each list in its merged order. */
export function arrangeMerged(states: States, records: ReadonlyMap<Place, LocatedRecord>, choices: Choices) {
  const conflicts: Conflict[] = [];
  const byPart = groupBy([...records.values()], ({ part }) => partPlace(part));
  const courses = groupBy([...records.values()], ({ kind }) => kind).get('course') ?? [];
  const courseKeys = arrangeList(
    courseList,
    courses.map(({ part }) => String(part.lineage)),
    eachState(({ courses: parts }) => parts.map(({ lineage }) => String(lineage))),
  );
  const merged: CurriculumState = {
    major: partOf({ kind: 'major', lineage: states.current.major.lineage }),
    courses: courseKeys.map((key) => partOf({ kind: 'course', lineage: Number(key) })),
  };
  return { merged, conflicts };

  function partOf({ kind: part, lineage }: Pick<StatePart, 'kind' | 'lineage'>): StatePart {
    const own = groupBy(byPart.get(partPlace({ kind: part, lineage })) ?? [], ({ kind }) => kind);
    const parts = eachState((state) => (part === 'major' ? state.major : state.courses.find((one) => one.lineage === lineage)));
    const lists = recordKinds.flatMap((kind) => {
      const list = own.get(kind)?.map(({ record }) => record);
      return list ? [[kind, arrangeKind({ kind: part, lineage }, kind, list, parts)] as const] : [];
    });
    return { kind: part, lineage, records: Object.fromEntries(lists) };
  }

  function arrangeKind(part: Pick<StatePart, 'kind' | 'lineage'>, kind: StateRecordKind, list: readonly StateRecord[], parts: ThreeParts) {
    const byKey = new Map(list.map((record) => [record.key, record]));
    const now = recordsOf(parts.current, kind);
    // Where nobody arranged anything, all is in its order already.
    const isAsNow = hasSameOrder(recordsOf(parts.base, kind), now) && hasSameOrder(recordsOf(parts.draft, kind), now);
    if (isAsNow && holdsJust(now, byKey)) return now.map(({ key }) => byKey.get(key)!);
    if (!shapeOf(kind).isOrdered) return arrange(kind, list);
    const keys = [...groupBy(list, ({ under }) => under)].flatMap(([under, members]) =>
      arrangeList(
        listPlace(part, kind, under),
        members.map(({ key }) => key),
        eachOf(parts, (one) =>
          recordsOf(one, kind)
            .filter((record) => record.under === under)
            .map(({ key }) => key),
        ),
      ),
    );
    return arrange(
      kind,
      keys.map((key) => byKey.get(key)!),
    );
  }

  function arrangeList(at: Place, members: readonly Key[], orders: Record<'base' | Side, readonly Key[]>): Key[] {
    const three = { ...orders, members: new Set(members) };
    const clash = orderClash(three);
    const conflict: Conflict | undefined = clash && { type: 'ordered', at, ...clash };
    if (conflict) conflicts.push(conflict);
    return mergeOrder(three, (conflict && sideOf(choices[conflictKey(conflict)])) ?? 'current');
  }

  function eachState<Made>(make: (state: CurriculumState) => Made) {
    return eachOf(states, make);
  }
}

/** Whether a list has just these records, each in its own list. */
function holdsJust(list: readonly StateRecord[], records: ReadonlyMap<Key, StateRecord>): boolean {
  return list.length === records.size && list.every(({ key, under }) => records.has(key) && records.get(key)!.under === under);
}

function eachOf<Given, Made>(
  { base, draft, current }: Record<'base' | Side, Given>,
  make: (given: Given) => Made,
): Record<'base' | Side, Made> {
  return { base: make(base), draft: make(draft), current: make(current) };
}
