import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ruleLevels } from '../rules';
import { waitingLimits, waitingOf, type WaitingFinding } from './waiting';

const said = (words: string) => ({ zh: words, en: words });
const aFinding = fc
  .record({
    rule: fc.constantFrom('a', 'b', 'c'),
    level: fc.constantFrom(...ruleLevels),
    courseId: fc.option(fc.integer({ min: 1, max: 4 })),
    key: fc.nat(),
  })
  .map(({ key, ...one }): WaitingFinding => {
    return { ...one, id: `${one.rule}.${key}`, at: 'major', majorId: 1, sentence: said('…'), owner: said('…'), record: said('') };
  });

it('counts every finding that is no advice, under its rule', () => {
  fc.assert(
    fc.property(fc.array(aFinding, { maxLength: 60 }), (findings) => {
      const { kinds } = waitingOf(findings, said);
      const pressing = findings.filter(({ level }) => level !== 'advice');
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(pressing.length);
      for (const { rule, findings: shown, count, level } of kinds) {
        const all = pressing.filter((one) => one.rule === rule);
        expect(shown).toEqual(all.slice(0, waitingLimits.perKind));
        expect(count).toBe(all.length);
        expect(level).toBe(all.some((one) => one.level === 'error') ? 'error' : 'warning');
      }
    }),
  );
});

it('names the worst kinds first, and of a level the most frequent', () => {
  fc.assert(
    fc.property(fc.array(aFinding, { maxLength: 60 }), (findings) => {
      const { kinds } = waitingOf(findings, said);
      for (const [at, { level, count }] of kinds.entries()) {
        const next = kinds[at + 1];
        if (next) expect(level === 'error' || (next.level === 'warning' && next.count <= count)).toBe(true);
        if (next?.level === level) expect(next.count).toBeLessThanOrEqual(count);
      }
    }),
  );
});

it('has one next step for each course in which something is missing: an error where there is one', () => {
  fc.assert(
    fc.property(fc.array(aFinding, { maxLength: 60 }), (findings) => {
      const { nextSteps } = waitingOf(findings, said);
      const pressing = findings.filter(({ level, courseId }) => level !== 'advice' && courseId !== null);
      expect(new Set(nextSteps.map(({ courseId }) => courseId))).toEqual(new Set(pressing.map(({ courseId }) => courseId)));
      expect(new Set(nextSteps.map(({ courseId }) => courseId)).size).toBe(nextSteps.length);
      for (const { level, courseId } of nextSteps) {
        const hasError = pressing.some((one) => one.courseId === courseId && one.level === 'error');
        expect(level).toBe(hasError ? 'error' : 'warning');
      }
    }),
  );
});
