import type { ReportData } from '@college/curriculum-model';
import { courseUnitRows, type CourseUnitRow } from '../course-units/courseUnitRepository';
import { courseUnitMessages } from '../course-units/messages';
import type { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { listIndicators, readRequirements } from '../majors/readRequirements';
import { listColumns } from '../matrices/courseMatrixRepository';
import { listEntries } from '../matrices/majorMatrixRepository';
import type { listTaskGoals } from '../matrices/taskGoalRepository';
import type { listKsas } from '../points/ksaRepository';
import type { listPoints } from '../points/pointRepository';
import { type ReportCell, type ReportKsaCell } from './reportCells';

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
  const unit = await courseUnitRows.find(db, { id: courseId });
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
