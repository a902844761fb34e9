import { groupBy } from '../grouping';
import { examPercentSchema, withGoalNumbers } from '../syllabus';
import { arrange } from './arrange';
import { isSamePart } from './samePart';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import type { CurriculumState, Key, StatePart, StateRecord } from './state';

/** New keys by the old ones, for each kind. */
type Renamed = Map<StateRecordKind, Map<Key, Key>>;

/**
 * The state `to` in which a record that only looks new has the lineage of the one in `from` that it replaces, as after an import that deleted a list and added it again: both belong to
 * the same owner, say the same in every text, and are the only ones that do. Nothing less exact is taken for the same.
 */
export function relinked(from: CurriculumState, to: CurriculumState): CurriculumState {
  return relink(from, to).state;
}

/** Three states of a merge by the keys that the rows of one of them have. */
export interface KeyedSides {
  base: CurriculumState;
  /** Into which is written; its keys stay. */
  target: CurriculumState;
  other: CurriculumState;
}

/**
 * The sides of a merge, in which a record that one of them deleted and added again is one record: that of the target where it did so itself, since its keys are those of
 * rows that are there, else that of the base.
 */
export function relinkedSides({ base, target, other }: KeyedSides): KeyedSides {
  const { state, rekey } = relink(target, base);
  return { base: state, target, other: rekey(relinked(base, other)) };
}

function relink(from: CurriculumState, to: CurriculumState) {
  const ofMajor: Renamed = new Map();
  const major = relinkPart(from.major, to.major, ofMajor);
  const known = new Map(from.courses.map((part) => [part.lineage, part]));
  const ofCourses = new Map<number, Renamed>();
  const courses = to.courses.map((part) => {
    const renamed: Renamed = new Map(ofMajor);
    ofCourses.set(part.lineage, renamed);
    const was = known.get(part.lineage);
    // Nothing in it is new, and nothing that it refers to has another key.
    return renamed.size === 0 && was && isSamePart(was, part) ? part : relinkPart(was, part, renamed);
  });
  /** Another state with the same new keys. */
  const rekey = (state: CurriculumState): CurriculumState => ({
    major: rekeyPart(state.major, ofMajor),
    courses: state.courses.map((part) => rekeyPart(part, ofCourses.get(part.lineage) ?? ofMajor)),
  });
  return { state: { major, courses }, rekey };
}

function relinkPart(from: StatePart | undefined, to: StatePart, renamed: Renamed): StatePart {
  return rekeyPart(to, renamed, (kind, list) => {
    const keys = replacedKeys(kind, from?.records[kind] ?? [], list);
    if (keys.size > 0) renamed.set(kind, keys);
  });
}

/** A part with new keys, owners before what they own; `learn` is called with each list once its owners have theirs. */
function rekeyPart(part: StatePart, renamed: Renamed, learn?: (kind: StateRecordKind, list: readonly StateRecord[]) => void): StatePart {
  const lists = recordKinds.flatMap((kind) => {
    const given = part.records[kind];
    if (!given) return [];
    const list =
      renamed.size === 0
        ? given
        : arrange(
            kind,
            given.map((record) => withNewKeys(kind, record, renamed)),
          );
    if (shapeOf(kind).refs) return [[kind, list] as const];
    learn?.(kind, list);
    const keys = renamed.get(kind);
    return [[kind, keys ? list.map((record) => ({ ...record, key: keys.get(record.key) ?? record.key })) : list] as const];
  });
  const isSame = [...renamed.values()].every(({ size }) => size === 0);
  return isSame ? part : { kind: part.kind, lineage: part.lineage, records: Object.fromEntries(lists) };
}

function replacedKeys(kind: StateRecordKind, from: readonly StateRecord[], to: readonly StateRecord[]): Map<Key, Key> {
  const [was, is] = [new Set(from.map(({ key }) => key)), new Set(to.map(({ key }) => key))];
  const textOf = (record: StateRecord) => JSON.stringify([record.under, textsOf(kind, record)]);
  const lost = groupBy(
    from.filter(({ key }) => !is.has(key)),
    textOf,
  );
  const found = groupBy(
    to.filter(({ key }) => !was.has(key)),
    textOf,
  );
  return new Map(
    [...found].flatMap(([text, [one, another]]) => {
      const [replaced, other] = lost.get(text) ?? [];
      return one && replaced && !another && !other ? [[one.key, replaced.key]] : [];
    }),
  );
}

/** The texts of a record in both languages, with the printed number. */
function textsOf(kind: StateRecordKind, { fields }: StateRecord) {
  return Object.entries(shapeOf(kind).fields).flatMap(([name, { blank }]) => (blank === '' ? [fields[name] ?? blank] : []));
}

function withNewKeys(kind: StateRecordKind, record: StateRecord, renamed: Renamed): StateRecord {
  const { refs, under } = shapeOf(kind);
  if (kind === 'syllabus') return withNewGoals(record, renamed.get('goal'));
  const keys = record.key.split('-');
  const key =
    refs && refs.length > 0 ? refs.map((ref, index) => renamed.get(ref)?.get(keys[index]!) ?? keys[index]!).join('-') : record.key;
  const owner = record.under !== undefined && under !== undefined && under !== 'letter' ? renamed.get(under)?.get(record.under) : undefined;
  return key === record.key && owner === undefined ? record : { ...record, key, ...(owner === undefined ? {} : { under: owner }) };
}

/** A syllabus whose assessment items name the goals by their new keys. */
function withNewGoals(record: StateRecord, goals: ReadonlyMap<Key, Key> | undefined): StateRecord {
  const composition = examPercentSchema.safeParse(record.fields.exampercent);
  if (!goals || !composition.success) return record;
  const exampercent = withGoalNumbers(composition.data, (id) => Number(goals.get(String(id)) ?? id));
  return { ...record, fields: { ...record.fields, exampercent } };
}
