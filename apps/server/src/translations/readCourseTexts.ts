import { courseTexts, groupBy, may, type CourseText, type Language } from '@college/curriculum-model';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { listGoals } from '../goals/goalRepository';
import { notFound } from '../http/refusal';
import { listIndicators, listRequirements } from '../majors/readRequirements';
import { listBoundIndicatorIds, listCourseCells } from '../matrices/courseMatrixRepository';
import { listTaskGoals } from '../matrices/taskGoalRepository';
import { listKsas } from '../points/ksaRepository';
import { listPoints } from '../points/pointRepository';
import { findAncestry } from '../rights/ancestry';
import type { Caller } from '../rights/caller';
import { findEditableCourses } from '../rights/editableCourses';
import { syllabusRows } from '../syllabus/syllabusRepository';

/** Every text of a course that its syllabus or its page prints, with its English. */
export async function readCourseTexts(
  db: Queries,
  courseId: number,
  { caller, language }: { caller: Caller; language: Language },
): Promise<CourseText[]> {
  const course = await courseUnitRows.find(db, { id: courseId });
  if (!course) throw notFound(courseUnitMessages.missing);
  const supported = new Set(await listBoundIndicatorIds(db, courseId));
  const indicators = groupBy(
    (await listIndicators(db, course.majorId)).filter(({ id }) => supported.has(id)),
    ({ requirementId }) => requirementId,
  );
  const projects = await listProjects(db, [courseId]);
  const taskGoals = await listTaskGoals(
    db,
    projects.map(({ id }) => id),
  );
  const source = {
    course,
    report: await syllabusRows.find(db, { courseUnitId: courseId }),
    requires: (await listRequirements(db, course.majorId)).flatMap((require) => {
      const children = indicators.get(require.id);
      return children ? [{ ...require, children }] : [];
    }),
    goals: (await listGoals(db, courseId)).map((goal) => ({ ...goal, parentId: goal.indicatorId })),
    projects,
    cells: (await listCourseCells(db, courseId)).map(({ cell }) => cell),
    taskGoals,
    points: await listPoints(db, courseId),
    ksas: await listKsas(db, courseId),
  };
  return courseTexts(source, await editableParts(db, caller, course), language);
}

async function editableParts(db: Queries, caller: Caller, { id, majorId }: { id: number; majorId: number }) {
  const chain = await findAncestry(db, 'major', majorId, caller);
  return {
    course: (await findEditableCourses(db, caller, [id])).has(id),
    major: chain !== undefined && may(caller, 'manage', chain),
  };
}
