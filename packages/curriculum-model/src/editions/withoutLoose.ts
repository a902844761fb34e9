import { bindingOf, goalOfPlaced, ownersOf } from './owners';
import { recordPlace, type Place } from './places';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import type { CurriculumState, StatePart, StateRecord } from './state';

/**
 * A state without what cannot be by itself: records whose owner is not there, entries of a matrix without their row or column. A goal whose support is not there is not bound, and
 * one that is not bound is no column.
 */
export function withoutLoose(state: CurriculumState): CurriculumState {
  const kept = new Set<Place>();
  return { major: keepIn(state.major, kept), courses: state.courses.map((part) => keepIn(part, kept)) };
}

function keepIn(part: StatePart, kept: Set<Place>): StatePart {
  const lists = recordKinds
    .filter((kind) => shapeOf(kind).part === part.kind)
    .map((kind) => [kind, keepOf(kind)] as const)
    .filter(([, list]) => list.length > 0);
  return { kind: part.kind, lineage: part.lineage, records: Object.fromEntries(lists) };

  function keepOf(kind: StateRecordKind): readonly StateRecord[] {
    return (part.records[kind] ?? []).flatMap((record) => {
      if (!ownersOf(part, kind, record).every((owner) => kept.has(owner))) return [];
      if (kind === 'placedPoint' && !kept.has(columnOf(goalOfPlaced({ part, record })))) return [];
      kept.add(recordPlace(part, kind, record.key));
      if (kind !== 'goal' || record.fields.isBound !== true) return [record];
      if (!kept.has(bindingOf(part, record))) return [{ ...record, fields: { ...record.fields, isBound: false } }];
      kept.add(columnOf(recordPlace(part, kind, record.key)));
      return [record];
    });
  }
}

/** A goal as a column of the course matrix. */
function columnOf(goal: Place): Place {
  return `${goal}#column`;
}
