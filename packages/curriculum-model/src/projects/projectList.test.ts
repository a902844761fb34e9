import { describe, expect, it } from 'vitest';
import { canDeleteProject, moveProject, newProject, removeProject } from './projectList';

const stored = (id: number) => ({ ...newProject(1004), id, name: `${id}`, courseClassId: 2, courseTypeId: 3 });

describe('project rows', () => {
  it('can be deleted while more than one is present', () => {
    expect(canDeleteProject([stored(1), stored(2)])).toBe(true);
    expect(canDeleteProject([stored(1), { ...stored(2), courseUnitId: -1 }])).toBe(false);
    expect(removeProject([stored(1)], 0)).toEqual([stored(1)]);
  });

  it('marks a stored row and keeps the rest of it; drops a new one', () => {
    const [first, second] = removeProject([stored(1), stored(2), newProject(1004)], 1);
    expect(first).toEqual(stored(1));
    expect(second).toEqual({ ...stored(2), courseUnitId: -1 });
    expect(removeProject([stored(1), newProject(1004)], 1)).toEqual([stored(1)]);
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 5, 'abc'],
    [7, 0, 'abc'],
  ])('moves %i to %i', (from, to, order) => expect(moveProject(['a', 'b', 'c'], from, to).join('')).toBe(order));
});
