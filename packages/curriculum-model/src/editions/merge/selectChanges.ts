import { applyChanges } from '../applyChanges';
import type { Change } from '../change';
import { compareEditions } from '../compareEditions';
import { bindingOf, goalOfPlaced, ownersOf } from '../owners';
import { partPlace, readPlace, type Place } from '../places';
import type { CurriculumState } from '../state';
import { stateIndex, type LocatedRecord, type StateIndex } from '../stateIndex';
import { groupBy } from '../../grouping';
import { withoutLoose } from '../withoutLoose';

/** A draft with some of its changes only. */
export interface Selection {
  /** The draft as it would be if nothing else had been done in it. */
  draft: CurriculumState;
  /** What was not asked for and comes along, because what was asked for cannot be without it. */
  broughtAlong: readonly Change[];
  /** What stays in the draft. */
  leftOut: readonly Change[];
}

/**
 * Takes some changes out of a draft to merge them without the others. What a wanted record depends on comes along, and so does what became of everything that depended on a removed one: a new point with
 * its new chapter, the deletion of a chapter's task goals with that of the chapter. Base and draft are as `withoutLoose` returns them.
 *
 * @throws {TypeError} where they are not.
 */
export function selectChanges(base: CurriculumState, draft: CurriculumState, isWanted: (change: Change) => boolean): Selection {
  const changes = compareEditions(base, draft);
  const byPlace = groupBy(changes, ({ at }) => at);
  const drafted = stateIndex(draft);
  const taken = new Set<Change>();
  const take = (places: readonly Place[]) => {
    const more = places.flatMap((place) => byPlace.get(place) ?? []).filter((change) => !taken.has(change));
    for (const change of more) taken.add(change);
    return more.length > 0;
  };
  for (const change of changes.filter(isWanted)) taken.add(change);
  for (;;) {
    for (const change of taken) take(partsEntered(change, changes));
    const selected = applyChanges(
      changes.filter((change) => taken.has(change)),
      base,
    );
    const closed = withoutLoose(selected);
    const loose = compareEditions(selected, closed).map(({ at }) => at);
    if (loose.length === 0) {
      const leftOut = changes.filter((change) => !taken.has(change));
      return { draft: selected, broughtAlong: changes.filter((change) => taken.has(change) && !isWanted(change)), leftOut };
    }
    const present = stateIndex(closed);
    // What has no owner any more was changed in the draft itself, or else what it depends on there was.
    const isMore = loose.map((place) => take([place]) || take(reasons(drafted.get(place), present, drafted)));
    if (!isMore.includes(true)) throw new TypeError(`The base or the draft has loose records: ${loose.join(', ')}`);
  }
}

/** The course that a change is in, where the draft added it; everything in the course where it was removed. */
function partsEntered({ at, type }: Change, changes: readonly Change[]): Place[] {
  const lineage = readPlace(at)?.lineage;
  if (lineage === undefined) return [];
  const course = partPlace({ kind: 'course', lineage });
  if (at !== course) return changes.filter((change) => change.at === course && change.type === 'added').map((change) => change.at);
  return type === 'removed' ? changes.filter((change) => change.at.startsWith(`${course}/`)).map((change) => change.at) : [];
}

/** What a record of the draft needs and has not got; a placed point needs a goal that is bound. */
function reasons(found: LocatedRecord | undefined, present: StateIndex, drafted: StateIndex): Place[] {
  if (!found) return [];
  const { part, kind, record } = found;
  const missing = ownersOf(part, kind, record).filter((owner) => !present.has(owner));
  if (missing.length > 0) return missing;
  if (kind === 'goal') return [bindingOf(part, record)];
  const goal = kind === 'placedPoint' ? drafted.get(goalOfPlaced(found)) : undefined;
  return goal ? [goalOfPlaced(found), bindingOf(part, goal.record)] : [];
}
