import type { ReportData } from '@college/curriculum-model';
import { findCourseUnit, type CourseUnitRow } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { listIndicators, readRequirements } from '../majors/readRequirements';
import { listColumns } from '../matrices/courseMatrixRepository';
import { listEntries } from '../matrices/majorMatrixRepository';
import { listTaskGoals } from '../matrices/taskGoalRepository';
import { listKsas } from '../points/ksaRepository';
import { listPoints } from '../points/pointRepository';
import { listReportCells, listReportKsaCells, type ReportCell, type ReportKsaCell } from './reportCells';
import { presentInfo } from './presentSyllabus';
import {
  presentIntro,
  presentMajorMatrix,
  presentPointMatrix,
  presentProjectMatrix,
  presentProjects,
  presentTaskGoals,
} from './presentReport';
import { findSyllabus } from './syllabusRepository';

type Rows<List extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<List>>;

/** The rows that a report is made of, each table read once. */
export interface ReportRows {
  projects: Rows<typeof listProjects>;
  cells: readonly ReportCell[];
  points: Rows<typeof listPoints>;
  ksaCells: readonly ReportKsaCell[];
  ksas: Rows<typeof listKsas>;
  taskGoals: Rows<typeof listTaskGoals>;
  entries: Rows<typeof listEntries>;
  indicators: Rows<typeof listIndicators>;
  goals: Rows<typeof listColumns>;
}

/** The course that a report is about. */
export async function reportedCourse(db: Queries, courseId: number): Promise<CourseUnitRow> {
  const unit = await findCourseUnit(db, courseId);
  if (!unit) throw notFound(courseUnitMessages.missing);
  return unit;
}

/** The graduation requirements of the course's major as recorded, with their translations. */
export async function readRequires(db: Queries, { majorId }: Pick<CourseUnitRow, 'majorId'>): Promise<ReportData['requires']> {
  return readRequirements(db, majorId, { language: 'zh', asRecorded: true });
}

/** The rows behind the course's row of the major matrix. */
export async function readMajorRows(db: Queries, { id, majorId }: Pick<CourseUnitRow, 'id' | 'majorId'>) {
  const [entries, indicators, goals] = await Promise.all([listEntries(db, [id]), listIndicators(db, majorId), listColumns(db, id)]);
  return { entries, indicators, goals };
}

/** The whole report of a course: the Chinese record with its translations (decision 156). */
export async function readReport(db: Queries, unit: CourseUnitRow): Promise<ReportData> {
  const { id } = unit;
  const [syllabus, requires, ofMajor, projects, cells, points, ksaCells, ksas] = await Promise.all([
    findSyllabus(db, id),
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
  return {
    intro: presentIntro(unit, projects),
    info: presentInfo(unit, syllabus),
    requires,
    majorMatrix: presentMajorMatrix(ofMajor),
    projects: presentProjects({ projects, cells }),
    projectMatrix: presentProjectMatrix({ cells, points }),
    pointMatrix: presentPointMatrix({ ksaCells, ksas }),
    taskGoals: presentTaskGoals({ projects, taskGoals }),
  };
}
