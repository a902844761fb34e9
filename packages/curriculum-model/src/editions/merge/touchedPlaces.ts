import type { Change } from '../change';
import { bindingOf, goalOfPlaced, ownersOf } from '../owners';
import type { Place } from '../places';
import type { LocatedRecord, StateIndex } from '../stateIndex';

/** What one side worked on: the places of records that it added, changed or moved, and of everything that these belong to. */
export interface Touched {
  places: ReadonlySet<Place>;
  /** Goals below which it worked in the matrices. */
  columns: ReadonlySet<Place>;
}

/**
 * What the changes of one side touch; `index` is the state of that side, `base` and `other` those of both and of the other side. An owner from which the other side moved a record away is not touched
 * by work on that record: removing the owner does not remove it.
 */
export function touchedPlaces(changes: readonly Change[], { index, base, other }: Record<'index' | 'base' | 'other', StateIndex>): Touched {
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
    for (const owner of ownersOf(part, kind, record)) if (!wasMovedAway(at, owner)) touch(owner);
    if (kind === 'goal' && record.fields.isBound === true) touch(bindingOf(part, record));
    if (kind === 'placedPoint') columns.add(goalOfPlaced(found));
  }

  function wasMovedAway(at: Place, owner: Place): boolean {
    const [began, elsewhere] = [base.get(at), other.get(at)];
    return elsewhere !== undefined && has(began, owner) && !has(elsewhere, owner);
  }
}

function has(found: LocatedRecord | undefined, owner: Place): boolean {
  return found !== undefined && ownersOf(found.part, found.kind, found.record).includes(owner);
}
