import { groupBy } from '../../grouping';
import { neighbours, withArrivals } from '../listOrder';
import { recordsOf, type Key, type StatePart, type StateRecord } from '../state';

/** The indicator points of both states under the requirement that they have now, or had; requirements in the order of both. */
export function unionOfIndicators(before: StatePart, after: StatePart): StateRecord[] {
  const [was, is] = [before, after].map((part) => new Map(recordsOf(part, 'indicator').map((record) => [record.key, record])));
  const keysOf = (part: StatePart) => groupBy(recordsOf(part, 'indicator'), ({ under }) => under);
  const [old, fresh] = [keysOf(before), keysOf(after)];
  const keys = (list: readonly StateRecord[] | undefined) => (list ?? []).map(({ key }) => key);
  const requirements = unionOfKeys(keys(recordsOf(before, 'requirement')), keys(recordsOf(after, 'requirement')));
  return requirements.flatMap((requirement) => {
    // One that moved to another requirement is listed there only.
    const gone = keys(old.get(requirement)).filter((key) => is!.get(key)?.under === requirement || !is!.has(key));
    return unionOfKeys(gone, keys(fresh.get(requirement))).map((key) => (is!.get(key) ?? was!.get(key))!);
  });
}

/** The keys of the later list, and those that are gone behind the neighbours they had. */
export function unionOfKeys(before: readonly Key[], after: readonly Key[]): Key[] {
  const kept = new Set(after);
  const behind = neighbours(before);
  return withArrivals(
    after,
    before.filter((key) => !kept.has(key)).map((key) => ({ key, behind: behind.get(key) ?? null })),
  );
}
