import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CurriculumState, StatePart } from '../editions';
import { copyOf } from '../editions/states.test-data';
import { someWalk } from '../editions/walks.test-data';
import { ruleCases } from './cases/ruleCases.test-data';
import { planted } from './programme.test-data';
import { createRuleEngine, curriculumRules, tellFindings, type RuleEngine } from '.';

const everyRule = Object.fromEntries(curriculumRules.map(({ id, level }) => [id, { level }]));
const engine = () => createRuleEngine(curriculumRules, everyRule, { occasion: 'editing', today: '2026-11-27' });
// As text: comparing thousands of findings field by field takes a minute.
const told = (judge: RuleEngine, state: CurriculumState) =>
  tellFindings(state, judge.judge(state))
    .map((one) => JSON.stringify(one))
    .join('\n');
const anew = (state: CurriculumState) => told(engine(), copyOf(state));

it('finds after any edits what is found in the whole by an engine that remembers nothing', () => {
  fc.assert(
    fc.property(someWalk, (states) => {
      const warm = engine();
      for (const state of states) expect(told(warm, state)).toBe(anew(state));
    }),
    { numRuns: 25 },
  );
});

const plants = Object.values(ruleCases).map(({ positive }) => positive);

/** The same programme; what it shares with the one before is the same object. */
function sharing(before: CurriculumState | undefined, after: CurriculumState): CurriculumState {
  const kept = <Part extends StatePart>(one: StatePart | undefined, other: Part) =>
    JSON.stringify(one) === JSON.stringify(other) ? (one as Part) : other;
  return { major: kept(before?.major, after.major), courses: after.courses.map((part, at) => kept(before?.courses[at], part)) };
}

it('finds the planted defects of a programme whatever was planted before', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...plants), { minLength: 2, maxLength: 4 }), (order) => {
      const warm = engine();
      let before: CurriculumState | undefined;
      for (const plant of order) {
        before = sharing(before, planted(plant));
        expect(told(warm, before)).toBe(anew(before));
      }
    }),
    { numRuns: 6 },
  );
});
