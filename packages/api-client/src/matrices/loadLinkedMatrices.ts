import { linkedMatricesOf, type LinkedMatrices, type MatrixReplies } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getCourseUnit } from '../course-units/course-units.contract';
import {
  getCourseMatrixAxes,
  getCourseMatrixChoices,
  getMatrixCourse,
  getProjectMatrixAxes,
  getProjectMatrixChoices,
} from './axes.contract';
import { getCourseMatrix, getMajorMatrix, getProjectMatrices } from './matrices.contract';

// Whoever saves all the time would otherwise keep a reader waiting for ever.
const attempts = 3;

/** Reads the parts of a course's matrices at once, and again while somebody saved between one part and another. */
export async function loadLinkedMatrices(client: Client, courseId: number, signal: AbortSignal | undefined): Promise<LinkedMatrices> {
  for (let attempt = 1; ; attempt += 1) {
    const replies = await readReplies(client, courseId, signal);
    const versions = versionsIn(replies, courseId);
    if (versions.length < 2) return linkedMatricesOf(replies);
    // A mixture must not pass for the newest: with the oldest version a save meets a conflict instead of overwriting.
    if (attempt === attempts) return withVersion(linkedMatricesOf(replies), courseId, Math.min(...versions));
  }
}

async function readReplies(client: Client, courseId: number, signal: AbortSignal | undefined): Promise<MatrixReplies> {
  const input = { query: { courseId }, signal };
  const [course, major, axes, { points }, rows, taskAxes, { ksas }, projectRows, { pointksa }] = await Promise.all([
    client.call(getMatrixCourse, input),
    client.call(getMajorMatrix, input),
    client.call(getCourseMatrixAxes, input),
    client.call(getCourseMatrixChoices, input),
    client.call(getCourseMatrix, input),
    client.call(getProjectMatrixAxes, input),
    client.call(getProjectMatrixChoices, input),
    client.call(getProjectMatrices, input),
    client.call(getCourseUnit, { query: { courseid: courseId }, signal }),
  ]);
  return { course, major, axes, points, rows, taskAxes, ksas, projectRows, pointksa };
}

/** The distinct versions of the course in the parts; empty if the server has no versions. */
function versionsIn({ major, rows, projectRows }: MatrixReplies, courseId: number): number[] {
  const ofMajor = major.courses.filter(({ id }) => id === courseId);
  const versions = [...ofMajor, ...rows, ...projectRows].flatMap(({ version }) => (version === undefined ? [] : [version]));
  return [...new Set(versions)];
}

function withVersion(matrices: LinkedMatrices, courseId: number, version: number): LinkedMatrices {
  return { ...matrices, courses: matrices.courses.map((course) => (course.id === courseId ? { ...course, version } : course)) };
}
