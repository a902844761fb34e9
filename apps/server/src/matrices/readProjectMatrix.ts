import {
  relateOption,
  type Language,
  type ProjectCell,
  type ProjectMatrixAxes,
  type ProjectMatrixRow,
  type TaskGoal,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { listPoints } from '../points/pointRepository';
import { presentKsa, presentPoint } from '../points/readPointKsa';
import { listCourseCells } from './courseMatrixRepository';
import { groupBy } from './groupBy';
import { listProjectCells } from './projectMatrixRepository';
import { readCourseMatrix, readMatrixCourse } from './readCourseMatrix';
import { listTaskGoals, type TaskGoalRow } from './taskGoalRepository';

/** Rows and columns of the project matrices: for each chapter its placed points and its task goals (domain.md §2). */
export async function readProjectMatrixAxes(db: Queries, courseId: number): Promise<ProjectMatrixAxes[]> {
  const { projects } = await readMatrixCourse(db, courseId);
  const goals = groupBy(
    await listTaskGoals(
      db,
      projects.map(({ id }) => id),
    ),
    ({ projectId }) => projectId,
  );
  const points = await listPoints(db, courseId);
  const placed = new Set((await listCourseCells(db, courseId)).map(({ cell }) => `${cell.projectId} ${cell.pointId}`));
  return projects.map((project) => ({
    project,
    goals: (goals.get(project.id) ?? []).map(presentTaskGoal),
    points: points.filter(({ id }) => placed.has(`${project.id} ${id}`)).map(presentPoint),
  }));
}

/** The project matrices of a course: one row for each placed point, in the order of chapters and points. */
export async function readProjectMatrices(db: Queries, courseId: number, language: Language): Promise<ProjectMatrixRow[]> {
  const rows = await readCourseMatrix(db, courseId, language);
  const cells = groupBy(await listProjectCells(db, courseId), ({ cell }) => cell.courseMatrixEntryId);
  return rows.flatMap(({ data, version }) =>
    data.map((courseMatrix) => ({
      courseMatrix,
      projectMatrices: (cells.get(courseMatrix.id) ?? []).map(({ cell, ksa }): ProjectCell => {
        const place = { id: cell.id, projectMatrixId: cell.courseMatrixEntryId, taskGoalId: cell.taskGoalId };
        return { ...place, ksa: presentKsa(ksa), relate: relateOption(cell.relate, language) };
      }),
      ...(version === undefined ? {} : { version }),
    })),
  );
}

/** A task goal in its wire format. */
export function presentTaskGoal({ id, projectId, description, product, version, translations }: TaskGoalRow): TaskGoal {
  return { id, projectId, description, product, version, ...(translations.en ? { translations } : {}) };
}
