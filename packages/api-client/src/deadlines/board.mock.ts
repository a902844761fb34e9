import {
  campusDay,
  completionItems,
  completionOf,
  completionPartNames,
  concerns,
  countFindings,
  covers,
  progressOf,
  progressReachOf,
  proposalState,
  textOf,
  usualPlan,
  type BoardCourse,
  type BoardMajor,
  type CheckedMajor,
  type DeadlinePlan,
  type Language,
  type ProgressBoard,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { courseDataOf } from '../completion/completion.mock';
import { judge } from '../editions/findings.mock';
import { homeOf } from '../editions/rows/lineage';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { actorOf, chainOf } from '../mock-api/rights';
import { historyOf } from '../proposals/mockProposals';
import { leadersOf, notifiedOf } from './notified.mock';

interface Reader {
  state: MockState;
  user: SampleUser;
  language: Language;
}

/** The plan of a college; version 0 until it sets one. */
export function planOf({ deadlines }: MockState, collegeId: number): DeadlinePlan {
  return deadlines.get(collegeId) ?? usualPlan;
}

/** How far the part of the college is that concerns the reader. */
export function boardFor(reader: Reader): ProgressBoard {
  const { state, user, language } = reader;
  const reach = progressReachOf(actorOf(user));
  const courses = state.courseUnits.filter(
    ({ id, initing, majorId }) =>
      !initing && homeOf(state, majorId) === majorId && reach !== null && covers(reach, chainOf(state, 'course', id)),
  );
  const withCourses = new Set(courses.map(({ majorId }) => majorId));
  const majors = state.majors.filter(
    ({ id }) => withCourses.has(id) || (reach !== null && reach.courseId === undefined && covers(reach, chainOf(state, 'major', id))),
  );
  const college = state.colleges.find(({ id }) => id === user.collegeId);
  return {
    today: campusDay(new Date(state.now())),
    college: college ? textOf(college, 'name', language) : '',
    departments: state.departments
      .filter(({ id }) => majors.some(({ departmentId }) => departmentId === id))
      .map((one) => ({ id: one.id, name: textOf(one, 'name', language) })),
    majors: majors.map((major) => ({
      ...countsOf(state, major.id),
      departmentId: major.departmentId,
      name: textOf(major, 'name', language),
      reviews: state.proposals.filter((one) => one.homeMajorId === major.id && proposalState(historyOf(state, one)).status === 'review')
        .length,
    })),
    courses: courses.map(({ id, majorId, ...unit }) => ({
      ...notifiedIn(reader, id),
      id,
      majorId,
      name: textOf(unit, 'name', language),
      ...ratesOf(state, id),
      leaders: leadersOf(state, id).map((leader) => personName(state, leader.id, language)),
      errors: 0,
      reminders: 0,
      finding: null,
      ...state.majorFindings.get(majorId)?.checked.courses.find((one) => one.id === id),
    })),
    deadlines: planOf(state, user.collegeId).deadlines.filter((deadline) => majors.some(({ id }) => concerns(deadline, id))),
  };
}

function notifiedIn(reader: Reader, courseId: number): Pick<BoardCourse, 'notified'> {
  const notified = notifiedOf(reader, courseId);
  return notified ? { notified } : {};
}

/** How far a course is. */
export function ratesOf(state: MockState, courseId: number): Pick<BoardCourse, 'parts' | 'progress'> {
  const completion = completionOf(completionItems(courseDataOf(state, courseId)));
  const [info, base, courseMatrix, projectMatrix, report] = completionPartNames.map((name) => completion[name].rate);
  return { parts: [info!, base!, courseMatrix!, projectMatrix!, report!], progress: progressOf(completion) };
}

/** What the rules find in a major now, which is remembered. */
export function checkedNow(reader: Reader, majorId: number): CheckedMajor {
  const { state } = reader;
  const { errors, reminders, courses } = countFindings(judge(reader, `current:${majorId}`, 'review'));
  const checked = { major: { id: majorId, errors, reminders, checkedAt: state.now(), isStale: false }, courses };
  state.majorFindings.set(majorId, { checked, changes: state.history.length });
  return checked;
}

function countsOf({ majorFindings, history }: MockState, majorId: number): Omit<BoardMajor, 'departmentId' | 'name' | 'reviews'> {
  const known = majorFindings.get(majorId);
  if (!known) return { id: majorId, errors: 0, reminders: 0, checkedAt: null, isStale: true };
  return { ...known.checked.major, isStale: known.changes !== history.length };
}
