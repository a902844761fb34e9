import { courseCellFields, valuesByKind, type Translations, type UpdateCourseMatrixRequest } from '@college/curriculum-model';
import { storedValues } from '../course-units/storedValues';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { listPoints } from '../points/pointRepository';
import { listColumns, type CourseMatrixFields, type CourseMatrixRecord } from './courseMatrixRepository';
import { matrixMessages } from './messages';
import { bilingualName } from './namesOf';

/** A cell of the request with a strength, in the chapter under which it was listed. */
export interface PlacedCell extends Omit<CourseMatrixFields, 'translations'> {
  id: number;
  translations?: Translations;
}

/** The cells that a save wants to have; refuses the first one whose chapter, goal, point or own id is not this course's. */
export async function checkCourseMatrix(
  db: Queries,
  { courseId, list }: Pick<UpdateCourseMatrixRequest, 'courseId' | 'list'>,
  stored: readonly CourseMatrixRecord[],
): Promise<PlacedCell[]> {
  const projects = new Map((await listProjects(db, [courseId])).map((project) => [project.id, project]));
  const pointIds = new Set((await listPoints(db, courseId)).map(({ id }) => id));
  const goalIds = new Set((await listColumns(db, courseId)).map(({ goal }) => goal.id));
  const storedIds = new Set(stored.map(({ id }) => id));
  const seenProjects = new Set<number>();
  const seenIds = new Set<number>();
  const cells: PlacedCell[] = [];
  for (const [
    index,
    {
      project: { id: projectId },
      data,
    },
  ] of list.entries()) {
    const project = projects.get(projectId);
    if (!project) throw invalid(matrixMessages.foreignProject(index + 1));
    if (seenProjects.has(projectId)) throw invalid(matrixMessages.projectListedTwice(index + 1));
    seenProjects.add(projectId);
    const seenPlaces = new Set<string>();
    for (const [at, { id, courseUnitId, graduateRequireId: goalId, point, relate, ...rest }] of data.entries()) {
      const line = at + 1;
      // What is taken out, and has gone already, is no reason to refuse a save.
      if (relate.relate === -1 || id < 0) continue;
      // The chapter that a cell names is the one it was read in; it may have moved since, but not in from another course.
      const isElsewhere = courseUnitId !== courseId || !projects.has(rest.projectId);
      if (isElsewhere || (id > 0 && !storedIds.has(id))) throw invalid(matrixMessages.foreignCell(bilingualName(project), line));
      if (!pointIds.has(point.id)) throw invalid(matrixMessages.foreignPoint(bilingualName(project), line));
      if (!goalIds.has(goalId)) throw invalid(matrixMessages.unboundGoal(bilingualName(project), line));
      const place = `${goalId} ${point.id}`;
      if (seenPlaces.has(place) || (id > 0 && seenIds.has(id))) throw invalid(matrixMessages.cellListedTwice(bilingualName(project), line));
      seenPlaces.add(place);
      seenIds.add(id);
      const { translations } = rest;
      const fields = valuesByKind(courseCellFields, rest, storedValues);
      const cell = { id, projectId, goalId, pointId: point.id, relate: relate.relate, ...fields };
      cells.push(translations === undefined ? cell : { ...cell, translations });
    }
  }
  return cells;
}
