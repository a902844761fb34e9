import {
  groupBy,
  relateOption,
  type Language,
  type ProjectCell,
  type ProjectMatrixAxes,
  type ProjectMatrixRow,
  type TaskGoal,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { mapInPieces } from '../http/pieces';
import { listKsas } from '../points/ksaRepository';
import { presentKsa, presentPoint } from '../points/readPointKsa';
import { listCourseCells } from './courseMatrixRepository';
import { listProjectCells } from './projectMatrixRepository';
import { readCourseMatrix, readMatrixCourse } from './readCourseMatrix';
import { listTaskGoals, type TaskGoalRow } from './taskGoalRepository';

/** Rows and columns of the project matrices: for each chapter its placed points and its task goals (domain.md §2). */
export async function readProjectMatrixAxes(db: Queries, courseId: number): Promise<ProjectMatrixAxes[]> {
  const { projects } = await readMatrixCourse(db, courseId);
  const goals = await readTaskGoalsOf(db, projects);
  const placed = groupBy(await listCourseCells(db, courseId), ({ cell }) => cell.projectId);
  return projects.map((project) => ({
    project,
    goals: goals.get(project.id) ?? [],
    // The entries are in the order of their points.
    points: [...new Map((placed.get(project.id) ?? []).map(({ point }) => [point.id, presentPoint(point)])).values()],
  }));
}

/** The task goals of some chapters. */
export async function readTaskGoalsOf(db: Queries, projects: readonly { id: number }[]): Promise<Map<number, TaskGoal[]>> {
  const rows = await listTaskGoals(
    db,
    projects.map(({ id }) => id),
  );
  return new Map([...groupBy(rows, ({ projectId }) => projectId)].map(([id, goals]) => [id, goals.map(presentTaskGoal)]));
}

/** The project matrices of a course: one row for each placed point, in the order of chapters and points. */
export async function readProjectMatrices(db: Queries, courseId: number, language: Language): Promise<ProjectMatrixRow[]> {
  const rows = await readCourseMatrix(db, courseId, language);
  const cells = await listProjectCells(db, courseId);
  // One query of their own: many entries refer to the same item.
  const ksas = new Map((await listKsas(db, courseId)).map((ksa) => [ksa.id, presentKsa(ksa)]));
  return (
    await mapInPieces(rows, ({ data, version }) =>
      data.map((courseMatrix): ProjectMatrixRow => ({
        courseMatrix,
        projectMatrices: (cells.get(courseMatrix.id) ?? []).flatMap(([taskGoalId, ksaId, relate, id]): ProjectCell[] => {
          const ksa = ksas.get(ksaId);
          const place = { id, projectMatrixId: courseMatrix.id, taskGoalId };
          return ksa ? [{ ...place, ksa, relate: relateOption(relate, language) }] : [];
        }),
        ...(version === undefined ? {} : { version }),
      })),
    )
  ).flat();
}

/** A task goal in its wire format. */
export function presentTaskGoal({ id, projectId, description, product, version, translations }: TaskGoalRow): TaskGoal {
  return { id, projectId, description, product, version, ...(translations.en ? { translations } : {}) };
}
