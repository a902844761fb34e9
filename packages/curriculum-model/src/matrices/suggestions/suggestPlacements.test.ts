import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices } from '../../fixtures';
import { applyMatrixEdit } from '../linked/applyMatrixEdit';
import { acceptedPlacements, holdsPlacement, openPlacements } from './openPlacements';
import { placementKey } from './placementSuggestion';
import { suggestPlacements } from './suggestPlacements';

const whole = sampleLinkedMatrices;
const withoutKsas = { ...whole, placedKsas: [] };
const empty = { ...withoutKsas, placedPoints: [] };
const elsewhere = [{ courseId: 9, majorName: '网络工程', matrices: whole }];
const keysOf = (matrices: typeof whole) => [
  ...matrices.placedPoints.map((one) => placementKey({ ...one, taskGoalId: null, ksaId: null })),
  ...matrices.placedKsas.map(placementKey),
];
const undecided = (made: ReturnType<typeof suggestPlacements>) => made.map((one) => ({ ...one, isDeclined: false }));

describe('suggested entries of the course and project matrices', () => {
  it('put KSA items of a point under the task goal that is about it: all of the sample programme, with their strengths', () => {
    const made = suggestPlacements(withoutKsas, [], 'zh');
    const known = new Map(whole.placedKsas.map((one) => [placementKey(one), one.relate]));
    expect(made.filter((one) => !known.has(placementKey(one)))).toEqual([]);
    expect(made).toHaveLength(known.size);
    const first = made.find(({ ksaId }) => ksaId === 1066)!;
    expect(first).toMatchObject({ pointId: 1065, taskGoalId: 1001, relate: 0, isOwnKsa: true });
    expect(first.terms).toContain('递归遍历');
    expect(first.origins.map(({ kind }) => kind)).toEqual(['ksa', 'point', 'taskGoal']);
  });

  it('put a point where the same course of another major has it, as strong, and say so', () => {
    const made = suggestPlacements(empty, elsewhere, 'zh');
    const known = new Map(whole.placedPoints.map((one) => [one.pointId, one]));
    expect(made).toHaveLength(known.size);
    for (const one of made) {
      const { projectId, goalId, relate } = known.get(one.pointId)!;
      expect(one).toMatchObject({ projectId, goalId, relate, elsewhere: [{ courseId: 9, majorName: '网络工程' }] });
    }
  });

  it('are none where words leave the goal open, and none for what has its place', () => {
    expect(suggestPlacements(empty, [], 'zh')).toEqual([]);
    expect(suggestPlacements(whole, elsewhere, 'zh')).toEqual([]);
  });

  it('share words of the language of the reader', () => {
    const terms = suggestPlacements(withoutKsas, [], 'en').flatMap((one) => [...one.terms]);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter((term) => /\p{Script=Han}/u.test(term))).toEqual([]);
  });

  it('become one edit that leaves the cells what they hold, and are open until they are accepted', () => {
    const [kept] = whole.placedKsas;
    const matrices = { ...whole, placedKsas: [kept!] };
    const made = undecided(suggestPlacements(matrices, [], 'zh'));
    expect(openPlacements(matrices, made)).toEqual(made);
    const after = applyMatrixEdit(matrices, acceptedPlacements(matrices, made));
    expect(after.placedKsas).toContain(kept);
    expect(made.every((one) => holdsPlacement(after, one))).toBe(true);
    expect(openPlacements(after, made)).toEqual([]);
  });

  it('are scored from one half to one, and fill only what is not there, whatever is', () => {
    const part = <Item>(items: readonly Item[]) => fc.subarray([...items]);
    const some = fc.record({
      placedPoints: part(whole.placedPoints),
      taskGoals: part(whole.taskGoals),
      ksas: part(whole.ksas),
      points: part(whole.points),
      projects: part(whole.projects),
    });
    fc.assert(
      fc.property(some, fc.boolean(), (given, hasElsewhere) => {
        const matrices = { ...whole, ...given, placedKsas: [] };
        const made = undecided(suggestPlacements(matrices, hasElsewhere ? elsewhere : [], 'zh'));
        expect(made.every(({ score }) => score >= 0.5 && score <= 1)).toBe(true);
        const keys = made.map(placementKey);
        expect(new Set(keys).size).toBe(keys.length);
        const present = new Set(keysOf(matrices));
        expect(keys.filter((key) => present.has(key))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
