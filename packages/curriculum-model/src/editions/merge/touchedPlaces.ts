import type { Change } from '../change';
import { bindingOf, goalOfPlaced, ownersOf } from '../owners';
import type { Place } from '../places';
import type { LocatedRecord } from '../stateIndex';

/** What one side worked on: the places of records that it added, changed or moved, and of everything that these belong to. */
export interface Touched {
  places: ReadonlySet<Place>;
  /** Goals below which it worked in the matrices. */
  columns: ReadonlySet<Place>;
}

/** What the changes of one side touch; `index` is the state of that side. */
export function touchedPlaces(changes: readonly Change[], index: ReadonlyMap<Place, LocatedRecord>): Touched {
  const places = new Set<Place>();
  const columns = new Set<Place>();
  for (const change of changes) {
    if (change.type !== 'removed' && change.type !== 'ordered') touch(change.at);
  }
  return { places, columns };

  function touch(at: Place) {
    const found = index.get(at);
    if (!found || places.has(at)) return;
    places.add(at);
    const { part, kind, record } = found;
    for (const owner of ownersOf(part, kind, record)) touch(owner);
    if (kind === 'goal' && record.fields.isBound === true) touch(bindingOf(part, record));
    if (kind === 'placedPoint') columns.add(goalOfPlaced(found));
  }
}
