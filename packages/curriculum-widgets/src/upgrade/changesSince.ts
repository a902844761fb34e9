import type { BreakingChange } from './breakingChanges';

const versionOrder = new Intl.Collator('en', { numeric: true });

/** What a host that has a version meets on the way to this one, in the order of the versions. */
export function changesSince(changes: readonly BreakingChange[], version: string): BreakingChange[] {
  return changes
    .filter(({ since }) => versionOrder.compare(since, version) > 0)
    .toSorted((one, other) => versionOrder.compare(one.since, other.since));
}
