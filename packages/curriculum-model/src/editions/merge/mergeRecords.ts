import { groupBy } from '../../grouping';
import { goalOfPlaced, ownersOf } from '../owners';
import { partPlace, type Place } from '../places';
import type { Value } from '../shapeFields';
import { recordKinds, type StateRecordKind } from '../shapes';
import type { StateRecord } from '../state';
import { partOfPlace, type LocatedRecord } from '../stateIndex';
import { conflictKey, sideOf, type Choices, type Conflict, type Side } from './conflict';
import { losesSupport, otherSide, staysBound, type Indexes } from './goalSupport';
import { mergeRecordFields, type FieldClash } from './mergeFields';
import type { Touched } from './touchedPlaces';

/** The records of a merged curriculum by place, in no order, with what both sides changed. */
export function mergeRecords(indexes: Indexes, touched: Record<Side, Touched>, choices: Choices) {
  const conflicts: Conflict[] = [];
  const records = new Map<Place, LocatedRecord>();
  /** What is left as both sides began, with everything below it. */
  const asBase = new Set<Place>();
  const lost = partsWithLosses(indexes);
  for (const at of placesOf(indexes)) {
    // Nobody changed it, and nothing that it belongs to can be gone.
    if (!lost.has(partOfPlace(at)) && !touched.draft.places.has(at) && !touched.current.places.has(at)) {
      records.set(at, indexes.current.get(at)!);
      continue;
    }
    const present = indexes.current.get(at) ?? indexes.draft.get(at);
    if (isBelowBase(at)) leaveAsBase(at);
    if (!present || asBase.has(at) || !isKept(at)) continue;
    if (asBase.has(at)) {
      leaveAsBase(at);
      continue;
    }
    const { part, kind } = present;
    const record = atOwner(at, mergeOne(at, present)).find((one) => ownersOf(part, kind, one).every((owner) => records.has(owner)));
    if (record) records.set(at, { part, kind, record });
  }
  return { records, conflicts };

  function isKept(at: Place): boolean {
    if (!indexes.base.has(at)) return true;
    const by = (['draft', 'current'] as const).find((side) => !indexes[side].has(at));
    if (!by) return true;
    const other = indexes[otherSide[by]].get(at)!;
    const gone = ownersOf(other.part, other.kind, other.record).filter((owner) => indexes.base.has(owner) && !indexes[by].has(owner));
    const column = other.kind === 'placedPoint' ? goalOfPlaced(other) : undefined;
    const hasLostColumn = column !== undefined && indexes[by].get(column)?.record.fields.isBound === false;
    // It went with its owner, and comes back with it.
    if (gone.length > 0 || hasLostColumn) {
      return gone.every((owner) => records.has(owner)) && (!hasLostColumn || records.get(column)?.record.fields.isBound === true);
    }
    if (!touched[otherSide[by]].places.has(at)) return false;
    const choice = noted({ type: 'removed', at, by }) ?? 'current';
    if (choice === 'base') asBase.add(at);
    return choice !== by;
  }

  function isBelowBase(at: Place): boolean {
    if (asBase.size === 0) return false;
    const { part, kind, record } = (indexes.base.get(at) ?? indexes.current.get(at) ?? indexes.draft.get(at))!;
    return ownersOf(part, kind, record).some((owner) => asBase.has(owner));
  }

  function leaveAsBase(at: Place) {
    asBase.add(at);
    const began = indexes.base.get(at);
    if (began && ownersOf(began.part, began.kind, began.record).every((owner) => records.has(owner))) records.set(at, began);
  }

  /** A record under its owner, else under one that it has in another state: its new owner may be gone. */
  function atOwner(at: Place, record: StateRecord): StateRecord[] {
    const others = [indexes.current, indexes.draft, indexes.base].flatMap((index) => index.get(at)?.record.under ?? []);
    return [record, ...others.map((under) => ({ ...record, under }))];
  }

  function mergeOne(at: Place, { part, kind, record }: LocatedRecord): StateRecord {
    const [base, draft, current] = [indexes.base.get(at)?.record, indexes.draft.get(at)?.record, indexes.current.get(at)?.record];
    if (!draft || !current) return record;
    const fields = mergeRecordFields(kind, { base: base?.fields ?? {}, draft: draft.fields, current: current.fields }, (clash) =>
      chosenValue(at, clash),
    );
    if (kind === 'goal' && base && losesSupport(at, part, { indexes, touched, records })) {
      const { under, fields: chosen } = { base, draft, current }[noted(movedConflict(at, base, draft, current)) ?? 'current'];
      return { key: current.key, under, fields: { ...fields, isBound: chosen.isBound ?? false } };
    }
    if (kind === 'goal' && base) {
      const bound = staysBound(at, part, { indexes, touched, records }, fields.isBound === true);
      fields.isBound = typeof bound === 'object' ? chosenValue(at, bound) : bound;
    }
    const under = mergeOwner(at, base, draft, current);
    return { key: current.key, ...(under === undefined ? {} : { under }), fields };
  }

  function mergeOwner(at: Place, base: StateRecord | undefined, draft: StateRecord, current: StateRecord) {
    if (draft.under === current.under || draft.under === base?.under) return current.under;
    if (current.under === base?.under) return draft.under;
    return { base, draft, current }[noted(movedConflict(at, base, draft, current)) ?? 'current']?.under;
  }

  function chosenValue(at: Place, clash: FieldClash): Value {
    const choice = note({ type: 'field', at, ...clash });
    if (typeof choice === 'object') return choice.value;
    return clash[choice ?? 'current'];
  }

  function note(conflict: Conflict) {
    conflicts.push(conflict);
    return choices[conflictKey(conflict)];
  }

  function noted(conflict: Conflict): Side | 'base' | undefined {
    return sideOf(note(conflict));
  }
}

function movedConflict(at: Place, base: StateRecord | undefined, draft: StateRecord, current: StateRecord): Conflict {
  return { type: 'moved', at, base: base?.under, draft: draft.under, current: current.under };
}

/** The parts in which a side lacks something that was there; every one where that is of the major, to which all others refer. */
function partsWithLosses({ base, draft, current }: Indexes): Pick<ReadonlySet<string>, 'has'> {
  const parts = new Set<string>();
  for (const at of base.keys()) if (!draft.has(at) || !current.has(at)) parts.add(partOfPlace(at));
  return parts.has(majorPart) ? { has: () => true } : parts;
}

const majorPart = partPlace({ kind: 'major', lineage: 0 });

/** The places of three states, owners before what they own. */
function placesOf({ base, draft, current }: Indexes): Place[] {
  const kinds = new Map<Place, StateRecordKind>();
  for (const index of [current, draft, base]) for (const [at, { kind }] of index) kinds.set(at, kind);
  const byKind = groupBy([...kinds], ([, kind]) => kind);
  return recordKinds.flatMap((kind) => byKind.get(kind)?.map(([at]) => at) ?? []);
}
