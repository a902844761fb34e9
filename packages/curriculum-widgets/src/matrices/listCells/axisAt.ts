import type { MatrixAxis } from '../MatrixGrid';

/** Some lines of an axis by their places, with the groups that have a line left. */
export function axisAt({ heads, groups }: MatrixAxis, places: readonly number[]): MatrixAxis {
  const kept = places.map((place) => heads[place]!);
  const ids = new Set(kept.map(({ id }) => id));
  const left = groups?.map((group) => ({ ...group, members: group.members.filter((id) => ids.has(id)) }));
  return { heads: kept, ...(left && { groups: left.filter(({ members }) => members.length > 0) }) };
}
