import type { ReportData } from '@college/curriculum-model';
import type { CourseUnitRow } from '../course-units/courseUnitRepository';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { takeTurns } from '../http/pieces';
import { listTaskGoals } from '../matrices/taskGoalRepository';
import { listKsas } from '../points/ksaRepository';
import { listPoints } from '../points/pointRepository';
import {
  presentIntro,
  presentMajorMatrix,
  presentProjects,
  presentProjectMatrix,
  presentPointMatrix,
  presentTaskGoals,
} from './presentReport';
import { presentInfo } from './presentSyllabus';
import { listReportCells, listReportKsaCells } from './reportCells';
import { readRequires, readMajorRows } from './reportRows';
import { syllabusRows } from './syllabusRepository';

/** The whole report of a course: the Chinese record with its translations (decision 156). */
export async function readReport(db: Queries, unit: CourseUnitRow): Promise<ReportData> {
  const { id } = unit;
  const [syllabus, requires, ofMajor, projects, cells, points, ksaCells, ksas] = await Promise.all([
    syllabusRows.find(db, { courseUnitId: id }),
    readRequires(db, unit),
    readMajorRows(db, unit),
    listProjects(db, [id]),
    listReportCells(db, id),
    listPoints(db, id),
    listReportKsaCells(db, id),
    listKsas(db, id),
  ]);
  const taskGoals = await listTaskGoals(
    db,
    projects.map((project) => project.id),
  );
  const turn = takeTurns();
  const ofProjects = presentProjects({ projects, cells });
  await turn();
  const projectMatrix = presentProjectMatrix({ cells, points });
  await turn();
  const pointMatrix = presentPointMatrix({ ksaCells, ksas });
  await turn();
  return {
    intro: presentIntro(unit, projects),
    info: await presentInfo(db, unit, syllabus),
    requires,
    majorMatrix: presentMajorMatrix(ofMajor),
    projects: ofProjects,
    projectMatrix,
    pointMatrix,
    taskGoals: presentTaskGoals({ projects, taskGoals }),
  };
}
