import { partPlace, recordPlace, type Place } from './places';
import { shapeOf, type StateRecordKind } from './shapes';
import type { StatePart, StateRecord } from './state';

type PartName = Pick<StatePart, 'kind' | 'lineage'>;

/** Everything without which a record cannot be: its course, what its list belongs to, and what it ties together. */
export function ownersOf(part: PartName, kind: StateRecordKind, { key, under }: StateRecord): Place[] {
  if (kind === part.kind) return [];
  const shape = shapeOf(kind);
  const keys = key.split('-');
  const owners = shape.refs?.map((ref, index) => placeFrom(part, ref, keys[index]!)) ?? [];
  if (shape.under !== undefined && shape.under !== 'letter' && under !== undefined) owners.push(placeFrom(part, shape.under, under));
  // An item is placed where its point is placed, which is in the same chapter under the same goal.
  if (kind === 'placedKsa') owners.push(recordPlace(part, 'placedPoint', keys.slice(0, 3).join('-')));
  return [partPlace(part), ...new Set(owners)];
}

/** The support that binds a goal. */
export function bindingOf(part: PartName, goal: StateRecord): Place {
  return recordPlace(part, 'binding', goal.under ?? '');
}

/** The goal under which a point is placed. */
export function goalOfPlaced({ part, record }: { part: PartName; record: StateRecord }): Place {
  return recordPlace(part, 'goal', record.key.split('-')[1]!);
}

/** The place of a record that a record of a part refers to; requirements and indicator points are in the major's part. */
export function placeFrom(part: PartName, kind: StateRecordKind, key: string): Place {
  return shapeOf(kind).part === part.kind ? recordPlace(part, kind, key) : recordPlace({ kind: 'major', lineage: 0 }, kind, key);
}
