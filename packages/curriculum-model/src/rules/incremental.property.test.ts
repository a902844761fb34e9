import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StatePart } from '../editions';
import { copyOf } from '../editions/states.test-data';
import { someWalk } from '../editions/walks.test-data';
import { ruleCases } from './cases/ruleCases.test-data';
import { planted } from './programme.test-data';
import { createRuleEngine, curriculumRules, tellFindings, type JudgedState, type RuleEngine } from '.';

const everyRule = Object.fromEntries(curriculumRules.map(({ id, level }) => [id, { level }]));
const engine = () => createRuleEngine(curriculumRules, everyRule, { occasion: 'editing', today: '2026-11-27' });
// As text: comparing thousands of findings field by field takes a minute.
const told = (judge: RuleEngine, state: JudgedState) =>
  tellFindings(state, judge.judge(state))
    .map((one) => JSON.stringify(one))
    .join('\n');
const anew = (state: JudgedState) =>
  told(engine(), { ...copyOf(state), approved: copyOf({ ...state, courses: state.approved ?? [] }).courses });

it('finds after any edits what is found in the whole by an engine that remembers nothing', () => {
  fc.assert(
    fc.property(someWalk, (states) => {
      const warm = engine();
      let approved: JudgedState['approved'];
      for (const [at, state] of states.entries()) {
        // Every other state is approved, and the ones after it differ from that.
        if (at % 2 === 0) approved = state.courses;
        const judged = { ...state, approved };
        expect(told(warm, judged)).toBe(anew(judged));
      }
    }),
    { numRuns: 25 },
  );
});

const plants = Object.values(ruleCases).map(({ positive }) => positive);

/** The same programme; what it shares with the one before is the same object. */
function sharing(before: JudgedState | undefined, after: JudgedState): JudgedState {
  const kept = <Part extends StatePart>(one: StatePart | undefined, other: Part) =>
    JSON.stringify(one) === JSON.stringify(other) ? (one as Part) : other;
  return {
    major: kept(before?.major, after.major),
    courses: after.courses.map((part, at) => kept(before?.courses[at], part)),
    approved: after.approved,
  };
}

it('finds the planted defects of a programme whatever was planted before', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...plants), { minLength: 2, maxLength: 4 }), (order) => {
      const warm = engine();
      let before: JudgedState | undefined;
      for (const plant of order) {
        before = sharing(before, planted(plant));
        expect(told(warm, before)).toBe(anew(before));
      }
    }),
    { numRuns: 6 },
  );
});
