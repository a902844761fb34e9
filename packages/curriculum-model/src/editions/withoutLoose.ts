import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import type { CurriculumState, Key, StatePart, StateRecord } from './state';

/** The keys that are kept, by kind; a goal that is bound is a column besides. */
type Kept = Map<StateRecordKind | 'column', Set<Key>>;

/**
 * A state without what cannot be by itself: records whose owner is not there, entries of a matrix without their row or column. A goal whose support is not there is not bound, and
 * one that is not bound is no column.
 */
export function withoutLoose(state: CurriculumState): CurriculumState {
  const ofMajor: Kept = new Map();
  return { major: keepIn(state.major, ofMajor, ofMajor), courses: state.courses.map((part) => keepIn(part, ofMajor, new Map())) };
}

/** What `ownersOf` and the matrices ask of a record, by the keys within its part: there are tens of thousands of records in a state. */
function keepIn(part: StatePart, ofMajor: Kept, kept: Kept): StatePart {
  const lists = recordKinds
    .filter((kind) => shapeOf(kind).part === part.kind)
    .map((kind) => [kind, keepOf(kind)] as const)
    .filter(([, list]) => list.length > 0);
  return { kind: part.kind, lineage: part.lineage, records: Object.fromEntries(lists) };

  function keepOf(kind: StateRecordKind): readonly StateRecord[] {
    const { refs = [], under: owner } = shapeOf(kind);
    const own = new Set<Key>();
    kept.set(kind, own);
    return (part.records[kind] ?? []).flatMap((record) => {
      const { key, under, fields } = record;
      const keys = refs.length > 1 ? key.split('-') : [key];
      const isOwned =
        (kind === part.kind || isKept(part.kind, '')) &&
        refs.every((ref, index) => isKept(ref, keys[index]!)) &&
        (owner === undefined || owner === 'letter' || under === undefined || isKept(owner, under)) &&
        (kind !== 'placedKsa' || isKept('placedPoint', keys.slice(0, 3).join('-'))) &&
        (kind !== 'placedPoint' || isKept('column', keys[1]!));
      if (!isOwned) return [];
      own.add(key);
      if (kind !== 'goal' || fields.isBound !== true) return [record];
      if (!isKept('binding', under ?? '')) return [{ ...record, fields: { ...fields, isBound: false } }];
      const columns = kept.get('column') ?? new Set();
      kept.set('column', columns.add(key));
      return [record];
    });
  }

  function isKept(kind: StateRecordKind | 'column', key: Key): boolean {
    const isElsewhere = kind !== 'column' && shapeOf(kind).part !== part.kind;
    return (isElsewhere ? ofMajor : kept).get(kind)?.has(key) === true;
  }
}
