import {
  getAdditionalInfo,
  getCourseIntro,
  getReportMajorMatrix,
  getReportPointMatrix,
  getReportProjectMatrix,
  getReportProjects,
  getReportRequires,
  getReportTaskGoals,
  saveAdditionalInfo,
} from '@college/api-client/contract';
import { storedFieldNames } from '@college/curriculum-model';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { listTaskGoals } from '../matrices/taskGoalRepository';
import { listKsas } from '../points/ksaRepository';
import { listPoints } from '../points/pointRepository';
import { syllabusMessages } from './messages';
import {
  presentIntro,
  presentMajorMatrix,
  presentPointMatrix,
  presentProjectMatrix,
  presentProjects,
  presentTaskGoals,
} from './presentReport';
import { presentInfo } from './presentSyllabus';
import { listReportCells, listReportKsaCells } from './reportCells';
import { readMajorRows, readRequires, reportedCourse } from './reportRows';
import { saveReport } from './saveReport';
import { syllabusRows } from './syllabusRepository';

/** The calls about the course start report (reference §7). */
export const syllabusCalls: readonly MountedCall[] = [
  handle(getReportRequires, async ({ db, query }) => readRequires(db, await reportedCourse(db, query.courseid))),
  handle(getReportMajorMatrix, async ({ db, query }) =>
    presentMajorMatrix(await readMajorRows(db, await reportedCourse(db, query.courseid))),
  ),
  handle(getReportProjects, async ({ db, query }) => {
    const [projects, cells] = await Promise.all([listProjects(db, [query.courseid]), listReportCells(db, query.courseid)]);
    return presentProjects({ projects, cells });
  }),
  handle(getReportProjectMatrix, async ({ db, query }) => {
    const [cells, points] = await Promise.all([listReportCells(db, query.courseid), listPoints(db, query.courseid)]);
    return presentProjectMatrix({ cells, points });
  }),
  handle(getReportPointMatrix, async ({ db, query }) => {
    const [ksaCells, ksas] = await Promise.all([listReportKsaCells(db, query.courseid), listKsas(db, query.courseid)]);
    return presentPointMatrix({ ksaCells, ksas });
  }),
  handle(getReportTaskGoals, async ({ db, query }) => {
    const projects = await listProjects(db, [query.courseid]);
    const ids = projects.map(({ id }) => id);
    return presentTaskGoals({ projects, taskGoals: await listTaskGoals(db, ids) });
  }),
  handle(getAdditionalInfo, ({ db, query }) => readInfo(db, query.courseid)),
  handle(getCourseIntro, async ({ db, query }) => {
    const [unit, projects] = await Promise.all([reportedCourse(db, query.courseid), listProjects(db, [query.courseid])]);
    return presentIntro(unit, projects);
  }),
  handle(
    saveAdditionalInfo,
    async ({ db, body, caller, now }) => {
      await saveReport(db, body, { userId: caller.id, now });
      return { record: await readInfo(db, body.courseUnitId) };
    },
    { success: syllabusMessages.saved, fieldNames: storedFieldNames },
  ),
];

async function readInfo(db: Queries, courseUnitId: number) {
  const [unit, row] = await Promise.all([reportedCourse(db, courseUnitId), syllabusRows.find(db, { courseUnitId })]);
  return presentInfo(db, unit, row);
}
