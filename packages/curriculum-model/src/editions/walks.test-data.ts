import fc from 'fast-check';
import { arrange } from './arrange';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import type { CurriculumState, StatePart, StateRecord } from './state';
import { recordOf, someState } from './states.test-data';
import { withoutLoose } from './withoutLoose';

/** One act of a person: on which record of which part, by numbers that are taken modulo what is there. */
interface Step {
  act: 'write' | 'remove' | 'swap' | 'move' | 'add';
  part: number;
  kind: StateRecordKind;
  at: number;
  made: StateRecord;
}

const someStep: fc.Arbitrary<Step> = fc.constantFrom(...recordKinds).chain((kind) =>
  fc.record({
    act: fc.constantFrom('write', 'write', 'remove', 'swap', 'move', 'add'),
    part: fc.nat(9),
    kind: fc.constant(kind),
    at: fc.nat(9),
    made: recordOf(kind),
  }),
);

/** A state, and what two people made of it in a few steps each. */
export const twoWalks = fc
  .tuple(someState.map(withoutLoose), fc.array(someStep, { maxLength: 6 }), fc.array(someStep, { maxLength: 6 }))
  .map(([base, one, other]) => ({ base, draft: one.reduce(walk, base), current: other.reduce(walk, base) }));

/** A state and what became of it, edit after edit; what an edit leaves alone is the same object. */
export const someWalk = fc
  .tuple(someState.map(withoutLoose), fc.array(someStep, { minLength: 1, maxLength: 8 }))
  .map(([base, steps]) => steps.reduce((states, step) => [...states, walk(states.at(-1)!, step)], [base]));

/** A state, and what three people made of it in a step or two each, which seldom meet. */
export const threeWalks = fc
  .tuple(someState.map(withoutLoose), ...[1, 2, 3].map(() => fc.array(someStep, { minLength: 1, maxLength: 2 })))
  .map(([base, ...walks]) => ({
    base: base as CurriculumState,
    drafts: (walks as Step[][]).map((steps) => steps.reduce(walk, base as CurriculumState)),
  }));

function walk(state: CurriculumState, step: Step): CurriculumState {
  if (step.kind === 'course' && step.act === 'remove') return { ...state, courses: state.courses.filter((_, index) => index !== step.at) };
  if (shapeOf(step.kind).part === 'major') return withoutLoose({ ...state, major: walkPart(state.major, step) });
  const chosen = step.part % Math.max(1, state.courses.length);
  return withoutLoose({ ...state, courses: state.courses.map((part, index) => (index === chosen ? walkPart(part, step) : part)) });
}

function walkPart(part: StatePart, { act, kind, at, made }: Step): StatePart {
  const { refs, isOrdered } = shapeOf(kind);
  const list = part.records[kind] ?? [];
  const chosen = list[at % Math.max(1, list.length)];
  const put = (records: readonly StateRecord[]) => ({ ...part, records: { ...part.records, [kind]: arrange(kind, records) } });
  const replace = (record: StateRecord) => put(list.map((one) => (one === chosen ? record : one)));
  if (act === 'add') return list.some(({ key }) => key === made.key) ? part : put([...list, made]);
  if (!chosen) return part;
  if (act === 'write') return replace({ ...chosen, fields: { ...chosen.fields, ...made.fields } });
  if (act === 'remove') return refs?.length === 0 ? part : put(list.filter((one) => one !== chosen));
  if (act === 'move') return refs || made.under === undefined ? part : replace({ ...chosen, under: made.under });
  return isOrdered ? put([...list.filter((one) => one !== chosen), chosen]) : part;
}
