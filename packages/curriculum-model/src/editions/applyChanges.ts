import { groupBy } from '../grouping';
import { applyToRecords } from './applyToRecords';
import type { Change } from './change';
import { inOrderOf, withArrivals, type Arrival } from './listOrder';
import { MisfitChangeError } from './MisfitChangeError';
import { courseList, partPlace, readPlace } from './places';
import { recordKinds, shapeOf } from './shapes';
import type { CurriculumState, StatePart } from './state';

/**
 * A state with changes made in it, the reverse of `compareEditions`. Parts that no change names stay the same objects.
 *
 * @throws {MisfitChangeError} where a record that is changed, moved or removed is not there, or one that is added is.
 */
export function applyChanges(changes: readonly Change[], to: CurriculumState): CurriculumState {
  const byPart = groupBy(changes, ({ at }) => at.split('/')[0]!);
  const courses = new Map(to.courses.map((part) => [String(part.lineage), part]));
  const arrivals: Arrival[] = [];
  for (const [place, own] of byPart) {
    const lineage = readPlace(place)?.lineage;
    if (lineage === undefined) continue;
    const key = String(lineage);
    const part = courses.get(key);
    const entry = own.find(({ at, type }) => at === place && (type === 'added' || type === 'removed'));
    if ((entry?.type === 'added') === (part !== undefined)) throw new MisfitChangeError(entry ?? own[0]!);
    if (entry?.type === 'added') arrivals.push({ key, behind: entry.behind ?? null });
    if (entry?.type === 'removed') courses.delete(key);
    else courses.set(key, applyToPart(own, part ?? { kind: 'course', lineage, records: {} }));
  }
  const kept = to.courses.map(({ lineage }) => String(lineage)).filter((key) => courses.has(key));
  const order = byPart.get(courseList)?.find((change) => change.type === 'ordered');
  const keys = withArrivals(inOrderOf(kept, order?.after ?? []), arrivals);
  const own = byPart.get(partPlace(to.major));
  return { major: own ? applyToPart(own, to.major) : to.major, courses: keys.map((key) => courses.get(key)!) };
}

function applyToPart(changes: readonly Change[], { kind: part, lineage, records }: StatePart): StatePart {
  const byKind = groupBy(changes, ({ at }) => readPlace(at)?.kind);
  const lists = recordKinds
    .filter((kind) => shapeOf(kind).part === part)
    .map((kind) => [kind, applyToRecords(byKind.get(kind) ?? [], kind, records[kind] ?? [])] as const);
  return { kind: part, lineage, records: Object.fromEntries(lists.filter(([, list]) => list.length > 0)) };
}
