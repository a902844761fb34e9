import {
  courseCellFields,
  groupBy,
  pickFields,
  relateOption,
  type CourseCell,
  type CourseMatrixAxes,
  type CourseMatrixRow,
  type Language,
} from '@college/curriculum-model';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import { presentCourseUnit } from '../course-units/presentCourseUnit';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { mapInPieces } from '../http/pieces';
import { notFound } from '../http/refusal';
import { inReadersLanguage } from '../majors/presentMajor';
import { listIndicators } from '../majors/readRequirements';
import { presentPoint } from '../points/readPointKsa';
import { listBoundIndicatorIds, listColumns, listCourseCells } from './courseMatrixRepository';

/** A course with its chapters. Its version is read first, so that a save in between shows as a conflict and not as a mixture. */
export async function readMatrixCourse(db: Queries, courseId: number) {
  const unit = await courseUnitRows.find(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  return { unit, projects: presentCourseUnit(unit, await listProjects(db, [courseId])).courseMatrixVOS };
}

/** Rows and columns of the course matrix: chapters, and the indicator points bound in the major matrix with their goals (domain.md §2). */
export async function readCourseMatrixAxes(db: Queries, courseId: number, language: Language): Promise<CourseMatrixAxes> {
  const { unit, projects } = await readMatrixCourse(db, courseId);
  const bound = new Set(await listBoundIndicatorIds(db, courseId));
  const columns = groupBy(await listColumns(db, courseId), ({ requireId }) => requireId);
  const indicators = (await listIndicators(db, unit.majorId)).filter(({ id }) => bound.has(id));
  const goals = indicators.map((indicator) => ({
    id: indicator.id,
    description: inReadersLanguage(indicator, 'description', language),
    children: (columns.get(indicator.id) ?? []).map(({ goal }) => ({
      id: goal.id,
      parentId: goal.indicatorId,
      courseId,
      description: inReadersLanguage(goal, 'description', language),
    })),
  }));
  return { projects, goals };
}

/** The course matrix, chapter by chapter; each row contains the version of its course, which a save sends back. */
export async function readCourseMatrix(db: Queries, courseId: number, language: Language): Promise<CourseMatrixRow[]> {
  const { unit, projects } = await readMatrixCourse(db, courseId);
  const cells = await mapInPieces(await listCourseCells(db, courseId), ({ cell, point }): CourseCell => {
    const { id, courseUnitId, projectId, translations } = cell;
    const place = { id, courseUnitId, projectId, graduateRequireId: cell.goalId, point: presentPoint(point) };
    return { ...place, relate: relateOption(cell.relate, language), ...pickFields(courseCellFields, cell), translations };
  });
  const byProject = groupBy(cells, ({ projectId }) => projectId);
  return projects.map((project) => ({ project, data: byProject.get(project.id) ?? [], version: unit.version }));
}
