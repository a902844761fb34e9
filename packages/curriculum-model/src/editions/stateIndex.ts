import { partPlace, recordPlace, type Place } from './places';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import { recordsOf, type CurriculumState, type StatePart, type StateRecord } from './state';

/** A record with where it is. */
export interface LocatedRecord {
  part: Pick<StatePart, 'kind' | 'lineage'>;
  kind: StateRecordKind;
  record: StateRecord;
}

type PlacedRecords = ReadonlyMap<Place, LocatedRecord>;

/** The records of a state by their places, in the order of its parts, owners before what they own. */
export interface StateIndex extends Pick<PlacedRecords, 'get' | 'has' | 'keys'>, Iterable<[Place, LocatedRecord]> {
  /** The records of the part that holds this place. */
  besides: (place: Place) => PlacedRecords;
}

const none: PlacedRecords = new Map();
// States and parts are values: nobody changes one. Two states share the parts that are equal, and one plan asks for the index of the same few again and again.
const indexes = new WeakMap<CurriculumState, StateIndex>();
const partIndexes = new WeakMap<StatePart, PlacedRecords>();

/** The index of a state, which reads no part before somebody asks for a place in it. */
export function stateIndex(state: CurriculumState): StateIndex {
  const known = indexes.get(state) ?? indexOfState(state);
  indexes.set(state, known);
  return known;
}

function indexOfState(state: CurriculumState): StateIndex {
  const parts = new Map([state.major, ...state.courses].map((part) => [partPlace(part), part]));
  const besides = (place: Place) => {
    const part = parts.get(partOfPlace(place));
    return part ? indexOfPart(part) : none;
  };
  function* entries(): Generator<[Place, LocatedRecord], undefined> {
    for (const part of parts.values()) yield* indexOfPart(part);
  }
  function* keys(): Generator<Place, undefined> {
    for (const part of parts.values()) yield* indexOfPart(part).keys();
  }
  return {
    besides,
    get: (place) => besides(place).get(place),
    has: (place) => besides(place).has(place),
    keys,
    [Symbol.iterator]: entries,
  };
}

function indexOfPart(part: StatePart): PlacedRecords {
  const known = partIndexes.get(part);
  if (known) return known;
  const index = new Map<Place, LocatedRecord>();
  for (const kind of recordKinds) {
    if (shapeOf(kind).part !== part.kind) continue;
    for (const record of recordsOf(part, kind)) index.set(recordPlace(part, kind, record.key), { part, kind, record });
  }
  partIndexes.set(part, index);
  return index;
}

/** The part of a record's place: what stands before its first stroke. */
export function partOfPlace(place: Place): Place {
  const end = place.indexOf('/');
  return end < 0 ? place : place.slice(0, end);
}
