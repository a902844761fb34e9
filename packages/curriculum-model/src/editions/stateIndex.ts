import { recordPlace, type Place } from './places';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import { recordsOf, type CurriculumState, type StatePart, type StateRecord } from './state';

/** A record with where it is. */
export interface LocatedRecord {
  part: Pick<StatePart, 'kind' | 'lineage'>;
  kind: StateRecordKind;
  record: StateRecord;
}

// One plan asks for the index of the same few states again and again. States are values: nobody changes one.
const indexes = new WeakMap<CurriculumState, ReadonlyMap<Place, LocatedRecord>>();

/** Every record of a state by its place, owners before what they own. */
export function stateIndex(state: CurriculumState): ReadonlyMap<Place, LocatedRecord> {
  const known = indexes.get(state);
  if (known) return known;
  const index = new Map<Place, LocatedRecord>();
  for (const part of [state.major, ...state.courses]) {
    for (const kind of recordKinds) {
      if (shapeOf(kind).part !== part.kind) continue;
      for (const record of recordsOf(part, kind)) index.set(recordPlace(part, kind, record.key), { part, kind, record });
    }
  }
  indexes.set(state, index);
  return index;
}
