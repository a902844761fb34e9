import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit } from './applyMatrixEdit';
import { changesOf } from './changes';
import { conflictsOf } from './conflicts';
import { bindingAt, ksasAt, placedPointAt, pointsAt } from './finders';
import type { LinkedMatrices } from './linkedMatrices';
import type { MatrixEdit } from './matrixEdit';
import { mergeMatrices, mergeWithLoss, type MergeChoice } from './mergeMatrices';

const trees = 1064;
const place = { projectId: trees, goalId: 1033, pointId: 1065 };
const after = (...edits: MatrixEdit[]) => edits.reduce(applyMatrixEdit, sample);
const support = (requireId: number, relate: 0 | 1 | -1): MatrixEdit => ({
  type: 'supported',
  cells: [{ courseId: 1004, requireId, relate }],
});
const cell = (...ids: number[]): MatrixEdit => ({
  type: 'pointsPlaced',
  cells: [{ projectId: trees, goalId: 1033, entries: ids.map((id) => ({ id, relate: 0 })) }],
});
const ksa = (...ids: number[]): MatrixEdit => ({
  type: 'ksasPlaced',
  cells: [{ place, taskGoalId: 1001, entries: ids.map((id) => ({ id, relate: 0 })) }],
});
const study = (text: string): MatrixEdit => ({ type: 'arranged', rows: [{ place, change: { study: text } }] });
const bind = (requireId: number): MatrixEdit => ({ type: 'bound', courseId: 1004, requireId, relate: 0, goals: [1033] });
const told = (mine: LinkedMatrices, theirs: LinkedMatrices) =>
  conflictsOf(sample, mine, theirs).map(({ matrix, row, column, reason }) => [matrix, row, column, reason]);

describe('conflicts', () => {
  it.each<[string, MatrixEdit[], MatrixEdit[], unknown[]]>([
    ['different cells', [support(1106, 0)], [support(1104, 1)], []],
    ['the same change', [support(1106, 0)], [support(1106, 0)], []],
    ['a strength, differently', [support(1106, 0)], [support(1106, -1)], [['major', '1004', '1106', 'changed']]],
    ['points of a cell, differently', [cell(1065)], [cell(1066)], [['course', '1064', '1033', 'changed']]],
    ['KSA of a cell, differently', [ksa(1061)], [ksa()], [['project', '1064 1033 1065', '1001', 'changed']]],
    ['a text, differently', [study('讲授')], [study('实验')], [['project', '1064 1033 1065', 'study', 'changed']]],
    ['a text and KSA of one point', [study('讲授')], [ksa()], []],
    ['a point taken out while its KSA were changed', [cell(1066)], [ksa(1061)], [['course', '1064', '1033', 'removed']]],
    ['a binding taken out while points were placed under it', [support(1106, -1)], [cell(1065)], [['major', '1004', '1106', 'removed']]],
    [
      'a goal bound here and there',
      [bind(1105)],
      [bind(1107)],
      [
        ['major', '1004', '1105', 'moved'],
        ['major', '1004', '1107', 'moved'],
      ],
    ],
  ])('%s', (_what, mine, theirs, expected) => {
    expect(told(after(...mine), after(...theirs))).toEqual(expected);
  });

  it('list the values of all three', () => {
    const [conflict] = conflictsOf(sample, after(study('讲授')), after(study('实验')));
    expect(conflict).toMatchObject({ projectId: trees, base: { value: '小组讨论' }, mine: { value: '讲授' }, theirs: { value: '实验' } });
  });
});

describe('a merge', () => {
  it('puts together what only one side changed', () => {
    const theirs = after(study('讲授'), support(1104, 1));
    const merged = mergeMatrices(sample, after(ksa(1061), support(1106, 0)), theirs);
    expect(placedPointAt(merged, place)?.study).toBe('讲授');
    expect(ksasAt(merged, place, 1001).map(({ ksaId }) => ksaId)).toEqual([1061]);
    expect([bindingAt(merged, 1004, 1104)?.relate, bindingAt(merged, 1004, 1106)?.relate]).toEqual([1, 0]);
    expect(changesOf(theirs, merged)).toMatchObject({ rows: [{ courseId: 1004 }], placedPoints: [{ pointId: 1065 }], chapters: [] });
  });

  it.each<[string, MergeChoice[], string]>([
    ['mine where nothing is chosen', [], '讲授'],
    ['a cell', [{ matrix: 'project', row: '1064 1033 1065', column: 'study', side: 'theirs' }], '实验'],
    ['a row', [{ matrix: 'project', row: '1064 1033 1065', side: 'theirs' }], '实验'],
    ['a column', [{ matrix: 'project', column: 'study', side: 'theirs' }], '实验'],
    [
      'a column, but not this cell',
      [
        { matrix: 'project', column: 'study', side: 'theirs' },
        { matrix: 'project', row: '1064 1033 1065', column: 'study', side: 'mine' },
      ],
      '讲授',
    ],
    ['another matrix', [{ matrix: 'major', side: 'theirs' }], '讲授'],
  ])('follows the choice of %s', (_what, choices, expected) => {
    expect(placedPointAt(mergeMatrices(sample, after(study('讲授')), after(study('实验')), choices), place)?.study).toBe(expected);
  });

  it('keeps or drops a whole column as it was chosen, with all of its entries', () => {
    const [mine, theirs] = [after(support(1106, -1)), after(cell(1065), study('讲授'))];
    const kept = mergeMatrices(sample, mine, theirs, [{ matrix: 'major', side: 'theirs' }]);
    expect(placedPointAt(kept, place)).toMatchObject({ study: '讲授', relate: 0 });
    expect(kept.placedKsas).toHaveLength(3);
    const dropped = mergeMatrices(sample, mine, theirs);
    expect(pointsAt(dropped, trees, 1033)).toEqual([]);
    const other = mergeMatrices(sample, theirs, mine);
    expect(placedPointAt(other, place)?.study).toBe('讲授');
  });

  it.each<[MergeChoice['side'], number[], number[]]>([
    ['mine', [1033], []],
    ['theirs', [], [1033]],
  ])('of a goal moved here and there binds it once: %s', (side, here, there) => {
    const merged = mergeMatrices(sample, after(bind(1105)), after(bind(1107)), [{ matrix: 'major', side }]);
    expect([bindingAt(merged, 1004, 1105)?.goals ?? [], bindingAt(merged, 1004, 1107)?.goals ?? []]).toEqual([here, there]);
    expect(pointsAt(merged, trees, 1033)).toHaveLength(2);
  });

  it('drops entries whose chapter, point, task goal, KSA item or goal no longer exists there, and reports them', () => {
    const mine = after(cell(1065, 1061), ksa(1061, 1064), study('讲授'));
    const gone: [Partial<LinkedMatrices>, number, number][] = [
      [{ projects: sample.projects.filter(({ id }) => id !== trees) }, 2, 2],
      [
        {
          points: sample.points.filter(({ id }) => id !== 1061),
          placedPoints: sample.placedPoints.filter(({ pointId }) => pointId !== 1061),
        },
        1,
        0,
      ],
      [{ taskGoals: sample.taskGoals.filter(({ id }) => id !== 1001) }, 0, 2],
      [{ ksas: sample.ksas.filter(({ id }) => id !== 1061) }, 0, 1],
    ];
    for (const [change, points, ksas] of gone) {
      const { matrices, dropped } = mergeWithLoss({ base: sample, mine, theirs: { ...sample, ...change } });
      expect([dropped.points.length, dropped.ksas.length]).toEqual([points, ksas]);
      for (const entry of matrices.placedKsas) expect(placedPointAt(matrices, entry)).toBeDefined();
      for (const { projectId, pointId } of matrices.placedPoints) {
        expect(matrices.projects.some(({ id }) => id === projectId)).toBe(true);
        expect(matrices.points.some(({ id }) => id === pointId)).toBe(true);
      }
    }
  });

  it('takes versions and names from theirs', () => {
    const theirs = { ...sample, courses: sample.courses.map((course) => ({ ...course, version: 7 })) };
    expect(mergeMatrices(sample, after(study('讲授')), theirs).courses).toBe(theirs.courses);
  });
});
