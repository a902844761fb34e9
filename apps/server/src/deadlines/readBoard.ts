import { concerns, progressReachOf, type BoardCourse, type Language, type ProgressBoard } from '@college/curriculum-model';
import type { Queries } from '../db';
import { mapInPieces } from '../http/pieces';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { findCollegeNames } from '../users/collegeNames';
import { notifiedOf } from './notifiedOf';
import { countReviews, listBoardCourses, listBoardMajors, type BoardCourseRow } from './boardRows';
import { findFindingCounts, findStamps, presentCounts } from './findingCounts';
import { findPlan, presentPlan } from './planRepository';

/** How far the part of the college is that concerns somebody. Everything is stored: nothing is worked out for hundreds of courses. */
export async function readBoard(
  db: Queries,
  caller: Caller,
  { today, language }: { today: string; language: Language },
): Promise<ProgressBoard> {
  const reach = progressReachOf(caller) ?? { collegeId: caller.collegeId, courseId: 0 };
  const [courses, plan, names] = await Promise.all([
    listBoardCourses(db, reach, { today }),
    findPlan(db, caller.collegeId),
    findCollegeNames(db, caller.collegeId),
  ]);
  const majors = await listBoardMajors(
    db,
    reach,
    courses.map(({ majorId }) => majorId),
  );
  const majorIds = majors.map(({ id }) => id);
  const [counts, stamps, reviews] = await Promise.all([
    findFindingCounts(db, majorIds),
    findStamps(db, majorIds, today),
    countReviews(db, majorIds),
  ]);
  const found = new Map([...counts.values()].flatMap((one) => one.courses.map((course) => [course.id, course])));
  const { deadlines } = presentPlan(plan);
  const departments = new Map(majors.map(({ department }) => [department.id, department]));
  return {
    today,
    college: language === 'en' ? names.collegeNameEn : names.collegeName,
    departments: [...departments.values()].map((one) => ({ id: one.id, name: inReadersLanguage(one, 'name', language) })),
    majors: majors.map((major) => ({
      ...presentCounts(major.id, counts.get(major.id), stamps.get(major.id)),
      departmentId: major.department.id,
      name: inReadersLanguage(major, 'name', language),
      reviews: reviews.get(major.id) ?? 0,
    })),
    courses: await mapInPieces(courses, (course) => presentCourse(course, found.get(course.id), { caller, language })),
    deadlines: deadlines.filter((deadline) => majorIds.some((id) => concerns(deadline, id))),
  };
}

function presentCourse(
  course: BoardCourseRow,
  { errors = 0, reminders = 0, finding = null }: Partial<BoardCourse> = {},
  { caller, language }: { caller: Caller; language: Language },
): BoardCourse {
  const notified = notifiedOf(course, caller, language);
  const { id, majorId, leaders } = course;
  return {
    id,
    majorId,
    name: inReadersLanguage(course, 'name', language),
    ...ratesOf(course),
    leaders: leaders.map((leader) => inReadersLanguage(leader, 'userName', language)),
    ...(notified && { notified }),
    errors,
    reminders,
    finding,
  };
}

/** The figures of a course; until the upkeep has come by, one that was stored by an earlier version is the same in all parts. */
export function ratesOf({ progress, parts }: { progress: number | null; parts: number[] | null }): Pick<BoardCourse, 'progress' | 'parts'> {
  const whole = progress ?? 0;
  const [info, base, courseMatrix, projectMatrix, report] = parts ?? [whole, whole, whole, whole, whole];
  return { progress: whole, parts: [info!, base!, courseMatrix!, projectMatrix!, report!] };
}
