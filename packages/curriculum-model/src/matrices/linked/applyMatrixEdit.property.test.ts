import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices as sample } from '../../fixtures';
import { orphanCourseCells, orphanProjectCells } from '../orphans.test-data';
import { relateOption } from '../relateOptions';
import { applyMatrixEdit } from './applyMatrixEdit';
import { afterSave, changesOf, countChanges } from './changes';
import { anEdit, applyChanges, contentsOf, someEdits } from './edits.test-data';
import { placeKey } from './entries';
import { bindingsOfCourse, ksasOfPlace, pointsAt } from './finders';
import type { LinkedMatrices } from './linkedMatrices';
import type { MatrixEdit } from './matrixEdit';
import { saveMatricesRequestSchema } from './saveMatrices';

function after(edits: readonly MatrixEdit[], start = sample): LinkedMatrices {
  return edits.reduce(applyMatrixEdit, start);
}

function copyOf(matrices: LinkedMatrices): LinkedMatrices {
  return JSON.parse(JSON.stringify(matrices)) as LinkedMatrices;
}

/** An act that names one cell, and so no cell twice. */
function ofOneCell(edit: MatrixEdit): MatrixEdit {
  if (edit.type === 'bound') return edit;
  if (edit.type === 'together') return edit.edits[0] ? ofOneCell(edit.edits[0]) : edit;
  return edit.type === 'arranged' ? { ...edit, rows: edit.rows.slice(0, 1) } : ({ ...edit, cells: edit.cells.slice(0, 1) } as MatrixEdit);
}

/** The orphans of stored entries, found by rules that say it a second time. */
function orphansOf({ courseId, bindings, projects, points, ksas, placedPoints, placedKsas, taskGoals }: LinkedMatrices) {
  const ids = new Map(placedPoints.map((entry, index) => [placeKey(entry), index + 1]));
  const courseCells = placedPoints.map(({ goalId, pointId, relate, ...entry }) => {
    const point = points.find(({ id }) => id === pointId)!;
    const id = ids.get(placeKey({ goalId, pointId, projectId: entry.projectId }))!;
    return { ...entry, id, courseUnitId: courseId, graduateRequireId: goalId, point, relate: relateOption(relate, 'zh') };
  });
  const projectCells = placedKsas.map((entry, index) => {
    const ksa = ksas.find(({ id }) => id === entry.ksaId)!;
    const place = { projectMatrixId: ids.get(placeKey(entry)) ?? -1, taskGoalId: entry.taskGoalId };
    return { id: index + 1, ...place, ksa, relate: relateOption(entry.relate, 'zh') };
  });
  const own = bindings.filter((binding) => binding.courseId === courseId).map((binding) => ({ ...binding, goals: [...binding.goals] }));
  return [
    ...orphanCourseCells(courseCells, { bindings: own, projectIds: projects.map(({ id }) => id) }),
    ...orphanProjectCells(projectCells, { courseCells, taskGoalIds: taskGoals.map(({ id }) => id) }),
  ];
}

describe('any acts on the matrices', () => {
  it('leave no entry without its row and column, and none twice', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const now = after(edits);
        expect(orphansOf(now)).toEqual([]);
        expect(new Set(now.placedPoints.map(placeKey)).size).toBe(now.placedPoints.length);
        const goals = now.bindings.flatMap((binding) => binding.goals);
        expect(new Set(goals).size).toBe(goals.length);
        expect(new Set(now.bindings.map(({ courseId, requireId }) => `${courseId} ${requireId}`)).size).toBe(now.bindings.length);
      }),
    );
  });

  it('never mutate their input, and return it where they change nothing', () => {
    fc.assert(
      fc.property(someEdits, anEdit.map(ofOneCell), (edits, edit) => {
        const before = after(edits);
        const copy = copyOf(before);
        const now = applyMatrixEdit(before, edit);
        expect(before).toEqual(copy);
        expect(now === before).toBe(contentsOf(now).join() === contentsOf(before).join() && now.goals === before.goals);
        expect(applyMatrixEdit(now, edit)).toBe(now);
      }),
    );
  });

  it('find the same in an updated list as in a rebuilt one', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const now = after(edits);
        const copy = copyOf(now);
        for (const { id } of now.courses) expect([...bindingsOfCourse(now, id)]).toEqual([...bindingsOfCourse(copy, id)]);
        for (const entry of now.placedPoints) {
          expect(pointsAt(now, entry.projectId, entry.goalId)).toEqual(pointsAt(copy, entry.projectId, entry.goalId));
          expect(ksasOfPlace(now, entry)).toEqual(ksasOfPlace(copy, entry));
        }
      }),
    );
  });
});

describe('what is to be saved', () => {
  it('makes of what is stored what is here, in a form that the server takes', () => {
    fc.assert(
      fc.property(someEdits, someEdits, (earlier, later) => {
        const base = after(earlier);
        const now = after(later, base);
        const change = changesOf(base, now);
        expect(change === null).toBe(countChanges(base, now) === 0);
        if (change) expect(saveMatricesRequestSchema.safeParse(change).success).toBe(true);
        const stored = change ? applyChanges(base, change) : base;
        expect(contentsOf(stored)).toEqual(contentsOf(now));
        expect(changesOf(stored, now)).toBeNull();
        expect(changesOf(now, afterSave(now, [{ courseId: 1004, version: 9 }]))).toBeNull();
      }),
    );
  });
});
