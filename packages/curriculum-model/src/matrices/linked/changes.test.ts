import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit } from './applyMatrixEdit';
import { afterSave, changesOf, countChanges } from './changes';
import type { MatrixEdit } from './matrixEdit';

const place = { projectId: 1064, goalId: 1033, pointId: 1065 };
const changed = (edit: MatrixEdit) => changesOf(sample, applyMatrixEdit(sample, edit));

describe('what is to be saved', () => {
  it('of another course is its row with its version alone', () => {
    const change = changed({ type: 'supported', cells: [{ courseId: 1015, requireId: 1124, relate: 1 }] });
    expect(change).toEqual({
      majorId: 1001,
      courseId: 1004,
      rows: [{ courseId: 1015, version: 1, relations: [{ requireId: 1124, relate: 1, goals: [] }], was: [] }],
      chapters: [],
      placedPoints: [],
    });
  });

  it('of a text is its chapter with the version of the course; KSA stay unsaid', () => {
    const change = changed({ type: 'arranged', rows: [{ place, change: { week: '9' } }] });
    expect(change).toMatchObject({ version: 1, rows: [], chapters: [{ projectId: 1064, points: [{ week: '9' }, {}] }], placedPoints: [] });
  });

  it('of KSA is the row of the point', () => {
    const change = changed({ type: 'ksasPlaced', cells: [{ place, taskGoalId: 1001, entries: [] }] });
    expect(change).toMatchObject({ version: 1, chapters: [], placedPoints: [{ ...place, ksas: [] }] });
  });

  it('of a column taken out is the row of the course and every chapter that lost points', () => {
    const change = changed({ type: 'supported', cells: [{ courseId: 1004, requireId: 1106, relate: -1 }] });
    expect(change?.chapters.map(({ projectId, points }) => [projectId, points.length])).toEqual([
      [1064, 0],
      [1065, 1],
    ]);
    expect(change?.placedPoints).toEqual([]);
  });

  it('is nothing where all is as it was, also after going there and back', () => {
    const there = applyMatrixEdit(sample, { type: 'supported', cells: [{ courseId: 1015, requireId: 1124, relate: 1 }] });
    const back = applyMatrixEdit(there, { type: 'supported', cells: [{ courseId: 1015, requireId: 1124, relate: -1 }] });
    expect([changesOf(sample, back), countChanges(sample, back), countChanges(sample, there)]).toEqual([null, 0, 1]);
  });

  it('counts a text and its English as one cell', () => {
    const english = { en: { study: { text: 'lecture', updatedAt: '2026-05-13T09:00:00+08:00' } } };
    const rows = [{ place, change: { study: '讲授', translations: english } }];
    // The English of teaching method and output is gone with it.
    expect(countChanges(sample, applyMatrixEdit(sample, { type: 'arranged', rows }))).toBe(3);
  });
});

describe('after a save', () => {
  it('the courses carry their new versions, and nothing else changes', () => {
    const after = afterSave(sample, [{ courseId: 1004, version: 2 }]);
    expect(after.courses.filter(({ version }) => version === 2).map(({ id }) => id)).toEqual([1004]);
    expect(after.bindings).toBe(sample.bindings);
    expect(afterSave(sample, [{ courseId: 1004, version: 1 }])).toBe(sample);
    expect(afterSave(sample, [])).toBe(sample);
  });
});
