import type { TranslatedKind } from '@college/curriculum-model';
import { asc, eq, inArray } from 'drizzle-orm';
import { findCollegeMajors } from '../college-majors/collegeMajorRepository';
import { collegeMajorState } from '../college-majors/presentCollegeMajor';
import { readCourseUnit } from '../course-units/readCourseUnit';
import { schema, type Queries } from '../db';
import { departmentState } from '../departments/saveDepartment';
import { listGoals } from '../goals/goalRepository';
import { presentGoal } from '../goals/presentGoal';
import { readRequirements } from '../majors/readRequirements';
import { placeMajor } from '../majors/majorRepository';
import { majorState } from '../majors/saveMajor';
import { listStoredCells } from '../matrices/courseMatrixRepository';
import { presentTaskGoal } from '../matrices/readProjectMatrix';
import { listTaskGoals } from '../matrices/taskGoalRepository';
import { occupationRows } from '../occupations/records/occupationRepository';
import { occupationState } from '../occupations/records/presentOccupation';
import { pointsState } from '../points/revisePoints';
import { newsRows } from '../news/newsRepository';
import { presentNews } from '../news/saveNews';
import { presentSyllabus } from '../syllabus/presentSyllabus';
import { syllabusRows } from '../syllabus/syllabusRepository';
import { storedReportState } from '../talent/saveReport';
import type { TranslatedRecord } from './translatedTables';

/** The audit log entry of one record, under the name and in the shape of its own saves, so that its history can read and restore it. */
export interface RecordedState {
  entity: string;
  entityId: number;
  state: unknown;
}

/** The states of everything that these records are a part of. */
export async function readStates(db: Queries, records: readonly TranslatedRecord[]): Promise<RecordedState[]> {
  const states: RecordedState[] = [];
  const add = (entity: string, entityId: number, state: unknown) => states.push({ entity, entityId, state });
  const ownersOf = (...kinds: TranslatedKind[]) => [
    ...new Set(records.filter(({ kind }) => kinds.includes(kind)).map(({ ownerId }) => ownerId)),
  ];
  for (const id of ownersOf('course', 'project')) add('courseUnit', id, (await readCourseUnit(db, id)).course);
  for (const id of ownersOf('point', 'ksa')) add('points', id, await pointsState(db, id));
  for (const id of ownersOf('goal')) {
    const wanted = new Set(records.filter(({ kind }) => kind === 'goal').map((record) => record.id));
    for (const goal of await listGoals(db, id)) if (wanted.has(goal.id)) add('goal', goal.id, presentGoal(goal));
  }
  for (const id of chaptersOf(records, 'taskGoal')) add('taskGoals', id, { goals: (await listTaskGoals(db, [id])).map(presentTaskGoal) });
  const chapters = new Set(chaptersOf(records, 'courseCell'));
  for (const id of ownersOf('courseCell')) {
    const cells = (await listStoredCells(db, id)).filter(({ projectId }) => chapters.has(projectId));
    add('courseMatrix', id, { cells: cells.toSorted((left, right) => left.id - right.id) });
  }
  for (const id of ownersOf('report')) {
    const report = await syllabusRows.find(db, { courseUnitId: id });
    if (report) add('report', id, presentSyllabus(report));
  }
  for (const id of ownersOf('require', 'indicator')) {
    add('graduateRequires', id, { list: await readRequirements(db, id, { language: 'zh', asRecorded: true }) });
  }
  for (const { id, ownerId } of records.filter(({ kind }) => kind === 'occupation')) {
    const row = await occupationRows.find(db, { collegeId: ownerId, id });
    add('occupation', id, row ? occupationState(row) : null);
  }
  for (const { id, ownerId } of records.filter(({ kind }) => kind === 'collegeMajor')) {
    const [major] = await findCollegeMajors(db, ownerId, [id]);
    if (major) add('collegeMajor', id, collegeMajorState(major));
  }
  for (const { id, ownerId } of records.filter(({ kind }) => kind === 'talentReport')) {
    add('talentReport', id, await storedReportState(db, ownerId, id));
  }
  for (const { id, ownerId } of records.filter(({ kind }) => kind === 'news')) {
    const item = await newsRows.find(db, { collegeId: ownerId, id });
    if (item) add('news', id, presentNews(item));
  }
  return [...states, ...(await readOrganisation(db, ownersOf))];
}

async function readOrganisation(db: Queries, ownersOf: (...kinds: TranslatedKind[]) => number[]): Promise<RecordedState[]> {
  const { colleges, departments, majors, users } = schema;
  const majorRows = await db
    .select()
    .from(majors)
    .where(inArray(majors.id, ownersOf('major')))
    .orderBy(asc(majors.id));
  const departmentRows = await db
    .select()
    .from(departments)
    .where(inArray(departments.id, ownersOf('department')));
  const states = [
    ...(await Promise.all(majorRows.map((row) => placeMajor(db, row)))).map((row) => ({
      entity: 'major',
      entityId: row.id,
      state: majorState(row),
    })),
    ...departmentRows.map((row) => ({ entity: 'department', entityId: row.id, state: departmentState(row) })),
  ];
  for (const entityId of ownersOf('college')) {
    const [state] = await db
      .select({ id: colleges.id, name: colleges.name, version: colleges.version, translations: colleges.translations })
      .from(colleges)
      .where(eq(colleges.id, entityId));
    states.push({ entity: 'college', entityId, state: state ?? null } as (typeof states)[number]);
  }
  for (const entityId of ownersOf('user')) {
    const [state] = await db.select({ translations: users.translations }).from(users).where(eq(users.id, entityId));
    states.push({ entity: 'users', entityId, state: state ?? null } as (typeof states)[number]);
  }
  return states;
}

function chaptersOf(records: readonly TranslatedRecord[], wanted: TranslatedKind): number[] {
  return [...new Set(records.flatMap(({ kind, chapterId }) => (kind === wanted && chapterId !== null ? [chapterId] : [])))];
}
