import { placeKey, rowsOfProject } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { cellDetails } from './readCell';

const own = String(sampleMatrices.courseId);
const binding = sampleMatrices.bindings.find(({ courseId, goals }) => courseId === sampleMatrices.courseId && goals.length > 0)!;

describe('the details of a cell', () => {
  it('are, in the major matrix, its goals with the points that serve them', () => {
    const { goals, points } = cellDetails(sampleMatrices, { matrix: 'major', cell: { rowId: own, columnId: String(binding.requireId) } });
    expect(goals.map(({ item }) => item.id)).toEqual([...binding.goals]);
    const placed = sampleMatrices.placedPoints.filter(({ goalId }) => binding.goals.includes(goalId)).map(({ pointId }) => pointId);
    expect(new Set(points.map(({ item }) => item.id))).toEqual(new Set(placed));
  });

  it('are, in the course matrix, its goal and the points in it', () => {
    const place = sampleMatrices.placedPoints[0]!;
    const cell = { rowId: String(place.projectId), columnId: String(place.goalId) };
    const { goals, points } = cellDetails(sampleMatrices, { matrix: 'course', cell });
    expect(goals).toEqual([{ item: { kind: 'goal', id: place.goalId } }]);
    expect(points).toContainEqual({ item: { kind: 'point', id: place.pointId }, relate: place.relate });
  });

  it('are, in a project matrix, the point, the task goal and the KSA items', () => {
    const ksa = sampleMatrices.placedKsas[0]!;
    const row = rowsOfProject(sampleMatrices, ksa.projectId).find((one) => placeKey(one) === placeKey(ksa))!;
    const at = { matrix: 'project' as const, projectId: ksa.projectId };
    const details = cellDetails(sampleMatrices, { ...at, cell: { rowId: placeKey(row), columnId: String(ksa.taskGoalId) } });
    expect(details.goals).toEqual([{ item: { kind: 'taskGoal', id: ksa.taskGoalId } }]);
    expect(details.points.map(({ item }) => item.id)).toEqual([ksa.pointId]);
    expect(details.ksas).toContainEqual({ item: { kind: 'ksa', id: ksa.ksaId }, relate: ksa.relate });
    expect(cellDetails(sampleMatrices, { ...at, cell: { rowId: placeKey(row), columnId: 'study' } }).goals).toEqual([]);
  });

  it('name the findings of the cell, its lines and its items, and no others', () => {
    const unsupported = 1123;
    const { findings } = cellDetails(sampleMatrices, { matrix: 'major', cell: { rowId: own, columnId: String(unsupported) } });
    expect(findings.every(({ at, subject }) => at.column === String(unsupported) || at.row === own || subject.kind !== 'indicator')).toBe(
      true,
    );
    const elsewhere = cellDetails(sampleMatrices, { matrix: 'major', cell: { rowId: own, columnId: String(binding.requireId) } }).findings;
    expect(elsewhere.filter(({ rule }) => rule === 'indicatorUnsupported')).toEqual([]);
  });
});
