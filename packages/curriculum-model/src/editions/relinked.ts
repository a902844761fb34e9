import { groupBy } from '../grouping';
import { arrange } from './arrange';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import type { CurriculumState, Key, StatePart, StateRecord } from './state';

/** New keys by the old ones, for each kind. */
type Renamed = Map<StateRecordKind, Map<Key, Key>>;

/**
 * The state `to` in which a record that only looks new has the lineage of the one in `from` that it replaces, as after an import that deleted a list and added it again: both belong to
 * the same owner, say the same in every text, and are the only ones that do. Nothing less exact is taken for the same.
 */
export function relinked(from: CurriculumState, to: CurriculumState): CurriculumState {
  const renamed: Renamed = new Map();
  const major = relinkPart(from.major, to.major, renamed);
  const known = new Map(from.courses.map((part) => [part.lineage, part]));
  return { major, courses: to.courses.map((part) => relinkPart(known.get(part.lineage), part, new Map(renamed))) };
}

function relinkPart(from: StatePart | undefined, to: StatePart, renamed: Renamed): StatePart {
  const lists = recordKinds.flatMap((kind) => {
    const own = to.records[kind]?.map((record) => withNewKeys(kind, record, renamed));
    if (!own) return [];
    const list = arrange(kind, own);
    const keys = shapeOf(kind).refs ? undefined : replacedKeys(kind, from?.records[kind] ?? [], list);
    if (!keys || keys.size === 0) return [[kind, list] as const];
    renamed.set(kind, keys);
    return [[kind, list.map((record) => ({ ...record, key: keys.get(record.key) ?? record.key }))] as const];
  });
  const isSame = [...renamed.values()].every(({ size }) => size === 0);
  return isSame ? to : { kind: to.kind, lineage: to.lineage, records: Object.fromEntries(lists) };
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
  const keys = record.key.split('-');
  const key =
    refs && refs.length > 0 ? refs.map((ref, index) => renamed.get(ref)?.get(keys[index]!) ?? keys[index]!).join('-') : record.key;
  const owner = record.under !== undefined && under !== undefined && under !== 'letter' ? renamed.get(under)?.get(record.under) : undefined;
  return key === record.key && owner === undefined ? record : { ...record, key, ...(owner === undefined ? {} : { under: owner }) };
}
