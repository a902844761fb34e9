import fc from 'fast-check';
import { arrange } from './arrange';
import type { Value } from './shapeFields';
import { recordKinds, shapeOf, type PartKind, type StateRecordKind } from './shapes';
import type { CurriculumState, StatePart, StateRecord } from './state';

const numbers = { min: 1, max: 5 };
const number = fc.integer(numbers).map(String);
const letter = fc.constantFrom('K', 'S', 'A');

// Few values, so that two states often agree.
function valueOf(blank: Value): fc.Arbitrary<Value> {
  if (blank === '') return fc.constantFrom('', '甲', '乙', '丙');
  if (typeof blank === 'boolean') return fc.boolean();
  return fc.constantFrom<Value>(blank, 0, 1, 2.5);
}

function fieldsOf(kind: StateRecordKind): fc.Arbitrary<StateRecord['fields']> {
  const fields = Object.entries(shapeOf(kind).fields).map(([name, { blank }]) => [name, valueOf(blank)]);
  // A key that is left out is not there at all.
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<Value>>, { requiredKeys: [] }) as fc.Arbitrary<
    StateRecord['fields']
  >;
}

export function recordOf(kind: StateRecordKind): fc.Arbitrary<StateRecord> {
  const { refs, under } = shapeOf(kind);
  const key = refs ? fc.tuple(...refs.map(() => number)).map((keys) => keys.join('-')) : number;
  const owner = under === undefined ? fc.constant({}) : (under === 'letter' ? letter : number).map((name) => ({ under: name }));
  return fc.record({ key, owner, fields: fieldsOf(kind) }).map(({ owner: own, ...record }) => {
    // What ties a point to something is in the list of that point.
    return { ...record, ...own, ...(refs?.[0] === under && under !== undefined ? { under: record.key.split('-')[0]! } : {}) };
  });
}

function recordsOfKind(kind: StateRecordKind): fc.Arbitrary<readonly StateRecord[]> {
  const isOne = shapeOf(kind).refs?.length === 0;
  return fc
    .uniqueArray(recordOf(kind), { selector: ({ key }) => key, minLength: isOne ? 1 : 0, maxLength: isOne ? 1 : 5 })
    .map((records) => arrange(kind, records));
}

function recordsOfPart(part: PartKind): fc.Arbitrary<StatePart['records']> {
  const lists = recordKinds.filter((kind) => shapeOf(kind).part === part).map((kind) => [kind, recordsOfKind(kind)]);
  return fc
    .record(Object.fromEntries(lists) as Record<StateRecordKind, ReturnType<typeof recordsOfKind>>)
    .map((records) => Object.fromEntries(Object.entries(records).filter(([, list]) => list.length > 0)));
}

/** Any state of one major, with numbers so few that two of them have much in common. */
export const someState: fc.Arbitrary<CurriculumState> = fc.record({
  major: recordsOfPart('major').map((records) => ({ kind: 'major' as const, lineage: 7, records })),
  courses: fc.uniqueArray(
    fc.record({ kind: fc.constant('course' as const), lineage: fc.integer(numbers), records: recordsOfPart('course') }),
    { selector: ({ lineage }) => lineage, maxLength: 3 },
  ),
});

/** The same state in other objects. */
export function copyOf(state: CurriculumState): CurriculumState {
  return JSON.parse(JSON.stringify(state)) as CurriculumState;
}

/** A state with every field written out, for two that mean the same are then equal. */
export function filledState({ major, courses }: CurriculumState): CurriculumState {
  return { major: filledPart(major), courses: courses.map(filledPart) };
}

function filledPart({ kind, lineage, records }: StatePart): StatePart {
  const lists = Object.entries(records).map(([name, list]) => {
    const shape = shapeOf(name as StateRecordKind);
    const blanks = Object.fromEntries(Object.entries(shape.fields).map(([field, { blank }]) => [field, blank]));
    return [name, list.map((record) => ({ ...record, fields: { ...blanks, ...record.fields } }))];
  });
  return { kind, lineage, records: Object.fromEntries(lists) };
}
