import {
  arrange,
  courseLists,
  recordKinds,
  shapeOf,
  withoutLoose,
  type CurriculumState,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
  type Value,
} from '@college/curriculum-model';
import fc from 'fast-check';

/** One act on a state: which record of which part, by numbers that are taken modulo what is there. */
interface Step {
  act: 'write' | 'remove' | 'swap' | 'move' | 'add' | 'removeCourse' | 'addCourse';
  part: number;
  kind: StateRecordKind;
  at: number;
  text: string;
}

const writtenKinds = recordKinds.filter((kind) => kind !== 'pointKsa');

/** A few acts. */
export const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom<Step['act']>('write', 'write', 'remove', 'swap', 'move', 'add', 'removeCourse', 'addCourse'),
    part: fc.nat(40),
    kind: fc.constantFrom(...writtenKinds),
    at: fc.nat(40),
    text: fc.constantFrom('', '甲', '乙 2', '3.2 丙'),
  }),
  { minLength: 1, maxLength: 12 },
);

/** A state after some acts, without what cannot be by itself; `newKey` gives each new record its number. */
export function walked(state: CurriculumState, steps: readonly Step[], newKey: () => number): CurriculumState {
  return steps.reduce((before, step) => withoutLoose(walk(before, step, newKey)), state);
}

function walk(state: CurriculumState, step: Step, newKey: () => number): CurriculumState {
  const chosen = step.part % Math.max(1, state.courses.length);
  if (step.act === 'removeCourse') return { ...state, courses: state.courses.filter((_, index) => index !== chosen) };
  if (step.act === 'addCourse') {
    const part: StatePart = { kind: 'course', lineage: newKey(), records: { course: [{ key: '', fields: { name: step.text } }] } };
    return { ...state, courses: [...state.courses, part] };
  }
  if (shapeOf(step.kind).part === 'major') return { ...state, major: walkPart(state.major, step, state, newKey) };
  return { ...state, courses: state.courses.map((part, index) => (index === chosen ? walkPart(part, step, state, newKey) : part)) };
}

function walkPart(part: StatePart, { act, kind, at, text }: Step, state: CurriculumState, newKey: () => number): StatePart {
  const list = part.records[kind] ?? [];
  const chosen = list[at % Math.max(1, list.length)];
  const { refs, isOrdered, under } = shapeOf(kind);
  const put = (records: readonly StateRecord[]): StatePart => ({ ...part, records: { ...part.records, [kind]: arrange(kind, records) } });
  const replace = (record: StateRecord) => put(list.map((one) => (one === chosen ? record : one)));
  const owners = ownersFor(under, part, state);
  const owner = owners[at % Math.max(1, owners.length)];
  if (act === 'add') {
    if (refs || (under !== undefined && owner === undefined)) return part;
    return put([...list, { key: String(newKey()), ...(owner === undefined ? {} : { under: owner }), fields: fieldsOf(kind, text, at) }]);
  }
  if (!chosen) return part;
  if (act === 'write') return replace({ ...chosen, fields: { ...chosen.fields, ...fieldsOf(kind, text, at) } });
  if (act === 'remove') return refs?.length === 0 && kind !== 'syllabus' ? part : put(list.filter((one) => one !== chosen));
  if (act === 'move') return refs || owner === undefined ? part : replace({ ...chosen, under: owner });
  return isOrdered ? put([...list.filter((one) => one !== chosen), chosen]) : part;
}

function ownersFor(under: string | undefined, part: StatePart, state: CurriculumState): string[] {
  if (under === 'letter') return ['K', 'S', 'A'];
  if (under === undefined) return [];
  const kind = under as StateRecordKind;
  return (shapeOf(kind).part === 'major' ? state.major : part).records[kind]?.map(({ key }) => key) ?? [];
}

const isCourseList = (name: string) => (courseLists as readonly string[]).includes(name);

/** Another value for every field that a step of this number writes. */
function fieldsOf(kind: StateRecordKind, text: string, at: number): StateRecord['fields'] {
  const names = Object.entries(shapeOf(kind).fields).filter((_, index) => (index + at) % 2 === 0);
  return Object.fromEntries(
    names.flatMap(([name, { blank, field }]): [string, Value][] => {
      if (name === 'relate') return [[name, at % 2]];
      if (name.startsWith('number')) return [[name, kind === 'requirement' ? '7' : '7.1']];
      if (name === 'semester') return [[name, at % 3 === 0 ? null : (at % 12) + 1]];
      if (isCourseList(name)) return [[name, at % 3 === 0 ? null : [at + 1, 1004]]];
      if (name === 'derivedFrom') return [[name, at % 3 === 0 ? null : [at + 1]]];
      if (typeof blank === 'boolean') return [[name, at % 2 === 0]];
      if (field?.kind === 'own') return name === 'examtype' ? [[name, at % 2]] : [];
      if (blank === '') return [[name, kind === 'requirement' || kind === 'indicator' ? text.replace(/^[\d.]+ /, '') : text]];
      return [[name, field?.kind === 'choice' ? at + 1 : at]];
    }),
  );
}
